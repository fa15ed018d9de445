"""Changes hand-ins by one byte, and counts which of them `dilim class collect` refuses.

    python one_byte.py PROGRAM FOLDER [HAND_INS [CHANGES [WHOLE]]]

Makes HAND_INS hand-ins (100). Of WHOLE of them (3) every byte is changed once, of the others CHANGES bytes
(20); what a byte becomes is drawn by a fixed seed. Prints the numbers and ends with 1 if a change was taken.
FOLDER is empty and is left behind. It needs ssh-keygen; ids and keys differ from run to run.
"""

import json
import os
import random
import subprocess
import sys

program, folder = sys.argv[1:3]
count, changes, whole = (int(n) for n in (sys.argv[3:] + ["100", "20", "3"][len(sys.argv) - 3 :]))
draw = random.Random(1)


def run(person, *words, lines=(), codes=(0,)):
    home = os.path.join(folder, person)
    os.makedirs(home, exist_ok=True)
    environment = {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "HOME": home,
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "DILIM_NOW": "2026-03-02T18:00:00Z",
        "DILIM_CONTENT": os.environ.get("DILIM_CONTENT", "Content"),
    }
    done = subprocess.run(
        [program, "class", *words],
        env=environment,
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
    )
    if done.returncode not in codes:
        sys.exit(f"{person} {words}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def path(name):
    return os.path.join(folder, name)


with open(path("own.csv"), "w", encoding="utf-8") as file:
    file.write("item,accept,english\ntea,(Ben) çay içiyorum.,I am drinking tea.\n")
with open(path("pupils.csv"), "w", encoding="utf-8") as file:
    file.write("name\nZeynep Ak\n")
run("teacher", "new", "9-B", "--folder", path("class"))
run("teacher", "enrol", path("class"), path("pupils.csv"))
run("teacher", "invite", path("class"), "--out", path("join.jsonl"))
run("pupil", "join", path("join.jsonl"), "--name", "Zeynep Ak", "--out", path("answer.jsonl"))
os.makedirs(path("good"))
os.rename(path("answer.jsonl"), path("good/join.jsonl"))
for number in range(count):
    work = path(f"week{number}.jsonl")
    run("teacher", "assign", path("class"), "--items", path("own.csv"), "--due", "2026-04-01",
        "--out", work)
    answer = "".join(draw.choice("abcçdeğıiöşü .") for _ in range(draw.randrange(1, 40))) + "x"
    run("pupil", "do", work, lines=[answer])
    run("pupil", "hand-in", f"week{number}", "--out", path(f"good/{number}.jsonl"))
taken = run("teacher", "collect", path("class"), path("good"), "--trust", "Zeynep Ak")
if taken.count("new answers: 1") != count:
    sys.exit(f"not all hand-ins were taken as they are:\n{taken}")

os.makedirs(path("bad"))
made = 0
for number in range(count):
    with open(path(f"good/{number}.jsonl"), "rb") as file:
        good = file.read()
    with open(path(f"good/{number}.jsonl.sig"), "rb") as file:
        signature = file.read()
    places = range(len(good)) if number < whole else draw.sample(range(len(good)), changes)
    for place in places:
        bytes_ = bytearray(good)
        bytes_[place] ^= draw.randrange(1, 256)
        with open(path(f"bad/{number}-{place}.jsonl"), "wb") as file:
            file.write(bytes_)
        with open(path(f"bad/{number}-{place}.jsonl.sig"), "wb") as file:
            file.write(signature)
        made += 1
found = run("teacher", "collect", path("class"), path("bad"), "--json", "--trust", "Zeynep Ak",
            codes=(3,))
outcomes = json.dumps(found).count('\\"outcome\\":\\"refused\\"')
print(f"hand-ins: {count}, with every byte changed: {min(whole, count)}, changed files: {made}, "
      f"refused: {outcomes}")
sys.exit(0 if outcomes == made else 1)
