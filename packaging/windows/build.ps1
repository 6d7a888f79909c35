# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the installer for Windows in dist\: powershell -File packaging\windows\build.ps1
# Needs Python 3.11 to 3.14 (py launcher) and, for the installer, Inno Setup 6 (iscc in the PATH).
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")

function Invoke-Step {
    & $args[0] $args[1..($args.Count - 1)]
    if ($LASTEXITCODE -ne 0) { throw "$($args -join ' ') ended with $LASTEXITCODE" }
}

if (-not (Test-Path "build\venv\Scripts\python.exe")) { Invoke-Step py -3 -m venv build\venv }
$python = "build\venv\Scripts\python.exe"
Invoke-Step $python -m pip install --quiet --requirement packaging\tools.txt
$env:PYTHONPATH = "packaging"
Invoke-Step $python -m make archive
$env:RUBBLETOP_VERSION = & $python -c "from make.facts import version; print(version())"

if (Get-Command iscc -ErrorAction SilentlyContinue) {
    Invoke-Step iscc packaging\windows\rubbletop.iss
} else {
    Write-Warning "Inno Setup's iscc is not in the PATH: there is dist\rubbletop and its zip, but no installer."
}
