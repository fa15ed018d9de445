#!/bin/sh
# Measures the figures in README and docs; `make bench` runs it from the package root.
set -eu
swift=$1
venv=$2
fixed=""
[ "$(uname -s)" = Linux ] && fixed="-Xlinker -no-pie"

if [ ! -f "$venv/ready-4" ]; then
  python3 -m venv "$venv"
  "$venv/bin/python" -m pip install --quiet rapidfuzz numpy openai fsrs fsrs-rs-python anki
  touch "$venv/ready-4"
fi
mkdir -p .build-bench
cat > .build-bench/hello.swift <<'SWIFT'
print("hello")
SWIFT
cat > .build-bench/hello-sqlite.swift <<'SWIFT'
import CSQLite
var database: OpaquePointer?
sqlite3_open(CommandLine.arguments[1], &database)
sqlite3_exec(database, "CREATE TABLE IF NOT EXISTS word (text)", nil, nil, nil)
sqlite3_close(database)
print("hello")
SWIFT
for name in hello hello-sqlite; do
  # shellcheck disable=SC2086
  "${swift}c" -O -static-stdlib $fixed -I Sources/CSQLite ".build-bench/$name.swift" \
    -o ".build-bench/$name"
done

status=0
echo "== edit distance beside RapidFuzz"
.build/release/dilim-bench kernels --rounds 7 || status=1
echo "== patterns"
.build/release/dilim-bench lattice || status=1
echo "== grading"
.build/release/dilim-bench grade || status=1
echo "== text from outside"
.build/release/dilim-bench filter || status=1
echo "== streamed replies beside openai-python"
.build/release/dilim-bench chat --python "$venv/bin/python" || status=1
echo "== schedulers beside py-fsrs and fsrs-rs"
.build/release/dilim-bench memory --python "$venv/bin/python" || status=1
echo "== the learner model on simulated learners"
.build/release/dilim-bench learner predict || status=1
.build/release/dilim-bench learner weak || status=1
.build/release/dilim-bench learner plan || status=1
echo "== cards beside Anki"
cards=$(mktemp -d)
"$venv/bin/python" Sources/dilim-bench/Peers/anki_peer.py .build/release/dilim "$cards" || status=1
find "$cards" -delete
echo "== grade --json"
.build/release/dilim-bench stream || status=1
echo "== grade --csv: a class"
.build/release/dilim-bench classes || status=1
echo "== progress on a record of three years"
.build/release/dilim-bench progress || status=1
echo "== what a learner waits for: first prompt, home, today, progress"
.build/release/dilim-bench speed || status=1
echo "== start"
.build/release/dilim-bench start --python "$venv/bin/python" || echo "a target of the start is missed"
exit $status
