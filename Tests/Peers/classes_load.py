#!/usr/bin/env python3
"""classes_load.py DILIM [KILLS [STOPS]]: what a server of classes bears, measured.

Needs the variables of start-postgres.sh and a server on which `dilim class server init` has been run
(it is run here). Prints figures, and "ok" or "FAIL" for what must not happen: a lost or doubled answer.
The clients speak through psql as Dilim does: one statement, one short connection."""
import concurrent.futures, hashlib, json, os, random, re, signal, subprocess, sys, tempfile, time, uuid
sys.argv += ['200', '20'][len(sys.argv) - 2:]
DILIM, KILLS, STOPS = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
DIR, PORT = os.environ['DILIM_POSTGRES_FOLDER'], os.environ['DILIM_POSTGRES']
SUPER = f'host={DIR} port={PORT} user=postgres dbname=dilim'
seed = int(os.environ.get('DILIM_SEED', '40')); rng = random.Random(seed); print(f'seed {seed}')
fails = 0
def check(name, holds, told=''):
    global fails; fails += not holds
    print(('ok   ' if holds else 'FAIL ') + name + ('' if holds else f': {told}'), flush=True)
def psql(conninfo, text, password=''):
    r = subprocess.run(['psql', '-X', '-At', '-q', '-v', 'ON_ERROR_STOP=1', '-d', conninfo, '-f', '-'], input=text, text=True, capture_output=True, env=dict(os.environ, PGPASSWORD=password))
    return r.returncode, (r.stdout + r.stderr).strip()
sql = lambda text: psql(SUPER, text)[1]
lit = lambda x: "'" + json.dumps(x, ensure_ascii=False).replace("'", "''") + "'"
subprocess.run([DILIM, 'class', 'server', 'init', f'postgresql://postgres@/postgres?host={DIR}&port={PORT}'], check=True, stdout=subprocess.DEVNULL)

# 500 pupils in a class. Their accounts are made as superuser with one password: 500 slips are not what is measured.
teacher, password = 't_' + uuid.uuid4().hex[:12], uuid.uuid4().hex
course, homework = str(uuid.uuid4()), str(uuid.uuid4())
pupils = ['s_' + uuid.uuid4().hex[:12] for _ in range(500)]
items = [f'item{n}' for n in range(50)]
made = [f"CREATE ROLE {teacher} LOGIN PASSWORD '{password}' IN ROLE dilim_teacher; INSERT INTO dilim.person VALUES ('{teacher}', 'teacher', '{teacher}', now(), now());",
        f"INSERT INTO dilim.class VALUES ('{course}', 'load', '{teacher}'); INSERT INTO dilim.class_teacher VALUES ('{course}', '{teacher}', 3);"]
for n, who in enumerate(pupils):
    made.append(f"CREATE ROLE {who} LOGIN CONNECTION LIMIT 4 PASSWORD '{password}' IN ROLE dilim_student; INSERT INTO dilim.person VALUES ('{who}', 'student', '{teacher}', now(), now());"
                f"INSERT INTO dilim.enrolment VALUES ('{course}', '{who}', 'p{n}');")
told = sql('\n'.join(made)); assert 'ERROR' not in told, told
def as_(who, text): return psql(f'host=127.0.0.1 port={PORT} dbname=dilim user={who}', text, password)
def publish(key='release'):
    a = str(uuid.uuid4())
    code, told = as_(teacher, f"SELECT class.publish({lit({'id': a, 'class': course, 'title': 'load', 'items': items, 'body': {}, 'key_after': key})}, '{{}}')")
    assert code == 0, told
    return a
homework = publish()
def answers(who, session): return [{'session': session, 'sequence': n, 'item': items[n], 'answer': f'yanıt {n} {who[-3:]}', 'answered_at': '2026-01-01T10:00:00Z'} for n in range(50)]
def sync(who, a, rows):
    start = time.monotonic()
    code, told = as_(who, f"SELECT class.sync('{a}', {lit(rows)})")
    found = re.search(r'"added": (\d+)', told)
    return time.monotonic() - start, int(found[1]) if code == 0 and found else None
sessions = {who: str(uuid.uuid4()) for who in pupils}
for name in ('500 pupils x 50 answers', 'the same again'):
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        results = list(pool.map(lambda who: sync(who, homework, answers(who, sessions[who])), pupils))
    times = sorted(t for t, _ in results); added = sum(n or 0 for _, n in results)
    print(f'     {name}, 16 at once: {time.monotonic() - start:.1f} s; a pupil: median {times[250]:.2f} s, p95 {times[475]:.2f} s; added {added}')
    check(name + f': {25000 if "again" not in name else 0} added', added == (25000 if 'again' not in name else 0) and all(n is not None for _, n in results), added)
start = time.monotonic(); code, told = as_(teacher, f"SELECT * FROM class.collect('{homework}')"); print(f'     collect {len(told.splitlines())}: {time.monotonic() - start:.2f} s')
marks = [{'student': who, 'session': sessions[who], 'sequence': n, 'verdict': 'almost', 'points': 0.5, 'grader': 11, 'findings': {'mark': '~ almost', 'reasons': []}} for who in pupils for n in range(50)]
start = time.monotonic()
added = sum(int(as_(teacher, f"SELECT class.put_marks('{homework}', {lit(marks[n:n + 2000])})")[1]) for n in range(0, len(marks), 2000))
print(f'     marks {added}, 2000 a call: {time.monotonic() - start:.2f} s'); check('every mark is added', added == 25000, added)
added = sum(int(as_(teacher, f"SELECT class.put_marks('{homework}', {lit(marks[n:n + 2000])})")[1]) for n in range(0, len(marks), 2000))
check('the same marks again: none', added == 0, added)

# Clients are killed in the middle; what was acknowledged must be there, once.
target = publish(); acknowledged = set(); sent = {}
for n in range(KILLS):
    who = pupils[n]; session = str(uuid.uuid4()); sent[who] = session
    text = ''.join(f"SELECT 'ack', {k}, class.sync('{target}', {lit([row])})->>'added';\n" for k, row in enumerate(answers(who, session)))
    with tempfile.TemporaryFile('w+') as out:
        p = subprocess.Popen(['psql', '-X', '-At', '-q', '-d', f'host=127.0.0.1 port={PORT} dbname=dilim user={who}', '-f', '-'], stdin=subprocess.PIPE, stdout=out, stderr=subprocess.DEVNULL, text=True, env=dict(os.environ, PGPASSWORD=password))
        try: p.stdin.write(text); p.stdin.flush()
        except BrokenPipeError: pass
        time.sleep(rng.uniform(0.02, 0.35)); p.kill(); p.wait()
        out.seek(0)
        for line in out.read().splitlines():
            if found := re.fullmatch(r'ack\|(\d+)\|1', line): acknowledged.add((session, int(found[1])))
def kept(a): return [tuple(line.split('|')) for line in sql(f"SELECT session, sequence FROM dilim.answer WHERE assignment = '{a}'").splitlines()]
rows = kept(target); ids = {(s, int(n)) for s, n in rows}
print(f'     kill -9 of {KILLS} clients: acknowledged {len(acknowledged)}, kept {len(rows)}')
check('no acknowledged answer is lost', acknowledged <= ids, len(acknowledged - ids))
with concurrent.futures.ThreadPoolExecutor(8) as pool: list(pool.map(lambda who: sync(who, target, answers(who, sent[who])), sent))
rows = kept(target); check('after syncing again each is there once', len(rows) == len(set(rows)) == 50 * KILLS, len(rows))

# The server is killed in the middle, as by a loss of power.
BIN = sorted(os.listdir('/usr/lib/postgresql'), key=int)[-1]
def as_postgres(*words):
    before = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] if os.geteuid() == 0 else []
    return subprocess.run([*before, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
target = publish(); acknowledged = set(); sent = {who: str(uuid.uuid4()) for who in pupils[:50]}
def worker(who):
    for k, row in enumerate(answers(who, sent[who])):
        if time.monotonic() > end: return
        if sync(who, target, [row])[1] == 1: acknowledged.add((sent[who], k))
for n in range(STOPS):
    end = time.monotonic() + rng.uniform(3, 4)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        work = [pool.submit(worker, who) for who in rng.sample(sorted(sent), 8)]
        time.sleep(rng.uniform(1, 2.5))
        pid = open(f'{DIR}/data/postmaster.pid').readline().strip()
        children = subprocess.run(['ps', '-o', 'pid=', '--ppid', pid], capture_output=True, text=True).stdout.split()
        for victim in [pid, *children]:
            try: os.kill(int(victim), signal.SIGKILL)
            except ProcessLookupError: pass
        for w in work: w.result()
    for _ in range(20):
        if as_postgres(f'/usr/lib/postgresql/{BIN}/bin/pg_ctl', '-D', f'{DIR}/data', '-l', f'{DIR}/log', '-w', 'start').returncode == 0: break
        time.sleep(.5)
rows = kept(target); ids = {(s, int(n)) for s, n in rows}
print(f'     kill -9 of {STOPS} servers: acknowledged {len(acknowledged)}, kept {len(rows)}')
check('no acknowledged answer is lost with the server', acknowledged <= ids, len(acknowledged - ids))
with concurrent.futures.ThreadPoolExecutor(8) as pool: list(pool.map(lambda who: sync(who, target, answers(who, sent[who])), sent))
rows = kept(target); check('after syncing again each is there once', len(rows) == len(set(rows)) == 50 * len(sent), len(rows))
sys.exit(bool(fails))
