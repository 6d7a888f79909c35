# SPDX-License-Identifier: GPL-3.0-or-later
"""A clean Debian in a folder: the package is installed there as a player would, and removed again."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from make.facts import APP_ID, BUILD, Failed, Unable
from make.play import SAVE, Program, Stage

PLAYER = "player"
_PATH = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"


class Root:
    """A new Debian of one release with one ordinary user; it is thrown away in the end."""

    def __init__(self, suite: str) -> None:
        self._suite = suite
        self._folder = BUILD / f"root-{suite}"
        self.home = self._folder / "home" / PLAYER

    def __enter__(self) -> Self:
        if os.geteuid() != 0:
            raise Unable("only root may make one")
        if shutil.which("debootstrap") is None:
            raise Unable("debootstrap is not installed")
        self._thrown_away()
        words = ["debootstrap", "--variant=minbase", self._suite, str(self._folder), *_mirror()]
        log = BUILD / f"root-{self._suite}.log"
        with log.open("w", encoding="utf-8") as told:
            ended = subprocess.run(words, stdout=told, stderr=told, check=False)
        if ended.returncode:
            last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
            self._thrown_away()
            raise Unable(f"debootstrap failed: {' '.join(last)}")
        mounted = subprocess.run(["mount", "-t", "proc", "proc", str(self._folder / "proc")], check=False)
        if mounted.returncode:
            self._thrown_away()
            raise Unable("this machine lets nobody mount /proc")
        (self._folder / "dev/shm").mkdir(exist_ok=True)
        (self._folder / "dev/shm").chmod(0o1777)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._thrown_away()

    def install(self, package: Path) -> None:
        """Install the package with all that it asks for; raises Failed where a file of it is missing then."""
        shutil.copy(package, self._folder / "var/cache" / package.name)
        self._sources()
        self._run("apt-get", "update", "-qq")
        wanted = ["shared-mime-info", "desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin"]
        self._run(
            "apt-get", "install", "-qq", "--no-install-recommends", *wanted, f"/var/cache/{package.name}"
        )
        self._run("useradd", "--create-home", PLAYER)
        self._known_to_the_desktop()

    def program(self, stage: Stage) -> Program:
        """Return how the installed program is started by the user, on a screen."""

        def started(*words: str) -> tuple[list[str], dict[str, str]]:
            return [*self._as_player(), "rubbletop", *words], {**self._environment(), **stage.environment}

        return started

    def kept_save(self, name: str) -> Path:
        """Return where a file of the user's home lies when seen from inside."""
        return Path("/home") / PLAYER / name

    def removed(self) -> list[str]:
        """Remove the package; return the files with its name that are left outside the user's home."""
        self._run("apt-get", "purge", "-qq", "rubbletop")
        return [
            str(file.relative_to(self._folder))
            for top in ("usr", "etc", "var/lib", "opt")
            for file in (self._folder / top).rglob("*rubbletop*")
        ]

    def _known_to_the_desktop(self) -> None:
        """Raises Failed unless a save is of its own kind, and a double click on one starts the program."""
        save = "evening.rubble"
        (self.home / save).write_bytes(SAVE.read_bytes() if SAVE.exists() else b"{}")
        kind = "application/x-rubbletop"
        for words, wanted in (
            (["gio", "info", "-a", "standard::content-type", str(self.kept_save(save))], kind),
            (["gio", "mime", kind], f"{APP_ID}.desktop"),
        ):
            told = self._told(*words)
            if wanted not in told:
                raise Failed(f"{' '.join(words)} says {told!r} where it should name {wanted!r}")

    def _told(self, *words: str) -> str:
        ended = subprocess.run(
            [*self._as_player(), *words], env=self._environment(), capture_output=True, text=True, check=False
        )
        return ended.stdout.strip()

    def _as_player(self) -> list[str]:
        return ["chroot", f"--userspec={PLAYER}", str(self._folder)]

    def _environment(self) -> dict[str, str]:
        return {"PATH": _PATH, "HOME": f"/home/{PLAYER}", "LANG": "C.UTF-8", "USER": PLAYER}

    def _sources(self) -> None:
        """Give the new system the settings by which this one reaches its archive."""
        for file in Path("/etc/apt/apt.conf.d").glob("*prox*"):
            shutil.copy(file, self._folder / "etc/apt/apt.conf.d")
        if not (self._folder / "etc/resolv.conf").exists() and Path("/etc/resolv.conf").exists():
            shutil.copy("/etc/resolv.conf", self._folder / "etc/resolv.conf")

    def _run(self, *words: str) -> None:
        environment = {**os.environ, "PATH": _PATH, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        if words[0] == "apt-get":
            words = ("apt-get", "-y", *words[1:])
        ended = subprocess.run(
            ["chroot", str(self._folder), *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if ended.returncode:
            raise Failed(
                f"in the clean Debian {self._suite}, {' '.join(words)} failed:\n{ended.stdout}{ended.stderr}"
            )

    def _thrown_away(self) -> None:
        with suppress(FileNotFoundError):
            subprocess.run(
                ["umount", "-l", str(self._folder / "proc")], stderr=subprocess.DEVNULL, check=False
            )
        if os.path.ismount(self._folder / "proc"):
            raise Failed(f"{self._folder}/proc cannot be unmounted; do it before you remove the folder")
        shutil.rmtree(self._folder, ignore_errors=True)


def _mirror() -> list[str]:
    """Return the archive that this system itself uses, nothing where it does not tell."""
    asked = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(ORIGIN) $(SITE)", "Created-By: Packages"],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.partition(" ")[2] for line in asked.stdout.splitlines() if line.startswith("Debian ")]
    plain = [site.rstrip("/") for site in lines if "security" not in site]
    return plain[:1]
