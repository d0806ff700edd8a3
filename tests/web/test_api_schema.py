"""The API is what its description says: schemathesis finds nothing, whatever it sends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.servers import Server
from tests.web.test_records import KINGDOMINO, bring

EXAMPLES = 25


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    """All its checks, on every operation; the server does not complain either."""
    table = bring(server, json.loads(KINGDOMINO.read_text())).json()["table"]
    (tmp_path / "schemathesis.toml").write_text(
        f'[parameters]\n"path.table_id" = "{table}"\n"path.game" = "kingdomino"\n'
    )
    command = [sys.executable, "-m", "schemathesis.cli", "run", server.address + "/api/openapi.json"]
    done = subprocess.run(
        [*command, "--max-examples", str(EXAMPLES), "--seed", "7", "--no-color"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Selected: 14/14" in done.stdout
    assert "Missing test data" not in done.stdout, done.stdout
    assert "Traceback" not in server.log.read_text()
