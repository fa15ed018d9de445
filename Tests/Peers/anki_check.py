"""Holds Dilim's files of cards to Anki's own library (PyPI: anki; a client of the tests alone).

    python anki_check.py PROGRAM FOLDER [NOTES [REVIEWED]]

prints a line for each thing that was looked at and ends with 1 if one of them is wrong. PROGRAM is
dilim; FOLDER is empty and is left behind.
"""

import html
import json
import os
import random
import subprocess
import sys
import time

from anki.collection import (
    Collection,
    CsvMetadata,
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
    ImportCsvRequest,
)
from anki.scheduler.v3 import CardAnswer

program, folder = sys.argv[1:3]
note_count = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
reviewed_count = int(sys.argv[4]) if len(sys.argv) > 4 else 1_000
failures = 0

NASTY = [
    "#x", "a\tb", '"q" r', "line<br>two", "İ ı", "I\u0307zmir", "a &amp; b &lt;i&gt;", "x;y,z|w",
]


def check(name, found, expected):
    global failures
    right = found == expected
    failures += not right
    print(f"{'ok  ' if right else 'FAIL'} {name}: {found}" + ("" if right else f", expected {expected}"))


def dilim(record, *arguments):
    environment = dict(os.environ, DILIM_CONTENT=f"{folder}/Content")
    for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
        environment[f"XDG_{name}_HOME"] = f"{folder}/{record}/{name.lower()}"
    run = subprocess.run(
        [program, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    return run.stdout.strip() + run.stderr.strip()


def collection(name):
    os.makedirs(f"{folder}/{name}")
    made = Collection(f"{folder}/{name}/collection.anki2")
    made.set_config("fsrs", True)
    return made


def take(col, path):
    log = col.import_anki_package(
        ImportAnkiPackageRequest(
            package_path=path,
            options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True),
        )
    ).log
    return len(log.new), len(log.duplicate), len(log.conflicting)


def take_text(col, path):
    metadata = col.get_csv_metadata(path=path, delimiter=None)
    log = col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
    return len(log.new), len(log.updated) + len(log.duplicate), len(log.empty_first_field)


def notes(col):
    rows = col.db.all("select n.guid, n.flds, n.tags, c.did from notes n join cards c on c.nid = n.id group by n.id")
    return {guid: (fields, sorted(tags.split()), col.decks.name(deck)) for guid, fields, tags, deck in rows}


def turns_day(moment):
    # The one second at which a day begins is the day before to Anki's count of days.
    return (moment // 1000 + time.localtime(moment // 1000).tm_gmtoff) % 86400 == 4 * 3600


def source():
    """A collection as learners have them, with words that trip programs up."""
    col = collection("source")
    notetype = col.models.by_name("Basic")
    deck = col.decks.id("Türkçe::Sözcükler")
    col.media.write_data("ev.jpg", b"\xff\xd8jpg")
    col.media.write_data("ses.mp3", b"ID3mp3")
    for number in range(note_count):
        note = col.new_note(notetype)
        extra = f" {NASTY[number // 50 % len(NASTY)]}" if number % 50 == 0 else ""
        note["Front"] = f"#{number}" if number == 3 else f"{extra.strip()}sözcük{number}{extra}"
        note["Back"] = f"word {number}"
        if number == 7:
            note["Back"] += ' <img src="ev.jpg">[sound:ses.mp3]'
        note.tags = ["isim", "a1"] if number % 3 == 0 else []
        col.add_note(note, deck)
    numbers = random.Random(5)
    now = int(time.time())
    rows, used = [], set()
    for place, card in enumerate(col.find_cards("")[:reviewed_count]):
        moment = (now - 400 * 86400 + numbers.randrange(60 * 86400)) * 1000 + place
        last = 0
        for turn in range(numbers.randrange(1, 14)):
            if moment > now * 1000:
                break
            while moment in used or turns_day(moment):
                moment += 1
            used.add(moment)
            rating = numbers.choice([1, 2, 3, 3, 3, 4])
            wait = 600 if rating == 1 else numbers.randrange(1, 30) * 86400
            interval = -600 if wait == 600 else wait // 86400
            rows.append((moment, card, -1, rating, interval, last, 2500, 3000, 0 if turn == 0 else 1))
            last = interval
            moment += wait * 1000 + numbers.randrange(7200) * 1000
    col.db.executemany("insert into revlog values (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    for form in ["legacy", "latest"]:
        col.export_anki_package(
            out_path=f"{folder}/{form}.apkg",
            options=ExportAnkiPackageOptions(
                legacy=form == "legacy", with_scheduling=True, with_media=True
            ),
            limit=DeckIdLimit(deck),
        )
    col.export_note_csv(
        out_path=f"{folder}/source.txt", limit=DeckIdLimit(deck), with_html=True, with_tags=True,
        with_deck=True, with_notetype=True, with_guid=True,
    )
    return len(rows)


def states(record):
    found = {}
    for line in dilim(record, "export").split("\n"):
        value = json.loads(line)
        if value.get("type") == "card" and "state" in value:
            found[value["entry"]] = value
    return found


os.makedirs(f"{folder}/Content")
answer_count = source()
all_new = f"{note_count} added, 0 updated, 0 duplicate, 0 refused; {answer_count} answers"
all_known = f"0 added, 0 updated, {note_count} duplicate, 0 refused"

check("the older package into Dilim", dilim("one", "cards", "import", f"{folder}/legacy.apkg", "--quiet"), all_new)
check("again", dilim("one", "cards", "import", f"{folder}/legacy.apkg", "--quiet"), all_known)
check("the present package into Dilim", dilim("two", "cards", "import", f"{folder}/latest.apkg", "--quiet"), all_new)
check("its text, all known", dilim("two", "cards", "import", f"{folder}/source.txt", "--quiet"), all_known)
check("both packages say the same", states("one") == states("two"), True)

print(dilim("two", "cards", "export", f"{folder}/ours.apkg"))
print(dilim("two", "cards", "export", f"{folder}/ours.txt"))

col = collection("target")
check("our package into Anki: new, known, in conflict", take(col, f"{folder}/ours.apkg"), (note_count, 0, 0))
check("again", take(col, f"{folder}/ours.apkg"), (0, note_count, 0))
text, ok = col.fix_integrity()
check("Anki's check of its database", ok and "fixed" not in text.lower(), True)
check("answers", col.db.scalar("select count() from revlog"), answer_count)
check("media", sorted(os.listdir(col.media.dir())), ["ev.jpg", "ses.mp3"])
check("decks", {deck for _, _, deck in notes(col).values()}, {"Türkçe::Sözcükler"})
check("tagged notes", sum(bool(tags) for _, tags, _ in notes(col).values()), len(range(0, note_count, 3)))

ours = states("two")
worst, compared = 0.0, 0
rollover = 4 * 3600
day = (int(time.time()) + time.localtime().tm_gmtoff - rollover) // 86400
due = sum(1 for card in ours.values() if card.get("due_day", day) <= day)
for card in col.find_cards("-is:new"):
    guid = col.get_note(col.get_card(card).nid).guid
    parts = ours[f"anki:{guid}"]["state"].split()
    theirs = col.compute_memory_state(card)
    for mine, other in [(float(parts[4]), theirs.stability), (float(parts[5]), theirs.difficulty)]:
        worst = max(worst, abs(mine - other) / mine)
    compared += 1
check("cards whose memory Anki has computed anew from our history", compared, len(ours))
check(f"they agree within 1e-5 (worst {worst:.1e})", worst < 1e-5, True)
check("cards that are due", len(col.find_cards("is:due")), due)

by_package = notes(col)
fresh = collection("text")
take(fresh, f"{folder}/ours.apkg")
fresh.remove_notes(fresh.find_notes(""))
check("our text into Anki: new, known, empty", take_text(fresh, f"{folder}/ours.txt"), (note_count, 0, 0))
by_text = notes(fresh)


def plain(note):
    # In a text file a picture and a sound travel by their names.
    fields, tags, deck = note
    for sign in ['<img src="', '">', "[sound:", "]", "media/"]:
        fields = fields.replace(sign, "")
    return fields, tags, deck


differing = [guid for guid in by_package if plain(by_package[guid]) != plain(by_text.get(guid, ("", [], "")))]
for guid in differing[:3]:
    print("  ", by_package[guid], by_text.get(guid))
check("fields, tags and decks that differ between our text and our package", len(differing), 0)


def record(name):
    """Entries by their words, the first of each."""
    lines = [json.loads(line) for line in dilim(name, "export").split("\n")]
    return {line["word"]: line for line in reversed(lines) if line.get("type") == "card_entry"}


def package(col, name, deck):
    col.export_anki_package(
        out_path=f"{folder}/{name}.apkg",
        options=ExportAnkiPackageOptions(legacy=False, with_scheduling=True, with_media=True),
        limit=DeckIdLimit(deck),
    )
    return f"{folder}/{name}.apkg"


def same_times():
    """Answers of one millisecond, as pipes give them: exported, taken by Anki, and home again."""
    lines = []
    for line in dilim("two", "export").split("\n"):
        value = json.loads(line)
        if value.get("type") == "review":
            value["time"] -= value["time"] % 3_600_000
        lines.append(json.dumps(value))
    with open(f"{folder}/same.jsonl", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    dilim("same", "import", f"{folder}/same.jsonl")
    times = [value["time"] for value in map(json.loads, lines) if value.get("type") == "review"]
    check("there are answers of one millisecond", len(set(times)) < len(times), True)
    before = dilim("same", "export")
    dilim("same", "cards", "export", f"{folder}/same.apkg")
    # The record came without its media.
    known = all_known + f"{folder}/same.apkg: 2 media files that cards name are not in the package: ev.jpg, ses.mp3"
    check("our package with them home again", dilim("same", "cards", "import", f"{folder}/same.apkg", "--quiet"), known)
    check("the record is as it was", dilim("same", "export") == before, True)
    col = collection("same-target")
    take(col, f"{folder}/same.apkg")
    check("their answers in Anki", col.db.scalar("select count() from revlog"), answer_count)
    text, ok = col.fix_integrity()
    check("Anki's check of that", ok and "fixed" not in text.lower(), True)
    deck = col.decks.id("Türkçe::Sözcükler")
    check("from Anki home again", dilim("same", "cards", "import", package(col, "same-again", deck), "--quiet"), known.replace("same.", "same-again."))


def media():
    """Two packages, each with a picture of the same name."""
    contents = {}
    for word in ["bir", "iki"]:
        col = collection(f"media-{word}")
        deck = col.decks.id("Pictures")
        note = col.new_note(col.models.by_name("Basic"))
        name = col.media.write_data("ev & 'su'.jpg", word.encode())
        note["Front"], note["Back"] = word, f'x <img src="{name.replace("&", "&amp;")}">'
        col.add_note(note, deck)
        dilim("media", "cards", "import", package(col, f"media-{word}", deck))
    for word, entry in record("media").items():
        with open(f"{folder}/media/data/dilim/{entry['image']}", "rb") as file:
            contents[word] = file.read().decode()
    check("pictures of one name", contents, {"bir": "bir", "iki": "iki"})
    dilim("media", "cards", "export", f"{folder}/media.apkg")
    col = collection("media-target")
    take(col, f"{folder}/media.apkg")
    found = {}
    for note in map(col.get_note, col.find_notes("")):
        for name in col.media.files_in_str(note.mid, note["Image"]):
            with open(os.path.join(col.media.dir(), html.unescape(name)), "rb") as file:
                found[note["Word"]] = file.read().decode()
    check("the same in Anki", found, contents)
    state = col.media.check()
    check("media that Anki misses or finds unused", (list(state.missing), list(state.unused)), ([], []))


def schedules():
    """Cards that Anki has scheduled, with their log and without, and what has no place."""
    col = collection("schedules")
    deck = col.decks.id("Kept")
    notetype = col.models.copy(col.models.by_name("Basic"))
    notetype["name"] = "Basic and more"
    for name in ["Extra", "Notes"]:
        col.models.add_field(notetype, col.models.new_field(name))
    for number in [2, 3]:
        template = col.models.new_template(f"Card {number}")
        template["qfmt"], template["afmt"] = "{{Back}}" if number == 2 else "{{Extra}}", "{{Front}}"
        col.models.add_template(notetype, template)
    col.models.update_dict(notetype)
    notetype = col.models.by_name("Basic and more")
    for number in range(30):
        note = col.new_note(notetype)
        note["Front"], note["Back"] = f"kelime{number}", f"word {number}"
        note["Extra"], note["Notes"] = ("from <i>eb</i>", "old") if number == 5 else ("", "")
        if number == 29:
            note["Front"] = '<img src="ev.jpg">'
        col.add_note(note, deck)
    first = col.find_cards("card:1")
    for rounds in range(2):
        for card_id in first[:20]:
            card = col.get_card(card_id)
            card.start_timer()
            states = col._backend.get_scheduling_states(card_id)
            rating = CardAnswer.EASY if card_id % 3 else CardAnswer.GOOD
            col.sched.answer_card(col.sched.build_answer(card=card, states=states, rating=rating))
    col.sched.set_due_date(first[20:25], "33")
    col.db.execute(f"delete from revlog where cid in ({','.join(map(str, [*first[5:10], *first[20:22]]))})")
    output = dilim("schedules", "cards", "import", package(col, "schedules", deck))
    for part in [
        "refused: its front is only a picture or a sound (ev.jpg)",
        # The third card asks for something else than the first two.
        "30 added, 0 updated, 0 duplicate, 1 refused",
    ]:
        check(part, part in output, True)
    words = record("schedules")
    check("further fields", words["kelime5"]["example"], "Notes: old")
    found = {}
    for line in dilim("schedules", "export").split("\n"):
        value = json.loads(line)
        if value.get("type") == "card" and value["kind"] == "recognise":
            found[value["entry"]] = value
    differing = []
    for card in map(col.get_card, first[:29]):
        ours = found.get(words[card.note()["Front"]]["id"], {})
        due = (None, None)
        if card.queue == 1:
            due = (None, card.due)
        elif card.queue == 2:
            due = ((col.crt + card.due * 86400 + 43200 + time.localtime().tm_gmtoff - rollover) // 86400, None)
        memory = card.memory_state
        close = True
        if memory:
            parts = [float(part) for part in ours["state"].split()[4:6]]
            # Anki rounds what it keeps; S to four decimals, D to three.
            close = abs(parts[0] - memory.stability) < 1e-3 and abs(parts[1] - memory.difficulty) < 1e-3
        if (ours.get("due_day"), ours.get("due_at")) != due or not close:
            differing.append((card.note()["Front"], due, memory, ours))
    for difference in differing[:3]:
        print("  ", *difference)
    check("cards that are due at another time than in Anki, or known otherwise", len(differing), 0)
    check("cards that are not new", len(found), 25)


same_times()
media()
schedules()
sys.exit(1 if failures else 0)
