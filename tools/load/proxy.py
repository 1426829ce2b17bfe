"""nginx in front of several servers, in a scratch folder; where there is none, players dial the servers by turns."""

import os
import shutil
import subprocess
from pathlib import Path

CONFIG = """
{user}
worker_processes 1;
worker_rlimit_nofile 65536;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 30000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    upstream carson {{
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://carson;
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_next_upstream error timeout http_503;
            proxy_read_timeout 1h;
            proxy_buffering off;
        }}
    }}
}}
"""


def program() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")


def start(folder: Path, port: int, ports: list[int]) -> "subprocess.Popen[bytes] | None":
    """None if there is no nginx."""
    found = program()
    if found is None:
        return None
    servers = "\n        ".join(f"server 127.0.0.1:{one} max_fails=0;" for one in ports)
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(user=user, folder=folder, port=port, servers=servers))
    with (folder / "nginx.out").open("wb") as out:
        return subprocess.Popen([found, "-p", str(folder), "-c", str(config)], stdout=out, stderr=out)
