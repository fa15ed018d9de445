-- As superuser in database dilim. The whole interface: functions in schema class. They run as dilim_api,
-- which is under row-level security by session_user, so a mistake here can't cross rows either; the
-- account functions run as dilim_accounts (CREATEROLE) and check everything by hand.
SET ROLE dilim_api;

CREATE FUNCTION class.whoami() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_build_object('role', session_user, 'kind', p.kind, 'accepted', p.accepted_at IS NOT NULL,
    'version', (SELECT max(version) FROM dilim.migration), 'server_time', clock_timestamp())
  FROM (SELECT 1) one LEFT JOIN dilim.person p ON p.role = session_user $$;

-- teachers

CREATE FUNCTION class.new_class(id uuid, title text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO dilim.class (id, title, created_by) VALUES ($1, $2, session_user) ON CONFLICT DO NOTHING;
  INSERT INTO dilim.class_teacher VALUES ($1, session_user, 3) ON CONFLICT DO NOTHING;
END $$;
CREATE FUNCTION class.list() RETURNS TABLE (id uuid, title text, may int, students bigint, delete_after date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT c.id, c.title, coalesce(t.may, 0), (SELECT count(*) FROM dilim.enrolment e WHERE e.class = c.id), c.delete_after
  FROM dilim.class c LEFT JOIN dilim.class_teacher t ON t.class = c.id AND t.teacher = session_user ORDER BY c.title $$;
CREATE FUNCTION class.remove(id uuid) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (DELETE FROM dilim.class c WHERE c.id = remove.id RETURNING 1) SELECT count(*)::int FROM gone $$;
CREATE FUNCTION class.add_teacher_to(class uuid, teacher name, may int) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.class_teacher VALUES ($1, $2, $3) $$;
CREATE FUNCTION class.roster(class uuid) RETURNS TABLE (student name, label text, joined_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT e.student, e.label, e.joined_at FROM dilim.enrolment e WHERE e.class = $1
    AND e.class IN (SELECT dilim.taught(1)) ORDER BY e.label $$;
CREATE FUNCTION class.offer_code(class uuid, hash bytea, days int, uses int) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.class_code VALUES ($1, $2, clock_timestamp() + make_interval(days => least($3, 60)), least($4, 500)) $$;
CREATE FUNCTION class.publish(described jsonb, keys jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE a record;
BEGIN
  SELECT * INTO a FROM jsonb_to_record(described) AS r(id uuid, class uuid, title text, items text[], body jsonb,
    opens_at timestamptz, due_at timestamptz, closes_at timestamptz, key_after text);
  -- An assignment can be changed until the first answer is there, later only its times.
  UPDATE dilim.assignment x SET opens_at = coalesce(a.opens_at, x.opens_at), due_at = a.due_at, closes_at = a.closes_at
    WHERE x.id = a.id AND EXISTS (SELECT FROM dilim.submission s WHERE s.assignment = a.id);
  IF FOUND THEN RETURN; END IF;
  INSERT INTO dilim.assignment (id, class, title, items, body, opens_at, due_at, closes_at, key_after)
    VALUES (a.id, a.class, a.title, a.items, a.body, coalesce(a.opens_at, clock_timestamp()), a.due_at, a.closes_at, a.key_after)
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, items = excluded.items, body = excluded.body,
      opens_at = excluded.opens_at, due_at = excluded.due_at, closes_at = excluded.closes_at, key_after = excluded.key_after;
  INSERT INTO dilim.assignment_key VALUES (a.id, keys) ON CONFLICT (assignment) DO UPDATE SET body = excluded.body;
END $$;
-- Answers that lack a mark by this grader, or all. Asked this way, nothing is missed that was committed late.
CREATE FUNCTION class.collect(assignment uuid, grader int DEFAULT NULL) RETURNS TABLE (student name, session uuid, sequence int,
    item text, answer text, answered_at timestamptz, received_at timestamptz, handed_in_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.student, a.session, a.sequence, a.item, a.answer, a.answered_at, a.received_at, s.handed_in_at
  FROM dilim.answer a JOIN dilim.submission s USING (assignment, student)
  WHERE a.assignment = $1 AND $1 IN (SELECT dilim.taught_assignments(1)) AND ($2 IS NULL OR NOT EXISTS (
    SELECT FROM dilim.mark m WHERE (m.student, m.session, m.sequence) = (a.student, a.session, a.sequence) AND m.grader >= $2)) $$;
CREATE FUNCTION class.put_marks(assignment uuid, marks jsonb) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE n int;
BEGIN
  PERFORM FROM dilim.assignment a WHERE a.id = put_marks.assignment;
  INSERT INTO dilim.mark (student, session, sequence, revision, assignment, verdict, points, findings, grader, note, by)
    SELECT r.student, r.session, r.sequence, 1 + coalesce(last.revision, 0), put_marks.assignment, r.verdict, r.points,
      coalesce(r.findings, '[]'), r.grader, r.note, session_user
    FROM jsonb_to_recordset(marks) AS r(student name, session uuid, sequence int, verdict text, points numeric, findings jsonb, grader int, note text)
    JOIN dilim.answer a ON (a.student, a.session, a.sequence, a.assignment) = (r.student, r.session, r.sequence, put_marks.assignment)
    LEFT JOIN LATERAL (SELECT m.revision, m.verdict, m.points, m.grader, m.note, m.findings FROM dilim.mark m
      WHERE (m.student, m.session, m.sequence) = (r.student, r.session, r.sequence) ORDER BY m.revision DESC LIMIT 1) last ON true
    WHERE (last.verdict, last.points, last.grader, last.note, last.findings)
      IS DISTINCT FROM (r.verdict, r.points, r.grader, r.note, coalesce(r.findings, '[]'))
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS n = ROW_COUNT; RETURN n;
END $$;
CREATE FUNCTION class.accept(assignment uuid, item text, pattern text, points numeric) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.accepted (assignment, item, pattern, points, by) VALUES ($1, $2, $3, $4, session_user) ON CONFLICT DO NOTHING $$;
CREATE FUNCTION class.release(assignment uuid) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH c AS (UPDATE dilim.assignment a SET released_at = clock_timestamp() WHERE a.id = $1 RETURNING 1) SELECT count(*)::int FROM c $$;
CREATE FUNCTION class.reopen(assignment uuid, student name) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH c AS (UPDATE dilim.submission s SET handed_in_at = NULL, handed_xact = NULL
    WHERE s.assignment = $1 AND s.student = $2 AND $1 IN (SELECT dilim.taught_assignments(2)) RETURNING 1) SELECT count(*)::int FROM c $$;

-- Takes the marks back into the teacher's hands.
CREATE FUNCTION class.withdraw(assignment uuid) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH c AS (UPDATE dilim.assignment a SET released_at = NULL WHERE a.id = $1 RETURNING 1) SELECT count(*)::int FROM c $$;
-- Who has left, by the pseudonym in the class.
CREATE FUNCTION class.departed(class uuid) RETURNS TABLE (student name, label text, left_at timestamptz, readmitted_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT d.student, d.label, d.left_at, d.readmitted_at FROM dilim.departed d WHERE d.class = $1
    AND d.class IN (SELECT dilim.taught(1)) ORDER BY d.label $$;
-- Lets a pupil who has left join again by a code, under the old pseudonym.
CREATE FUNCTION class.readmit(class uuid, student name) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH c AS (UPDATE dilim.departed d SET readmitted_at = clock_timestamp()
    WHERE d.class = $1 AND d.student = $2 RETURNING 1) SELECT count(*)::int FROM c $$;
-- Until when the class is kept: at most 800 days from now.
CREATE FUNCTION class.keep_until(class uuid, until date) RETURNS date LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE dilim.class c SET delete_after = least(greatest(until, current_date), current_date + 800)
    WHERE c.id = $1 RETURNING c.delete_after $$;

-- both: the last mark of each answer (row-level security decides whose)
CREATE FUNCTION class.results(assignment uuid) RETURNS TABLE (student name, session uuid, sequence int, item text, answer text,
    verdict text, points numeric, findings jsonb, note text, revision int, by name)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (a.student, a.session, a.sequence) a.student, a.session, a.sequence, a.item, a.answer,
    m.verdict, m.points, m.findings, m.note, m.revision, m.by
  FROM dilim.answer a JOIN dilim.mark m USING (student, session, sequence) WHERE a.assignment = $1 AND dilim.mine($1, 1)
  ORDER BY a.student, a.session, a.sequence, m.revision DESC $$;

-- students

CREATE FUNCTION class.assignments() RETURNS TABLE (id uuid, class uuid, title text, body jsonb, opens_at timestamptz, due_at timestamptz,
    closes_at timestamptz, key_after text, released boolean, handed_in_at timestamptz, answers bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.id, a.class, a.title, a.body, a.opens_at, a.due_at, a.closes_at, a.key_after, a.released_at IS NOT NULL, s.handed_in_at,
    (SELECT count(*) FROM dilim.answer x WHERE x.assignment = a.id AND x.student = session_user)
  FROM dilim.assignment a LEFT JOIN dilim.submission s ON s.assignment = a.id AND s.student = session_user $$;
CREATE FUNCTION class.sync(assignment uuid, answers jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE a dilim.assignment; handed timestamptz; added int := 0; told jsonb; refused text;
BEGIN
  IF jsonb_typeof(answers) <> 'array' OR jsonb_array_length(answers) > 500 THEN
    RAISE EXCEPTION 'at most 500 answers a call' USING ERRCODE = '22023'; END IF;
  IF NOT EXISTS (SELECT FROM dilim.attended_assignments() x WHERE x = sync.assignment) THEN RAISE EXCEPTION 'no such assignment' USING ERRCODE = 'P0002'; END IF;
  SELECT * INTO STRICT a FROM dilim.assignment x WHERE x.id = sync.assignment;
  INSERT INTO dilim.submission (assignment, class, student) VALUES (a.id, a.class, session_user) ON CONFLICT DO NOTHING;
  -- The lock keeps off a hand-in at the same moment; under REPEATABLE READ it fails with 40001.
  SELECT s.handed_in_at INTO handed FROM dilim.submission s WHERE s.assignment = a.id AND s.student = session_user FOR SHARE;
  refused := CASE WHEN handed IS NOT NULL THEN 'handed_in' WHEN clock_timestamp() > a.closes_at THEN 'closed'
    WHEN (SELECT count(*) FROM dilim.answer x WHERE x.assignment = a.id AND x.student = session_user) > 20 * cardinality(a.items)
    THEN 'too_many' END;
  IF refused IS NULL THEN
    INSERT INTO dilim.answer (student, session, sequence, assignment, item, answer, answered_at)
      SELECT session_user, r.session, r.sequence, a.id, r.item, r.answer, r.answered_at
      FROM jsonb_to_recordset(answers) AS r(session uuid, sequence int, item text, answer text, answered_at timestamptz)
      WHERE r.item = ANY (a.items) ORDER BY 2, 3 ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS added = ROW_COUNT;
  END IF;
  SELECT jsonb_agg(jsonb_build_array(r.session, r.sequence, CASE
      WHEN x.session IS NULL AND r.item <> ALL (a.items) THEN 'unknown_item' WHEN x.session IS NULL THEN refused ELSE 'differs' END)) INTO told
    FROM jsonb_to_recordset(answers) AS r(session uuid, sequence int, item text, answer text)
    LEFT JOIN dilim.answer x ON (x.student, x.session, x.sequence) = (session_user::name, r.session, r.sequence)
    WHERE x.session IS NULL OR (x.item, x.answer, x.assignment) IS DISTINCT FROM (r.item, r.answer, a.id);
  RETURN jsonb_build_object('added', added, 'sent', jsonb_array_length(answers), 'not_taken', coalesce(told, '[]'));
END $$;
CREATE FUNCTION class.hand_in(assignment uuid) RETURNS timestamptz LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE t timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM dilim.attended_assignments() x WHERE x = hand_in.assignment) THEN
    RAISE EXCEPTION 'no such assignment' USING ERRCODE = 'P0002'; END IF;
  INSERT INTO dilim.submission (assignment, class, student)
    SELECT a.id, a.class, session_user FROM dilim.assignment a WHERE a.id = hand_in.assignment ON CONFLICT DO NOTHING;
  UPDATE dilim.submission s SET handed_in_at = clock_timestamp(), handed_xact = pg_current_xact_id()
    WHERE s.assignment = hand_in.assignment AND s.student = session_user AND s.handed_in_at IS NULL;
  SELECT s.handed_in_at INTO t FROM dilim.submission s WHERE s.assignment = hand_in.assignment AND s.student = session_user;
  RETURN t;
END $$;
CREATE FUNCTION class.key(assignment uuid) RETURNS jsonb LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT dilim.mine($1, 2) THEN RETURN NULL; END IF;
  RETURN (SELECT k.body FROM dilim.assignment_key k WHERE k.assignment = $1);
END $$;
-- Everything that is kept of the one who asks (GDPR 15 and 20, KVKK 11), one JSON object a row.
CREATE FUNCTION class.my_export() RETURNS SETOF jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_build_object('type', 'person') || to_jsonb(p) FROM dilim.person p WHERE p.role = session_user
  UNION ALL SELECT jsonb_build_object('type', 'enrolment') || to_jsonb(e) FROM dilim.enrolment e WHERE e.student = session_user
  UNION ALL SELECT jsonb_build_object('type', 'submission') || to_jsonb(s) - 'handed_xact' FROM dilim.submission s WHERE s.student = session_user
  UNION ALL SELECT jsonb_build_object('type', 'answer') || to_jsonb(a) FROM dilim.answer a WHERE a.student = session_user
  UNION ALL SELECT jsonb_build_object('type', 'mark') || to_jsonb(m) FROM dilim.mark m WHERE m.student = session_user
  UNION ALL SELECT jsonb_build_object('type', 'departed') || to_jsonb(d) FROM dilim.departed d WHERE d.student = session_user $$;

RESET ROLE;
SET ROLE dilim_accounts;
-- A verifier is made by libpq (PQencryptPasswordConn) on the client: no password reaches the server or its log.
CREATE FUNCTION class.check_verifier(verifier text) RETURNS void LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF verifier IS NULL OR verifier !~ '^SCRAM-SHA-256\$(4096|[1-9][0-9]{4,6}):[A-Za-z0-9+/=]{16,}\$[A-Za-z0-9+/]{43}=:[A-Za-z0-9+/]{43}=$' THEN
    RAISE EXCEPTION 'not a SCRAM-SHA-256 verifier' USING ERRCODE = '22023'; END IF;
END $$;
CREATE FUNCTION class.new_role(kind text, verifier text, days int) RETURNS name LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE who name := CASE kind WHEN 'teacher' THEN 't_' ELSE 's_' END || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
BEGIN
  PERFORM class.check_verifier(verifier);
  EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 4 '
    'PASSWORD %L VALID UNTIL %L IN ROLE %I', who, verifier, clock_timestamp() + make_interval(days => least(greatest(days, 1), 60)),
    CASE kind WHEN 'teacher' THEN 'dilim_teacher' ELSE 'dilim_student' END);
  INSERT INTO dilim.person (role, kind, created_by) VALUES (who, kind, session_user);
  RETURN who;
END $$;
CREATE FUNCTION class.invite_teacher(verifier text, days int) RETURNS name LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT class.new_role('teacher', verifier, days) $$;
CREATE FUNCTION class.invite(class uuid, label text, verifier text, days int) RETURNS name LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE who name;
BEGIN
  IF invite.class NOT IN (SELECT dilim.taught(3)) THEN RAISE EXCEPTION 'no such class' USING ERRCODE = 'P0002'; END IF;
  IF (SELECT count(*) FROM dilim.person p WHERE p.created_by = session_user AND p.accepted_at IS NULL) >= 600 THEN
    RAISE EXCEPTION 'too many open invitations' USING ERRCODE = '54000'; END IF;
  who := class.new_role('student', verifier, days);
  INSERT INTO dilim.enrolment (class, student, label) VALUES (invite.class, who, invite.label);
  RETURN who;
END $$;
CREATE FUNCTION class.accept_invitation(verifier text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM class.check_verifier(verifier);
  UPDATE dilim.person p SET accepted_at = coalesce(p.accepted_at, clock_timestamp()) WHERE p.role = session_user;
  IF NOT FOUND THEN RAISE EXCEPTION 'no account' USING ERRCODE = '28000'; END IF;
  EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL ''infinity''', session_user, verifier);
END $$;
CREATE FUNCTION class.join_class(code text, label text) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE c uuid; d dilim.departed;
BEGIN
  -- Against a leaving at the same moment; see dilim.depart.
  PERFORM FROM dilim.person p WHERE p.role = session_user FOR UPDATE;
  IF NOT EXISTS (SELECT FROM dilim.person p WHERE p.role = session_user AND p.kind = 'student' AND p.accepted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'no account' USING ERRCODE = '28000'; END IF;
  UPDATE dilim.class_code k SET uses_left = k.uses_left - 1
    WHERE k.hash = sha256(convert_to(code, 'UTF8')) AND k.expires > clock_timestamp() AND k.uses_left > 0 RETURNING k.class INTO c;
  IF c IS NULL THEN RAISE EXCEPTION 'no such code' USING ERRCODE = 'P0002'; END IF;
  SELECT * INTO d FROM dilim.departed x WHERE x.class = c AND x.student = session_user;
  IF d.class IS NOT NULL AND d.readmitted_at IS NULL THEN
    RAISE EXCEPTION 'who has left a class needs the teacher to come back' USING ERRCODE = '42501'; END IF;
  DELETE FROM dilim.departed x WHERE x.class = c AND x.student = session_user;
  INSERT INTO dilim.enrolment (class, student, label) VALUES (c, session_user, coalesce(d.label, $2));
  RETURN c;
END $$;
-- Only of an account that the teacher made and that is in no other teacher's class (who joins by code
-- never gives his account away).
CREATE FUNCTION class.reset_password(student name, verifier text, days int) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM class.check_verifier(verifier);
  IF NOT EXISTS (SELECT FROM dilim.person p WHERE p.role = student AND p.created_by = session_user AND p.kind = 'student')
    OR EXISTS (SELECT dilim.classes_of(student) EXCEPT SELECT dilim.taught(3)) THEN
    RAISE EXCEPTION 'not an account of yours' USING ERRCODE = '42501'; END IF;
  EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL %L', student, verifier, clock_timestamp() + make_interval(days => least(greatest(days, 1), 60)));
END $$;
-- Takes a pupil out of a class with all that was kept there; the account goes too if it was made here and is in no other class.
CREATE FUNCTION class.remove_student(class uuid, student name) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF remove_student.class NOT IN (SELECT dilim.taught(3)) THEN RAISE EXCEPTION 'no such student' USING ERRCODE = 'P0002'; END IF;
  PERFORM dilim.depart(remove_student.class, remove_student.student);
  DELETE FROM dilim.enrolment e WHERE e.class = remove_student.class AND e.student = remove_student.student
    AND e.class IN (SELECT dilim.taught(3));
  IF NOT FOUND THEN RAISE EXCEPTION 'no such student' USING ERRCODE = 'P0002'; END IF;
  IF EXISTS (SELECT dilim.classes_of(student)) OR NOT EXISTS (SELECT FROM dilim.person p WHERE p.role = student AND p.created_by = session_user)
    THEN RETURN 'removed from the class'; END IF;
  DELETE FROM dilim.person p WHERE p.role = student;
  PERFORM pg_terminate_backend(pid) FROM pg_stat_get_activity(NULL) WHERE usesysid = (SELECT r.oid FROM pg_roles r WHERE r.rolname = student);
  EXECUTE format('DROP ROLE %I', student);
  RETURN 'account deleted';
END $$;
CREATE FUNCTION class.leave(class uuid) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE n int;
BEGIN
  PERFORM dilim.depart(leave.class, session_user);
  DELETE FROM dilim.enrolment e WHERE e.class = leave.class AND e.student = session_user;
  GET DIAGNOSTICS n = ROW_COUNT; RETURN n;
END $$;
-- What nobody needs any more: classes past their date with their accounts, invitations that have
-- expired, and the roles of accounts that were closed.
CREATE FUNCTION class.reap() RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE told jsonb := dilim.reap_rows(); roles int := 0; who name;
BEGIN
  FOR who IN SELECT dilim.dead_roles() LOOP
    PERFORM pg_terminate_backend(pid) FROM pg_stat_get_activity(NULL) WHERE usesysid = (SELECT r.oid FROM pg_roles r WHERE r.rolname = who);
    EXECUTE format('DROP ROLE %I', who); roles := roles + 1;
  END LOOP;
  RETURN told || jsonb_build_object('roles', roles);
END $$;
-- The session's own role can't be dropped: it loses everything, password and login; the reaper drops it.
CREATE FUNCTION class.close_account() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM dilim.person p WHERE p.role = session_user AND p.kind = 'student';
  IF NOT FOUND THEN RAISE EXCEPTION 'no account of a student' USING ERRCODE = '28000'; END IF;
  EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', session_user);
END $$;
RESET ROLE;

GRANT EXECUTE ON FUNCTION class.whoami() TO dilim_admin, dilim_teacher, dilim_student;
GRANT EXECUTE ON FUNCTION class.new_class(uuid, text), class.list(), class.remove(uuid), class.add_teacher_to(uuid, name, int),
  class.roster(uuid), class.offer_code(uuid, bytea, int, int), class.publish(jsonb, jsonb), class.collect(uuid, int),
  class.put_marks(uuid, jsonb), class.accept(uuid, text, text, numeric), class.release(uuid), class.withdraw(uuid),
  class.departed(uuid), class.readmit(uuid, name), class.keep_until(uuid, date), class.reopen(uuid, name),
  class.results(uuid), class.key(uuid), class.invite(uuid, text, text, int), class.reset_password(name, text, int),
  class.remove_student(uuid, name), class.accept_invitation(text), class.assignments() TO dilim_teacher;
GRANT EXECUTE ON FUNCTION class.list(), class.assignments(), class.sync(uuid, jsonb), class.hand_in(uuid), class.key(uuid),
  class.results(uuid), class.leave(uuid), class.my_export(), class.accept_invitation(text), class.join_class(text, text),
  class.close_account() TO dilim_student;
GRANT EXECUTE ON FUNCTION class.invite_teacher(text, int), class.reap() TO dilim_admin;
GRANT EXECUTE ON FUNCTION pg_catalog.pg_stat_get_activity(int) TO dilim_accounts;
REVOKE CREATE ON SCHEMA class FROM dilim_api, dilim_accounts;
