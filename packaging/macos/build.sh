#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Rubbletop.app and a disk image of it in dist/, on macOS: packaging/macos/build.sh
# SIGN_AS may name an identity of the keychain, else the program is signed for this machine alone.
set -eu
cd "$(dirname "$0")/../.."
[ "$(uname -s)" = Darwin ] || { echo "packaging/macos/build.sh: this builds on macOS alone" >&2; exit 1; }
packaging/run onedir
PYTHONPATH=packaging
export PYTHONPATH
version=$(build/venv/bin/python -c 'from make.facts import version; print(version())')
codesign --force --deep --options runtime --sign "${SIGN_AS:--}" dist/Rubbletop.app
codesign --verify --deep --strict dist/Rubbletop.app
image=dist/Rubbletop-$version.dmg
rm -rf build/image "$image"
mkdir -p build/image
cp -R dist/Rubbletop.app build/image/
ln -s /Applications build/image/Applications
hdiutil create -volname "Rubbletop $version" -srcfolder build/image -format UDZO "$image"
echo "packaging/macos/build.sh: made $image"
