"""One server per database file: a lock on a file beside it, given up by the system even after kill -9."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

from ..errors import ServerError


class SideLock:
    """Holds ``PATH.lock``. Raises ServerError if another process holds it or the file cannot be made."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise ServerError("database_unwritable", path=database, reason=error.strerror) from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
                raise ServerError("database_unwritable", path=database, reason=error.strerror) from error
            process = f" ({holder})" if holder.isdigit() else ""
            raise ServerError("database_in_use", path=database, process=process) from error
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Give the database free. The file stays, so that a new holder never locks a deleted one."""
        os.close(self._file)
