"""The boards: spaces, neighbours, distances, sight and routes."""
