#!/usr/bin/env python3
"""classes_flow.py DILIM CONTENT: a class on a real server, from its first day to its deletion.

Needs the variables of start-postgres.sh and a server without classes. Prints a line for each check;
exit 1 if one fails."""
import hashlib, json, os, re, shutil, signal, subprocess, sys, tempfile, time
DILIM, CONTENT = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
DIR, PORT = os.environ['DILIM_POSTGRES_FOLDER'], os.environ['DILIM_POSTGRES']
OUT = os.environ.get('DILIM_POSTGRES_ADDRESS', '')
ROOT = tempfile.mkdtemp(prefix='dilim-flow.')
ADMIN = f'postgresql://postgres@/postgres?host={DIR}&port={PORT}'
fails, count = [], 0

class Person:
    def __init__(self, name, copy=None):
        self.home = os.path.join(ROOT, name)
        if copy: shutil.copytree(copy.home, self.home)
        else: os.mkdir(self.home)
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(('DILIM_', 'PG', 'XDG_'))}
        self.env.update(HOME=self.home, TZ='UTC', LC_ALL='C.UTF-8', DILIM_CONTENT=CONTENT)
        for kind in ('CONFIG', 'DATA', 'STATE', 'CACHE'): self.env[f'XDG_{kind}_HOME'] = f'{self.home}/.{kind.lower()}'
    def run(self, *words, input='', code=0):
        start = time.monotonic()
        r = subprocess.run([DILIM, *words], input=input, text=True, capture_output=True, env=self.env, cwd=self.home, timeout=120)
        self.seconds = time.monotonic() - start
        if code is not None and r.returncode != code: print(f'     {words}: {r.returncode}\n{r.stdout}{r.stderr}')
        self.code, self.out = r.returncode, r.stdout
        return r.stdout + r.stderr
    def told(self, *words, **more):
        self.run(*words, '--json', **more)
        return json.loads(self.out)     # one object and nothing else
    def write(self, name, text):
        with open(os.path.join(self.home, name), 'w', encoding='utf-8') as file: file.write(text)
    def read(self, name):
        with open(os.path.join(self.home, name), encoding='utf-8') as file: return file.read()

def check(name, holds, told=''):
    global count; count += 1
    if not holds: fails.append(name)
    print(('ok   ' if holds else 'FAIL ') + name + ('' if holds else f'\n     {told}'), flush=True)

def sql(text):
    r = subprocess.run(['psql', '-X', '-At', '-q', '-d', f'host={DIR} port={PORT} user=postgres dbname=dilim'], input=text, text=True, capture_output=True)
    return (r.stdout + r.stderr).strip()
def as_postgres(*words):
    before = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] if os.geteuid() == 0 else []
    subprocess.run([*before, *words], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
BIN = sorted((d for d in os.listdir('/usr/lib/postgresql')), key=int)[-1]
pg_ctl = f'/usr/lib/postgresql/{BIN}/bin/pg_ctl'
def stop(): as_postgres(pg_ctl, '-D', f'{DIR}/data', '-m', 'fast', '-w', 'stop')
def start(): as_postgres(pg_ctl, '-D', f'{DIR}/data', '-l', f'{DIR}/log', '-w', 'start')
def postmaster(): return int(open(f'{DIR}/data/postmaster.pid').readline())

# the administrator
boss = Person('boss')
init = boss.run('class', 'server', 'init', ADMIN)
check('init applies the migrations', all(f'Applied: {m}' in init for m in ('001-tables', '002-functions', '003-codes', '004-teachers')), init)
again = boss.run('class', 'server', 'init', ADMIN)
check('init again changes nothing', boss.code == 0 and 'Applied' not in again, again)
looked = boss.run('class', 'server', 'check', ADMIN)
check('check finds a good server', boss.code == 0 and 'Migration 002-functions' in looked and '\nx' not in looked, looked)
sql("UPDATE dilim.migration SET sha256 = 'x' WHERE version = 1")
changed = boss.run('class', 'server', 'migrate', ADMIN, code=3)
check('a changed migration is refused', boss.code == 3 and 'Migration 1' in changed, changed)

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../Sources/ClassServer/Migrations/001-tables.sql')
sql(f"UPDATE dilim.migration SET sha256 = '{hashlib.sha256(open(path, 'rb').read()).hexdigest()}' WHERE version = 1")
check('the right one is known again', 'up to date' in boss.run('class', 'server', 'migrate', ADMIN))
sql('GRANT SELECT ON dilim.answer TO dilim_student')
check('check finds a privilege too many', 'dilim_student' in boss.run('class', 'server', 'check', ADMIN, code=3) and boss.code == 3)
sql('REVOKE SELECT ON dilim.answer FROM dilim_student')
rules = open(f'{DIR}/data/pg_hba.conf').read()
for rule in ('local all all trust', 'host dilim all 0.0.0.0/0 scram-sha-256', 'hostssl all all 0.0.0.0/0 md5', 'host dilim all 127.0.0.1/32 trust'):
    with open(f'{DIR}/data/pg_hba.conf', 'w') as file: file.write(rules + rule + '\n')
    looked = ' '.join(boss.run('class', 'server', 'check', ADMIN, code=3).split())
    check(f'check finds the rule {rule}', boss.code == 3 and 'pg_hba.conf, line' in looked, looked)
with open(f'{DIR}/data/pg_hba.conf', 'w') as file: file.write(rules)
check('invite-teacher by a socket needs the address', boss.run('class', 'server', 'invite-teacher', ADMIN, code=2) != '' and boss.code == 2)
invited = boss.run('class', 'server', 'invite-teacher', ADMIN, '--server', f'postgresql://127.0.0.1:{PORT}/dilim')
login = re.search(r't_[0-9a-f]{12}', invited)[0]
code = re.search(r'Code: (\S+)', invited)[1]
URI = f'postgresql://{login}@127.0.0.1:{PORT}/dilim'

# the teacher
teacher = Person('teacher')
wrong = teacher.run('class', 'new', '9-B', '--server', URI, input='aaaaa-aaaaa-aaaaa-aaaaa\n', code=3)
check('a wrong code is refused, and nothing is made', teacher.code == 3 and 'code or password is wrong' in ' '.join(wrong.split()) and not os.path.exists(f'{teacher.home}/.data/dilim/teaching'), wrong)
made = teacher.run('class', 'new', '9-B', '--server', URI, input=code.upper().replace('-', ' ') + '\n')
check('the class is made, with a code typed in capitals', teacher.code == 0, made)
check('a password in an address is refused and not repeated', 'secret' not in teacher.run('class', 'new', 'x', '--server', f'postgresql://{login}:secret@127.0.0.1/dilim', code=2) and teacher.code == 2)
teacher.write('roster.csv', 'student,email\nZeynep Ak,zeynep@okul.tr\nEmre Çelik,emre@okul.tr\nAda Can,ada@okul.tr\n')
teacher.write('own.csv', 'item,accept,english\nhouse,(Ben) evdeyim.,I am at home.\n')
teacher.run('class', 'enrol', '9-B', 'roster.csv')
slips = teacher.run('class', 'invite', '9-B', '--out', 'slips.txt')
text = teacher.read('slips.txt')
check('a slip for each pupil', 'Slips: 3' in slips and text.count('Code: ') == 3, slips + text)
check('invite again makes none', 'have had their slips' in teacher.run('class', 'invite', '9-B') )
given = teacher.run('class', 'assign', '9-B', 'a1-u1-writing', '--items', 'own.csv', '--due', '2099-12-01', '--key', 'hand_in', '--out', 'week1.jsonl')
check('the assignment is on the server', f'week1 is on {URI}' in ' '.join(given.split()), given)
check('the server has no name of a pupil', not any(name in subprocess.run(['pg_dump', '-d', f'host={DIR} port={PORT} user=postgres dbname=dilim'], capture_output=True, text=True).stdout for name in ('Zeynep', 'zeynep@', 'Emre', 'Ada Can')))
def slip(name):
    part = text[text.index(name):]
    return re.search(r'postgresql://\S+', part)[0], re.search(r'Code: (\S+)', part)[1]

# two pupils; one works without a network
zeynep, emre, ada = Person('zeynep'), Person('emre'), Person('ada')
for pupil, name in ((zeynep, 'Zeynep Ak'), (emre, 'Emre Çelik'), (ada, 'Ada Can')):
    pupil.uri, pupil.slip = slip(name); pupil.login = re.search(r's_[0-9a-f]{12}', pupil.uri)[0]
    out = pupil.run('class', 'join', pupil.uri, '--name', name, input=pupil.slip + '\n')
    check(f'{name} joins', pupil.code == 0 and 'You are in the class 9-B' in out, out)
thief = Person('thief')
thief.run('class', 'join', zeynep.uri, input=zeynep.slip + '\n', code=3)
check('the code is dead afterwards', thief.code == 3)
check('a password is in a file that only the pupil reads', all(os.stat(os.path.join(d, f)).st_mode & 0o77 == 0 for d, _, fs in os.walk(f'{zeynep.home}/.data/dilim/accounts') for f in fs))
check('the accepted answers are not on the pupil\'s disk', not any('evdeyim' in open(os.path.join(d, f), errors='replace').read() for d, _, fs in os.walk(f'{zeynep.home}/.data/dilim/classes') for f in fs))
ITEMS = json.loads(zeynep.run('class', 'todo', '--json'))['assignments'][0]['items']
done = zeynep.run('class', 'do', 'week1', input='Öğretmenim.\nyorgunız\n')
check('answers go to the server as they are given', sql(f"SELECT count(*) FROM dilim.answer WHERE student = '{zeynep.login}'") == '2', done)
while 'Hand it in' not in done:
    done = zeynep.run('class', 'do', 'week1', input='evdeyim\n' * (ITEMS + 2))
tablet = Person('tablet', copy=zeynep)      # a second device with the same answers
for device in (zeynep, tablet, zeynep, tablet): device.run('class', 'sync')
total = sql(f"SELECT count(*) FROM dilim.answer WHERE student = '{zeynep.login}'")
check('two devices with the same ids: no doubles', int(total) == ITEMS, total)
check('sync again sends nothing', 'Answers sent: 0' in zeynep.run('class', 'sync'))
stop()
out = emre.run('class', 'do', 'week1', input='Öğretmenim.\n', code=4)
check('without the server the work goes on: exit 4', emre.code == 4 and '1/' in out and 'kept on this machine' in out, out)
out = emre.run('class', 'hand-in', 'week1', code=4)
check('  a hand-in waits', emre.code == 4 and 'waits here' in out, out)
out = emre.run('class', 'sync', code=4)
print(f'     refused after {emre.seconds:.2f} s')
check('  refused in half a second', emre.code == 4 and emre.seconds <= 0.5 + 0.5, emre.seconds)   # half a second more for a loaded machine
check('  todo tells what is here', 'week1' in emre.run('class', 'todo', code=4))
check('  lessons are untouched', emre.run('help', code=0) != '')
start()
os.kill(postmaster(), signal.SIGSTOP)
out = emre.run('class', 'sync', code=4)
os.kill(postmaster(), signal.SIGCONT)
print(f'     hung: told after {emre.seconds:.2f} s')
check('a server that says nothing is given up in 3.5 s', emre.code == 4 and 2.5 <= emre.seconds <= 3.5 + 0.5 and 'does not answer' in out, out)
out = emre.run('class', 'sync')
check('later the answers and the hand-in are sent', 'Answers sent: 1; handed in: week1' in out, out)
check('  once', sql(f"SELECT count(*), count(handed_in_at) FROM dilim.submission WHERE student = '{emre.login}'") == '1|1')
check('  again: nothing', 'Answers sent: 0' in emre.run('class', 'sync'))
out = zeynep.run('class', 'hand-in', 'week1')
check('handed in', 'The server has it' in out, out)
zeynep.run('class', 'sync')
check('then the key of the teacher\'s items comes', 'evdeyim' in zeynep.read('.data/dilim/classes/' + os.listdir(f'{zeynep.home}/.data/dilim/classes')[0] + '/assignments/week1.jsonl'))
check('the other device learns of it', 'handed in' in tablet.run('class', 'todo'))

# marking
out = teacher.run('class', 'collect', '9-B')
check('collected', f'Zeynep Ak, week1: new answers: {ITEMS}, known: 0' in ' '.join(out.split()) and 'Emre Çelik, week1: new answers: 1' in ' '.join(out.split()), out)
out = ' '.join(teacher.run('class', 'collect', '9-B').split())
check('  again: none is new', 'new answers: 0' in out and not re.search('new answers: [1-9]', out), out)
out = teacher.run('class', 'grade', '9-B')
check('marks are sent', f'Marks sent to the server for week1' in out, out)
check('  again: none', 'Marks sent' not in teacher.run('class', 'grade', '9-B'))
emre.run('class', 'sync')
check('pupils get none before release', not any(d.endswith('results') for d, _, _ in os.walk(f'{emre.home}/.data/dilim/classes')))
teacher.run('class', 'mark', '9-B', 'Emre Çelik', sql("SELECT item FROM dilim.answer WHERE student = '" + emre.login + "'"), '--points', '0.75', '--note', 'Nearly.')
out = teacher.run('class', 'release', '9-B', 'week1')
check('released', 'Released: week1' in out and not [f for f in os.listdir(teacher.home) if 'result' in f], out)
out = emre.run('class', 'results')
check('a pupil sees the marks', f'week1: 0.75 of {ITEMS}' in out and 'Nearly.' in out, out)
check('  and nobody else\'s', 'yorgunız' not in out)
teacher.run('class', 'reopen', '9-B', 'week1')
out = ' '.join(emre.run('class', 'sync').split())
check('results that the teacher takes back are gone', 'results taken back: week1' in out and 'Nearly.' not in emre.run('class', 'results'), out)
teacher.run('class', 'release', '9-B', 'week1')
check('  and come again', 'Nearly.' in emre.run('class', 'results'))
ada.run('class', 'do', 'week1', input='Öğretmenim.\n')
slate = Person('slate', copy=ada)      # a second device that learns of the hand-in too late
out = ada.run('class', 'hand-in', 'week1')
check('a hand-in counts what the server has', f'week1, 1 of {ITEMS} items' in out, out)
out = ' '.join(ada.run('class', 'do', 'week1', input='yorgunuz\n', code=3).split())
check('  and nothing more is asked', ada.code == 3 and 'week1 is handed in' in out and 'reopen it for you' in out, out)
check('  which makes no other command fail', 'handed in' in ada.run('class', 'todo') and ada.code == 0)
slate.run('class', 'do', 'week1', '--offline', input='yorgunuz\n')
out = slate.run('class', 'sync', code=3)
check('an answer after the hand-in is refused', slate.code == 3 and 'you had handed in before' in ' '.join(out.split()), out)
out = slate.run('class', 'sync')
check('  which is told once', slate.code == 0 and 'not taken' not in out, out)
out = slate.run('class', 'hand-in', 'week1')
check('  and is not counted as handed in', slate.code == 0 and f'week1, 1 of {ITEMS} items' in out, out)
teacher.run('class', 'reopen', '9-B', 'week1', 'Ada Can')
told = slate.told('class', 'sync')
check('after a reopen it is sent', told['sent'] == 1 and told['reopened'] == ['week1'] and told['not_taken'] == 0, told)
out = ada.run('class', 'todo')
check('  and todo says that the work is open', 'handed in' not in out.replace('dilim class do', '') and 'has reopened week1' in ' '.join(out.split()), out)
out = slate.run('class', 'do', 'week1', input='Okula gidiyorum.\n')
check('  and do goes on', slate.code == 0 and sql(f"SELECT count(*) FROM dilim.answer WHERE student = '{ada.login}'") == '3', out)
slate.run('class', 'hand-in', 'week1')
out = teacher.run('class', 'reopen', '9-B', 'week1', 'Emre Çelik')
check('reopened for one', 'can answer week1 again' in out, out)
out = emre.run('class', 'do', 'week1', input='yorgunuz\n')
check('  who answers again', sql(f"SELECT count(*) FROM dilim.answer WHERE student = '{emre.login}'") == '2', out)

# a second teacher, and the first one on a new machine
def invited_teacher():
    told = boss.run('class', 'server', 'invite-teacher', ADMIN, '--server', f'postgresql://127.0.0.1:{PORT}/dilim')
    return re.search(r'postgresql://t_[0-9a-f]{12}\S+', told)[0], re.search(r'Code: (\S+)', told)[1]
flat = lambda text: ' '.join(text.split())
URI2, code = invited_teacher(); login2 = re.search(r't_[0-9a-f]{12}', URI2)[0]
colleague = Person('colleague')
out = colleague.run('class', 'new', '9-B', '--shared', '--server', URI2, input=code + '\n', code=2)
check('a class that is not shared can not be taken', colleague.code == 2 and f'class share CLASS {login2}' in flat(out), out)
out = teacher.run('class', 'share', '9-B', 's_000000000000', code=3)
check('nor shared with a pupil', teacher.code == 3 and 'has no teacher with the login' in flat(out), out)
out = teacher.run('class', 'share', '9-B', URI2, '--out', 'names.csv')
check('shared', 'can give out work, mark and release in 9-B' in flat(out) and 'Zeynep Ak' in teacher.read('names.csv'), out)
out = colleague.run('class', 'new', '9-B', '--shared', '--server', URI2)
check('  and taken, with its assignment', 'From the server: assignments 1, marks by hand 1' in flat(out), out)
colleague.write('names.csv', teacher.read('names.csv'))
check('  and the names', 'New pupils: 3;' in colleague.run('class', 'enrol', '9-B', 'names.csv'))
check('  which are the same again', 'known already: 3;' in colleague.run('class', 'enrol', '9-B', 'names.csv'))
emre.run('class', 'hand-in', 'week1')
for who in (teacher, colleague): who.run('class', 'collect', '9-B')
def students(who):
    told = who.run('class', 'grade', '9-B', 'week1', '--json')
    return json.loads(next(line for line in told.splitlines() if line.startswith('{')))['assignments'][0]['students']
first, second = students(teacher), students(colleague)
check('both give the same marks', first == second and len(first) == 3, f'{first}\n{second}')
WRONG = sql(f"SELECT item FROM dilim.answer WHERE student = '{zeynep.login}' AND answer = 'yorgunız'")
teacher.run('class', 'accept', '9-B', WRONG, 'yorgunız', '--points', '0.9')
out = colleague.run('class', 'grade', '9-B')
check('what one accepts the other takes', 'accepted answers 1' in flat(out) and 'Marks sent' not in out, out)
count_of = lambda: sql(f"SELECT count(*) FROM dilim.mark")
before = count_of(); teacher.run('class', 'grade', '9-B'); colleague.run('class', 'grade', '9-B')
check('  after which neither changes the marks of the other', count_of() == before)
stop()
out = colleague.run('class', 'accept', '9-B', WRONG, 'yorgunuuz', '--points', '0.5', code=4)
check('without the server an answer is accepted here: exit 4', colleague.code == 4 and 'Written: ' in out, out)
start()
check('  nothing is lost', 'yorgunuuz' in colleague.read('.data/dilim/teaching/9-B/accepted.csv'))
colleague.run('class', 'grade', '9-B')
out = teacher.run('class', 'grade', '9-B')
check('  and comes to the other later', 'accepted answers 1' in flat(out) and 'yorgunuuz' in teacher.read('.data/dilim/teaching/9-B/accepted.csv'), out)
# two accept the same answer with different points, both without the server
NEWEST = '.data/dilim/teaching/9-B/accepted.csv'
stop()
for who, pattern, points in ((teacher, 'yorgunuz mu', '0.2'), (colleague, '(yorgunuz) mu', '0.6')):
    who.run('class', 'accept', '9-B', WRONG, pattern, '--points', points, code=4)
start()
for who in (teacher, colleague, teacher): who.run('class', 'grade', '9-B')
rows = lambda who: [line.replace('\ufeff', '') for line in who.read(NEWEST).splitlines()]
check('lists that were made apart have one order', rows(teacher) == rows(colleague) and len(rows(teacher)) == 5, f'{rows(teacher)}\n{rows(colleague)}')
before = count_of()
colleague.run('class', 'grade', '9-B', '--language', 'tr'); colleague.env['LANG'] = colleague.env['LC_ALL'] = 'tr_TR.UTF-8'
colleague.run('class', 'grade', '9-B'); teacher.run('class', 'grade', '9-B'); colleague.env['LC_ALL'] = 'C.UTF-8'; del colleague.env['LANG']
check('a colleague with another language changes no marks', count_of() == before, f'{before} {count_of()}')
list_of = teacher.read('.data/dilim/teaching/9-B/accepted.csv')
teacher.write('.data/dilim/teaching/9-B/accepted.csv', ''.join(line for line in list_of.splitlines(True) if 'yorgunuuz' not in line))
teacher.run('class', 'grade', '9-B'); out = colleague.run('class', 'grade', '9-B')
check('a line that one deletes the other loses', 'yorgunuuz' not in colleague.read('.data/dilim/teaching/9-B/accepted.csv') and 'yorgunız' in colleague.read('.data/dilim/teaching/9-B/accepted.csv'), out)
out = colleague.run('class', 'mark', '9-B', 'Ada Can', 'house', '--points', '1', '--assignment', 'week1', code=3)
check('a mark without an answer would stay here, so it is refused', colleague.code == 3 and 'has not answered house' in flat(out), out)
out = colleague.run('class', 'mark', '9-B', 'Zeynep Ak', WRONG, '--points', '0.25', '--note', 'See me.', '--assignment', 'week1')
check('a colleague marks by hand', 'Marks sent to the server for week1: 1' in out, out)
out = teacher.run('class', 'grade', '9-B')
check('  which the grader of the other keeps', 'marks by hand 1' in flat(out) and 'Marks sent' not in out, out)
check('  on the server too', sql(f"SELECT points, by FROM dilim.mark WHERE note = 'See me.' ORDER BY at DESC LIMIT 1") == f'0.250|{login2}')
last = lambda: sql(f"SELECT points, by FROM dilim.mark WHERE student = '{zeynep.login}' AND grader IS NULL ORDER BY revision DESC LIMIT 1")
stop()
teacher.run('class', 'mark', '9-B', 'Zeynep Ak', WRONG, '--points', '0.4', '--assignment', 'week1', code=4)
colleague.run('class', 'mark', '9-B', 'Zeynep Ak', WRONG, '--points', '0.6', '--assignment', 'week1', code=4)
start()
colleague.run('class', 'grade', '9-B'); check('a mark that was given without the server is sent', last() == f'0.600|{login2}', last())
teacher.run('class', 'grade', '9-B'); check('  and the one who comes last counts', last() == f'0.400|{login}', last())
out = colleague.run('class', 'grade', '9-B')
check('  also for the other', 'marks by hand 1' in flat(out) and last() == f'0.400|{login}' and students(teacher) == students(colleague), out)
out = colleague.run('class', 'mark', '9-B', 'Zeynep Ak', WRONG, '--points', '0.25', '--note', 'See me.', '--assignment', 'week1')
teacher.run('class', 'grade', '9-B')
out = colleague.run('class', 'assign', '9-B', 'a1-u1-writing', '--due', '2099-12-01', '--out', 'week2.jsonl')
check('a colleague gives out work', f'week2 is on {URI2}' in flat(out), out)
out = teacher.run('class', 'assign', '9-B', 'a1-u1-writing', '--due', '2099-12-01', '--out', 'week2.jsonl', code=3)
check('  under a name that the other can not take again', teacher.code == 3 and 'assignments 1' in flat(out) and 'week2' in out, out)
out = teacher.run('class', 'release', '9-B', 'week1', '--offline', code=2)
check('release needs the server', teacher.code == 2 and '--offline has no meaning' in flat(out), out)
out = colleague.run('class', 'share', '9-B', login, code=3)
check('only an owner shares', colleague.code == 3 and 'Only an owner of 9-B can do that' in flat(out), out)
out = colleague.run('class', 'invite', '9-B', code=3)
check('  and invites', colleague.code == 3 and 'Only an owner of 9-B can do that' in flat(out), out)
out = teacher.run('class', 'share', '9-B')
check('share lists the teachers', f'{login} (you): owns the class' in out and f'{login2}: can give out work' in flat(out), out)
told = json.loads(teacher.run('class', 'share', '9-B', '--json'))
check('  also for programs', told['teachers'] == [{'login': login, 'may': 'own', 'you': True}, {'login': login2, 'may': 'mark', 'you': False}], told)
moved = Person('moved')
moved.write('roster.csv', teacher.read('.data/dilim/teaching/9-B/roster.csv'))
moved.write('code', open([os.path.join(d, f) for d, _, fs in os.walk(f'{teacher.home}/.data/dilim/accounts') for f in fs if f == 'password'][0]).read())
out = moved.run('class', 'new', '9-B', '--shared', '--server', URI, '--code', 'code')
moved.run('class', 'enrol', '9-B', 'roster.csv'); moved.run('class', 'collect', '9-B')
check('on a new machine the class is as it was', students(moved) == students(teacher), out)
out = moved.run('class', 'gradebook', '9-B', '--out', 'book.csv')
check('  with what is released', 'week1' in moved.read('book.csv') and 'not released: week2' in flat(out), out)
kept = colleague.read('.data/dilim/teaching/9-B/accepted.csv')
told = json.loads(teacher.run('class', 'share', '9-B', login2, '--may', 'own', '--out', 'names.csv', '--json'))
check('a second owner', told == {'address': URI2, 'class': '9-B', 'file': 'names.csv', 'login': login2, 'may': 'own', 'schema': 1}, told)
out = teacher.run('class', 'share', '9-B', login2, '--may', 'nothing')
check('taken away again', "can't see 9-B" in flat(out), out)
out = colleague.run('class', 'grade', '9-B', code=3)
check('  after which nothing is sent, and nothing here is lost', colleague.code == 3 and 'does not show 9-B' in flat(out) and colleague.read('.data/dilim/teaching/9-B/accepted.csv') == kept, out)
out = colleague.run('class', 'grade', '9-B', '--offline')
check('  and the own files go on', colleague.code == 0 and 'week1' in out, out)

# a second class for a pupil who has an account
teacher.run('class', 'new', '9-D', '--server', URI); teacher.run('class', 'enrol', '9-D', 'roster.csv')
out = teacher.run('class', 'code', '9-D', 'Emre Çelik'); code = re.search(r'Code: (\S+)', out)[1]
bare = re.search(r'class join (\S+)', out)[1]
check('a code for a second class names no login', 'Emre Çelik may join 9-D' in ' '.join(out.split()) and emre.login not in out, out)
out = Person('nobody').run('class', 'join', bare, input=code + '\n', code=2)
check('  which is nothing without an account', 'has no login' in out, out)
out = emre.run('class', 'join', bare, input=code + '\n')
check('  and joins with the account that is there', 'You are in the class 9-D' in ' '.join(out.split()), out)
out = teacher.run('class', 'code', '9-D', 'Emre Çelik', code=2)
# The teacher finds the pupil by the pseudonym of the roster, so the code has given that one.
check('  under the pseudonym of the roster, once', 'is in 9-D on the server already' in ' '.join(out.split()), out)
out = ' '.join(emre.run('class', 'join', bare, input=code + '\n', code=3).split())
check('  and the code is dead', emre.code == 3 and 'used or past its date' in out and 'already in: 9-B, 9-D.' in out, out)
out = emre.run('class', 'leave', '9-D', '--yes')
check('  leaving it keeps the account', sql(f"SELECT count(*) FROM dilim.person WHERE role = '{emre.login}'") == '1', out)
teacher.run('class', 'delete', '9-D', '--yes')

# what is kept, and its end
data = emre.run('class', 'my-data')
check('my-data prints both sides', emre.uri in data and '"type": "answer"' in data and 'class.json' in data, data[:2000])
check('  and no password', emre.read('.data/dilim/accounts/' + os.listdir(f'{emre.home}/.data/dilim/accounts')[0] + '/password').strip() not in data)
out = ada.run('class', 'leave', '--yes')
check('leave erases both sides', sql(f"SELECT count(*) FROM dilim.person WHERE role = '{ada.login}'") == '0' and not os.listdir(f'{ada.home}/.data/dilim/classes') and not os.listdir(f'{ada.home}/.data/dilim/accounts'), out)
ada.run('class', 'join', ada.uri, input=ada.slip + '\n', code=3)
check('  no coming back by the old slip', ada.code == 3)
check('  nor is a new slip made unasked', 'have had their slips' in teacher.run('class', 'invite', '9-B'))
out = teacher.run('class', 'invite', '9-B', 'Ada Can', '--out', 'ada.txt')
check('  the teacher may invite by name', 'Slips: 1' in out, out)
text = teacher.read('ada.txt'); uri, code = slip('Ada Can')
check('  and she is back', 'You are in the class' in Person('ada2').run('class', 'join', uri, input=code + '\n'))
gone = [zeynep.login, ada.login]
out = teacher.run('class', 'remove', '9-B', 'Zeynep Ak', '--yes')
check('the teacher removes a pupil', 'Erased from' in out, out)
out = zeynep.run('class', 'sync', code=3)
check('  whose login is dead', zeynep.code == 3, out)
out = zeynep.run('class', 'leave', '--yes', code=3)
check('  who is told how to delete what is here', zeynep.code == 3 and 'leave --offline' in ' '.join(out.split()), out)
zeynep.run('class', 'leave', '--offline', '--yes')
check('  and does', not os.listdir(f'{zeynep.home}/.data/dilim/classes') and not os.listdir(f'{zeynep.home}/.data/dilim/accounts'))
out = teacher.run('class', 'invite', '9-B', 'Emre Çelik', '--out', 'emre.txt'); text = teacher.read('emre.txt'); uri, code = slip('Emre Çelik')
check('a new code instead of a lost password', 'Slips: 1' in out and uri == emre.uri, out)
out = emre.run('class', 'join', uri, input=code + '\n')
check('  is taken where the account is', emre.code == 0 and 'You are in the class' in out, out)
check('  and does not end after 14 days', sql(f"SELECT rolvaliduntil = 'infinity' FROM pg_roles WHERE rolname = '{emre.login}'") == 't')
out = emre.run('class', 'leave', '--yes')
out = teacher.run('class', 'readmit', '9-B', 'Emre Çelik', code=2)
check('readmit says when the account is gone', 'has not left' in ' '.join(out.split()), out)
gone.append(emre.login)
out = boss.run('class', 'server', 'reap', ADMIN)
check('reaped', 'roles without an account 2' in ' '.join(out.split()), out)
dump = subprocess.run(['pg_dumpall', '-d', f'host={DIR} port={PORT} user=postgres dbname=dilim'], capture_output=True, text=True).stdout
check('no row and no role is left of either', len(dump) > 10000 and not any(role in dump for role in gone))
kept = moved.read('.data/dilim/teaching/9-B/accepted.csv')
teacher.run('class', 'delete', '9-B', '--yes')
out = moved.run('class', 'grade', '9-B', code=3)
check('a class that was deleted is not made again, and nothing here is lost', moved.code == 3 and 'does not show 9-B' in flat(out) and moved.read('.data/dilim/teaching/9-B/accepted.csv') == kept, out)
check('the class is deleted on both sides', sql('SELECT count(*) FROM dilim.class') == '0' and sql('SELECT count(*) FROM dilim.answer') == '0')

# the same for programs
done = boss.told('class', 'server', 'migrate', ADMIN)
check('migrate as JSON', done['applied'] == [] and done['address'].startswith('postgresql://postgres@'), done)
done = boss.told('class', 'server', 'invite-teacher', ADMIN, '--server', f'postgresql://127.0.0.1:{PORT}/dilim')
check('invite-teacher as JSON', re.fullmatch(r'postgresql://t_[0-9a-f]{12}@127.0.0.1:\d+/dilim', done['address']) and done['expires'] > time.time() * 1000, done)
second = Person('second')
new = second.told('class', 'new', '9-E', '--server', done['address'], input=done['code'] + '\n')
check('new as JSON', new['address'] == done['address'] and new['id'] in sql('SELECT id FROM dilim.class').replace('-', '') and os.path.isfile(new['folder'] + '/server.json'), new)
second.write('roster.csv', 'student\nCan\nEfe\n'); second.write('own.csv', 'item,accept,english\nhouse,(Ben) evdeyim.,I am at home.\n')
check('enrol as JSON', second.told('class', 'enrol', '9-E', 'roster.csv')['added'] == 2)
slips = second.told('class', 'invite', '9-E', '--out', 'slips.txt'); text = second.read('slips.txt')
check('invite as JSON is what the slips say', [i['student'] for i in slips['invitations']] == ['Can', 'Efe'] and all(slip(i['student'])[0] == i['address'] and 'code' not in i and i['command'] in text for i in slips['invitations']), slips)
for i in slips['invitations']: i['code'] = slip(i['student'])[1]
check('  and nobody is invited twice', second.told('class', 'invite', '9-E')['invitations'] == [] and 'file' not in json.loads(second.out))
stop()
given = second.told('class', 'assign', '9-E', '--items', 'own.csv', '--due', '2099-12-01', '--out', 'w.jsonl', code=4)
check('assign as JSON without the server', second.code == 4 and given['published'] is False and 'address' not in given and given['items'] == given['own_items'] == 1, given)
start()
check('publish as JSON', second.told('class', 'publish', '9-E', 'w') == {'address': new['address'], 'assignment': 'w', 'class': '9-E', 'schema': 1} and sql('SELECT count(*) FROM dilim.assignment') == '1')
can, efe = Person('can'), Person('efe')
for pupil, i in zip((can, efe), slips['invitations']):
    pupil.uri = i['address']
    done = pupil.told('class', 'join', pupil.uri, '--name', i['student'], input=i['code'] + '\n')
    check(f"{i['student']} joins as JSON", done['address'] == pupil.uri and [(c['class'], c['student']) for c in done['classes']] == [('9-E', i['student'])] and os.path.isdir(done['classes'][0]['folder']), done)
done = can.told('class', 'do', 'w', input='Evdayım\n')
check('do as JSON', done['done'] and [a['answer'] for a in done['answers']] == ['Evdayım'] and done['left'] == [], done)
stop()
done = can.told('class', 'hand-in', 'w', code=4)
check('hand-in as JSON waits', can.code == 4 and done['received'] is False and 'file' not in done, done)
check('  and sync says what it has done', can.told('class', 'sync', code=4)['sent'] == 0 and can.code == 4)
start()
check('  and is received', can.told('class', 'sync')['handed_in'] == ['w'])
efe.told('class', 'do', 'w', input='evdeyim\n')
check('  at once with the server', efe.told('class', 'hand-in', 'w')['received'] is True)
done = second.told('class', 'collect', '9-E')['files']
check('collect as JSON', sorted((f['student'], f['assignment'], f['new']) for f in done) == [('Can', 'w', 1), ('Efe', 'w', 1)] and all(f['file'] == new['address'] for f in done), done)
second.run('class', 'grade', '9-E')
check('mark as JSON', second.told('class', 'mark', '9-E', 'Can', 'house', '--points', '0.75')['credit'] == 0.75 and sql('SELECT count(*) FROM dilim.mark WHERE points = 0.75') != '0')
done = second.told('class', 'release', '9-E', 'w')
check('release as JSON', done['address'] == new['address'] and done['results'] == [{'student': 'Can'}, {'student': 'Efe'}] and 'folder' not in done, done)
check('reopen for one as JSON', second.told('class', 'reopen', '9-E', 'w', 'Efe')['student'] == 'Efe')
check('reopen as JSON', 'student' not in second.told('class', 'reopen', '9-E', 'w'))
second.run('class', 'new', '9-F', '--server', new['address']); second.run('class', 'enrol', '9-F', 'roster.csv')
offer = second.told('class', 'code', '9-F', 'Can')
check('code as JSON names no login', '@' not in offer['address'] and offer['address'] in offer['command'] and offer['class'] == '9-F', offer)
done = can.told('class', 'join', offer['address'], input=offer['code'] + '\n')
check('  and joins', sorted(c['class'] for c in done['classes']) == ['9-E', '9-F'], done)
done = can.told('class', 'my-data')
account = done['accounts'][0]
check('my-data as JSON', sorted(c['class'] for c in done['classes']) == ['9-E', '9-F'] and account['address'] == can.uri and any(r.get('type') == 'answer' for r in account['rows']) and any(f.endswith('/password') for f in account['files']), done)
check('  and no password', open([f for f in account['files'] if f.endswith('/password')][0]).read().strip() not in can.out)
done = can.told('class', 'leave', '9-F', code=2)
check('leave as JSON without --yes', can.code == 2 and not done['deleted'] and done['files'] and all(os.path.exists(f) for f in done['files']), done)
done = can.told('class', 'leave', '9-F', '--yes')
check('leave as JSON', done['deleted'] and done['address'] == can.uri and not any(os.path.exists(f) for f in done['files']), done)
check('  with the account, from the last class', efe.told('class', 'leave', '--yes')['address'] == efe.uri and not os.listdir(f'{efe.home}/.data/dilim/accounts'))
offer = second.told('class', 'readmit', '9-F', 'Can')
check('readmit as JSON', offer['address'] == can.uri and offer['student'] == 'Can' and offer['expires'] > time.time() * 1000, offer)
done = second.told('class', 'remove', '9-E', 'Can', '--yes')
check('remove as JSON', done['address'] == new['address'] and done['student'] == 'Can' and done['marks'] > 0, done)
for title in ('9-E', '9-F'): done = second.told('class', 'delete', title, '--yes')
check('delete as JSON', done['address'] == new['address'] and sql('SELECT count(*) FROM dilim.class') == '0', done)
done = boss.told('class', 'server', 'reap', ADMIN)
check('reap as JSON', set(done) == {'accounts', 'address', 'classes', 'roles', 'schema'} and done['roles'] == 1, done)

# TLS
if OUT:
    cert = f'{DIR}/root.crt'
    invited = boss.run('class', 'server', 'invite-teacher', ADMIN, '--server', f'postgresql://{OUT}:{PORT}/dilim')
    login, code = re.search(r't_[0-9a-f]{12}', invited)[0], re.search(r'Code: (\S+)', invited)[1]
    far = Person('far'); uri = f'postgresql://{login}@{OUT}:{PORT}/dilim'
    out = far.run('class', 'new', '9-C', '--server', uri, input=code + '\n', code=3)
    check('off loopback an unknown certificate is refused', far.code == 3 and 'not be safe' in ' '.join(out.split()), out)
    out = far.run('class', 'new', '9-C', '--server', uri, '--certificate', cert, input=code + '\n')
    check('  and one that is named is taken', far.code == 0, out)
    far.write('roster.csv', 'student\nCan\n'); far.run('class', 'enrol', '9-C', 'roster.csv'); far.run('class', 'invite', '9-C', '--out', 'slip.txt')
    check('  later without naming it again', 'Code: ' in far.read('slip.txt') and '--certificate FILE' in far.read('slip.txt'))

# a learner without a class never maps libpq
alone = Person('alone'); alone.env['LD_DEBUG'] = 'files'
for words in (('help',), ('class', 'todo'), ('progress',)):
    check(f'dilim {" ".join(words)}: no libpq', 'libpq' not in alone.run(*words, code=None))
tablet.env['LD_DEBUG'] = 'files'
check('  with a class on a server it is loaded', 'libpq' in tablet.run('class', 'todo', code=None))
log = open(f'{DIR}/log', errors='replace').read()
secrets = [zeynep.slip, emre.slip, ada.slip, code] + [open(os.path.join(d, f)).read().strip() for d, _, fs in os.walk(ROOT) for f in fs if f == 'password']
check('the log of the server has no secret', len(secrets) > 4 and not any(secret in log for secret in secrets) and 'SCRAM-SHA-256$' not in log)
shutil.rmtree(ROOT)
print(f'{count - len(fails)} of {count} as expected'); sys.exit(bool(fails))
