; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, made from dist\rubbletop by Inno Setup 6; build.ps1 calls it.
#define Version GetEnv("RUBBLETOP_VERSION")
#if Version == ""
  #error Call packaging\windows\build.ps1, which tells the version.
#endif

[Setup]
AppId={{5E0B1C5E-6F0B-4D0E-9C63-6D1B5A2C9F47}
AppName=Rubbletop
AppVersion={#Version}
AppPublisher=The Rubbletop authors
DefaultDirName={autopf}\Rubbletop
DefaultGroupName=Rubbletop
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\rubbletop.ico
UninstallDisplayIcon={app}\rubbletop-window.exe
OutputDir=..\..\dist
OutputBaseFilename=rubbletop-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Files]
Source: "..\..\dist\rubbletop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\build\icons\rubbletop.ico"; DestDir: "{app}"

[Icons]
Name: "{group}\Rubbletop"; Filename: "{app}\rubbletop-window.exe"; IconFilename: "{app}\rubbletop.ico"
Name: "{autodesktop}\Rubbletop"; Filename: "{app}\rubbletop-window.exe"; IconFilename: "{app}\rubbletop.ico"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\.rubble"; ValueType: string; ValueData: "Rubbletop.Save"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Rubbletop.Save"; ValueType: string; ValueData: "Rubbletop saved game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Rubbletop.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\rubbletop.ico"
Root: HKA; Subkey: "Software\Classes\Rubbletop.Save\shell\open\command"; ValueType: string; ValueData: """{app}\rubbletop-window.exe"" ""%1"""

[Run]
Filename: "{app}\rubbletop-window.exe"; Description: "{cm:LaunchProgram,Rubbletop}"; Flags: nowait postinstall skipifsilent
