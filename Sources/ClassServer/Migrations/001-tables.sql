-- As superuser in database dilim. Tables, helpers of policies, policies. No login role gets any
-- privilege on a table: EXPLAIN, estimates, COPY and leakproof operators have nothing to work on.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE USAGE ON LANGUAGE plpgsql, sql FROM PUBLIC;   -- no DO, no functions
GRANT USAGE ON LANGUAGE plpgsql, sql TO dilim_owner, dilim_api, dilim_accounts;
REVOKE SELECT ON pg_catalog.pg_roles, pg_catalog.pg_auth_members, pg_catalog.pg_stat_activity,
  pg_catalog.pg_user, pg_catalog.pg_group FROM PUBLIC;
DO $$ DECLARE f regprocedure; BEGIN
  -- large objects and advisory locks fill disk and lock table; activity tells who is there
  FOR f IN SELECT p.oid::regprocedure FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'pg_catalog' AND (p.proname ~ '^(lo_|loread|lowrite)' OR p.proname ~ 'advisory'
      OR p.proname IN ('pg_stat_get_activity', 'pg_notify', 'pg_sleep', 'pg_sleep_for', 'pg_sleep_until'))
  LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f); END LOOP;
END $$;

CREATE SCHEMA dilim AUTHORIZATION dilim_owner;
CREATE SCHEMA class AUTHORIZATION dilim_owner;
ALTER DEFAULT PRIVILEGES FOR ROLE dilim_owner, dilim_api, dilim_accounts REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
GRANT SELECT ON pg_catalog.pg_roles TO dilim_owner, dilim_accounts;
GRANT USAGE ON SCHEMA dilim TO dilim_api, dilim_accounts;
GRANT USAGE ON SCHEMA class TO dilim_api, dilim_accounts, dilim_admin, dilim_teacher, dilim_student;
GRANT CREATE ON SCHEMA class TO dilim_api, dilim_accounts;
SET ROLE dilim_owner;

CREATE TABLE dilim.migration (
  version int PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT clock_timestamp());

-- A person is a role and nothing else: no name, no address. The names are in the teacher's roster file.
CREATE TABLE dilim.person (
  role name PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('teacher', 'student')),
  created_by name NOT NULL, created_at timestamptz NOT NULL DEFAULT clock_timestamp(), accepted_at timestamptz);
CREATE TABLE dilim.class (
  id uuid PRIMARY KEY, title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  created_by name NOT NULL REFERENCES dilim.person ON DELETE CASCADE,
  delete_after date NOT NULL DEFAULT (current_date + 400));   -- storage limitation, shown and changeable
CREATE TABLE dilim.class_teacher (
  class uuid REFERENCES dilim.class ON DELETE CASCADE, teacher name REFERENCES dilim.person ON DELETE CASCADE,
  may int NOT NULL CHECK (may IN (1, 2, 3)),                     -- 1 read, 2 mark, 3 own
  PRIMARY KEY (class, teacher));
CREATE TABLE dilim.class_code (
  class uuid REFERENCES dilim.class ON DELETE CASCADE, hash bytea NOT NULL CHECK (length(hash) = 32),
  expires timestamptz NOT NULL, uses_left int NOT NULL CHECK (uses_left >= 0), PRIMARY KEY (hash));
CREATE TABLE dilim.enrolment (
  class uuid REFERENCES dilim.class ON DELETE CASCADE, student name REFERENCES dilim.person ON DELETE CASCADE,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 40),    -- pseudonym in this class
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (class, student), UNIQUE (class, label));
CREATE INDEX ON dilim.enrolment (student);
-- Who has left a class or was taken out of it does not come back by a code until the teacher readmits:
-- otherwise hand in, read the key, leave, join again, answer afresh.
CREATE TABLE dilim.departed (
  class uuid REFERENCES dilim.class ON DELETE CASCADE, student name REFERENCES dilim.person ON DELETE CASCADE,
  label text NOT NULL, left_at timestamptz NOT NULL DEFAULT clock_timestamp(), readmitted_at timestamptz,
  PRIMARY KEY (class, student));
CREATE INDEX ON dilim.departed (student);
CREATE TABLE dilim.assignment (
  id uuid PRIMARY KEY, class uuid NOT NULL REFERENCES dilim.class ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  items text[] NOT NULL CHECK (cardinality(items) BETWEEN 1 AND 500),
  body jsonb NOT NULL CHECK (pg_column_size(body) < 1000000),    -- prompts, points; never an answer
  opens_at timestamptz NOT NULL DEFAULT clock_timestamp(), due_at timestamptz, closes_at timestamptz,
  key_after text NOT NULL CHECK (key_after IN ('now', 'hand_in', 'close', 'release', 'never')),
  released_at timestamptz, UNIQUE (id, class), CHECK (key_after <> 'close' OR closes_at IS NOT NULL));
CREATE INDEX ON dilim.assignment (class);
CREATE TABLE dilim.assignment_key (
  assignment uuid PRIMARY KEY REFERENCES dilim.assignment ON DELETE CASCADE, body jsonb NOT NULL);
CREATE TABLE dilim.accepted (                                    -- "accept this answer for all"
  assignment uuid REFERENCES dilim.assignment ON DELETE CASCADE, item text, pattern text,
  points numeric(4,3) NOT NULL CHECK (points BETWEEN 0 AND 1), by name NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (assignment, item, pattern));
CREATE TABLE dilim.submission (
  assignment uuid, class uuid, student name,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  handed_in_at timestamptz, handed_xact xid8,
  PRIMARY KEY (assignment, student),
  FOREIGN KEY (assignment, class) REFERENCES dilim.assignment (id, class) ON DELETE CASCADE,
  FOREIGN KEY (class, student) REFERENCES dilim.enrolment (class, student) ON DELETE CASCADE);
CREATE INDEX ON dilim.submission (class, student);
-- The id of an answer is that of the learner's record: session and sequence, under the student, so
-- that no id of another can be hit, not even to learn that it exists.
CREATE TABLE dilim.answer (
  student name, session uuid, sequence int CHECK (sequence >= 0), assignment uuid NOT NULL,
  item text NOT NULL CHECK (length(item) <= 200), answer text NOT NULL CHECK (length(answer) <= 2000),
  answered_at timestamptz NOT NULL, received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (student, session, sequence),
  FOREIGN KEY (assignment, student) REFERENCES dilim.submission (assignment, student) ON DELETE CASCADE);
CREATE INDEX ON dilim.answer (assignment, student);
-- Marks are only ever added: a regrade is a further revision.
CREATE TABLE dilim.mark (
  student name, session uuid, sequence int, revision int CHECK (revision > 0), assignment uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('correct', 'correct_with_note', 'almost', 'wrong', 'overruled')),
  points numeric(4,3) NOT NULL CHECK (points BETWEEN 0 AND 1),
  findings jsonb NOT NULL DEFAULT '[]', grader int, note text CHECK (length(note) <= 2000),
  by name NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (student, session, sequence, revision),
  FOREIGN KEY (student, session, sequence) REFERENCES dilim.answer ON DELETE CASCADE);
CREATE INDEX ON dilim.mark (assignment);

-- Helpers of the policies run as the owner, who is not under them: no recursion. All ask session_user,
-- which neither SET ROLE nor a definer's function changes.
CREATE FUNCTION dilim.taught(level int) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.class FROM dilim.class_teacher t JOIN dilim.person p ON p.role = t.teacher
  WHERE t.teacher = session_user AND t.may >= level AND p.kind = 'teacher' AND p.accepted_at IS NOT NULL $$;
CREATE FUNCTION dilim.attended() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT e.class FROM dilim.enrolment e JOIN dilim.person p ON p.role = e.student
  WHERE e.student = session_user AND p.accepted_at IS NOT NULL $$;
CREATE FUNCTION dilim.taught_assignments(level int) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.id FROM dilim.assignment a WHERE a.class IN (SELECT dilim.taught(level)) $$;
CREATE FUNCTION dilim.attended_assignments() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.id FROM dilim.assignment a WHERE a.class IN (SELECT dilim.attended()) AND a.opens_at <= clock_timestamp() $$;
CREATE FUNCTION dilim.released_assignments() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.id FROM dilim.assignment a WHERE a.class IN (SELECT dilim.attended()) AND a.released_at IS NOT NULL $$;
-- A hand-in opens the key only when it is committed: otherwise BEGIN, hand in, read, ROLLBACK.
CREATE FUNCTION dilim.open_keys() RETURNS SETOF uuid LANGUAGE sql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.id FROM dilim.assignment a
    LEFT JOIN dilim.submission s ON s.assignment = a.id AND s.student = session_user
  WHERE a.class IN (SELECT dilim.attended()) AND a.opens_at <= clock_timestamp() AND CASE a.key_after
    WHEN 'now' THEN true
    WHEN 'hand_in' THEN s.handed_in_at IS NOT NULL
      AND s.handed_xact IS DISTINCT FROM pg_current_xact_id_if_assigned()
    WHEN 'close' THEN clock_timestamp() > a.closes_at
    WHEN 'release' THEN a.released_at IS NOT NULL ELSE false END $$;
CREATE FUNCTION dilim.classes_of(who name) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT class FROM dilim.enrolment WHERE student = who $$;
CREATE FUNCTION dilim.is_teacher() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT EXISTS (SELECT FROM dilim.person
  WHERE role = session_user AND kind = 'teacher' AND accepted_at IS NOT NULL) $$;
-- Asked first by every function: it looks at the asker's own lists alone, so that another's assignment
-- takes as long to refuse as none.
CREATE FUNCTION dilim.mine(assignment uuid, level int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT assignment IN (SELECT dilim.taught_assignments(level) UNION ALL SELECT dilim.attended_assignments()) $$;
-- Called by functions that have checked who may do it. The row of the person changes, so that a join at
-- the same moment waits, or fails with 40001 if it looks at an older snapshot.
CREATE FUNCTION dilim.depart(class uuid, who name) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE dilim.person p SET accepted_at = p.accepted_at WHERE p.role = who;
  INSERT INTO dilim.departed (class, student, label)
    SELECT e.class, e.student, e.label FROM dilim.enrolment e WHERE e.class = depart.class AND e.student = who
    ON CONFLICT ON CONSTRAINT departed_pkey DO UPDATE SET label = excluded.label, left_at = clock_timestamp(), readmitted_at = NULL;
END $$;
CREATE FUNCTION dilim.is_administrator() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT pg_has_role(session_user, 'dilim_admin', 'member') $$;
-- The rows of the reaper: classes past their date, the accounts that are in no class because of it or
-- for 30 days after they were made, and invitations that nobody has accepted. It runs as the owner, so it asks who calls.
CREATE FUNCTION dilim.reap_rows() RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE classes int; accounts int; former name[];
BEGIN
  IF NOT dilim.is_administrator() THEN RAISE EXCEPTION 'not an administrator' USING ERRCODE = '42501'; END IF;
  former := ARRAY(SELECT DISTINCT e.student FROM dilim.enrolment e JOIN dilim.class c ON c.id = e.class WHERE c.delete_after < current_date);
  DELETE FROM dilim.class c WHERE c.delete_after < current_date;
  GET DIAGNOSTICS classes = ROW_COUNT;
  DELETE FROM dilim.person p USING pg_roles r WHERE r.rolname = p.role AND (
    (p.role = ANY (former) AND NOT EXISTS (SELECT FROM dilim.enrolment e WHERE e.student = p.role))
    -- its class was deleted by the teacher
    OR (p.kind = 'student' AND p.created_at < clock_timestamp() - interval '30 days'
      AND NOT EXISTS (SELECT FROM dilim.enrolment e WHERE e.student = p.role))
    OR (p.accepted_at IS NULL AND r.rolvaliduntil < clock_timestamp()));
  GET DIAGNOSTICS accounts = ROW_COUNT;
  RETURN jsonb_build_object('classes', classes, 'accounts', accounts);
END $$;
-- Roles that the account functions have made and whose person is gone.
CREATE FUNCTION dilim.dead_roles() RETURNS SETOF name LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT r.rolname FROM pg_roles r WHERE r.rolname ~ '^[st]_[0-9a-f]{12}$' AND NOT r.rolsuper
    AND (pg_has_role(r.oid, 'dilim_student', 'member') OR pg_has_role(r.oid, 'dilim_teacher', 'member'))
    AND NOT EXISTS (SELECT FROM dilim.person p WHERE p.role = r.rolname) $$;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA dilim FROM PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA dilim TO dilim_api, dilim_accounts;

DO $$ DECLARE t text; BEGIN
  FOREACH t IN ARRAY ARRAY['person','class','class_teacher','class_code','enrolment','departed','assignment','assignment_key',
    'accepted','submission','answer','mark'] LOOP
    EXECUTE format('ALTER TABLE dilim.%I ENABLE ROW LEVEL SECURITY', t); END LOOP; END $$;

CREATE POLICY own ON dilim.person TO dilim_api USING (role = session_user) WITH CHECK (false);
CREATE POLICY make ON dilim.person FOR INSERT TO dilim_accounts WITH CHECK (created_by = session_user AND accepted_at IS NULL);
CREATE POLICY see ON dilim.person FOR SELECT TO dilim_accounts USING (session_user IN (role, created_by)
  OR role IN (SELECT e.student FROM dilim.enrolment e));           -- under the policy of enrolment
CREATE POLICY accept ON dilim.person FOR UPDATE TO dilim_accounts USING (role = session_user) WITH CHECK (role = session_user);
CREATE POLICY forget ON dilim.person FOR DELETE TO dilim_accounts USING (session_user IN (role, created_by));

CREATE POLICY see ON dilim.class FOR SELECT TO dilim_api, dilim_accounts
  USING (created_by = session_user OR id IN (SELECT dilim.taught(1)) OR id IN (SELECT dilim.attended()));
CREATE POLICY make ON dilim.class FOR INSERT TO dilim_api WITH CHECK (created_by = session_user AND dilim.is_teacher());
CREATE POLICY change ON dilim.class FOR UPDATE TO dilim_api USING (id IN (SELECT dilim.taught(3))) WITH CHECK (id IN (SELECT dilim.taught(3)));
CREATE POLICY remove ON dilim.class FOR DELETE TO dilim_api USING (id IN (SELECT dilim.taught(3)));
CREATE POLICY see ON dilim.class_teacher FOR SELECT TO dilim_api USING (class IN (SELECT dilim.taught(1)));
CREATE POLICY make ON dilim.class_teacher FOR INSERT TO dilim_api WITH CHECK (class IN (SELECT dilim.taught(3))
  OR (teacher = session_user AND may = 3 AND class IN (SELECT c.id FROM dilim.class c WHERE c.created_by = session_user)));
CREATE POLICY remove ON dilim.class_teacher FOR DELETE TO dilim_api USING (class IN (SELECT dilim.taught(3)) AND teacher <> session_user);
CREATE POLICY own ON dilim.class_code TO dilim_api USING (class IN (SELECT dilim.taught(3))) WITH CHECK (class IN (SELECT dilim.taught(3)));
CREATE POLICY join_ ON dilim.class_code TO dilim_accounts USING (true) WITH CHECK (true);
CREATE POLICY see ON dilim.enrolment FOR SELECT TO dilim_api, dilim_accounts
  USING (student = session_user OR class IN (SELECT dilim.taught(1)));
CREATE POLICY make ON dilim.enrolment FOR INSERT TO dilim_accounts
  WITH CHECK (student = session_user OR class IN (SELECT dilim.taught(3)));
CREATE POLICY remove ON dilim.enrolment FOR DELETE TO dilim_api, dilim_accounts
  USING (student = session_user OR class IN (SELECT dilim.taught(3)));
CREATE POLICY see ON dilim.departed FOR SELECT TO dilim_api, dilim_accounts
  USING (student = session_user OR class IN (SELECT dilim.taught(1)));
CREATE POLICY readmit ON dilim.departed FOR UPDATE TO dilim_api USING (class IN (SELECT dilim.taught(3)))
  WITH CHECK (class IN (SELECT dilim.taught(3)));
CREATE POLICY return ON dilim.departed FOR DELETE TO dilim_accounts USING (student = session_user AND readmitted_at IS NOT NULL);
CREATE POLICY see ON dilim.assignment FOR SELECT TO dilim_api
  USING (class IN (SELECT dilim.taught(1)) OR id IN (SELECT dilim.attended_assignments()));
CREATE POLICY make ON dilim.assignment FOR INSERT TO dilim_api WITH CHECK (class IN (SELECT dilim.taught(2)));
CREATE POLICY change ON dilim.assignment FOR UPDATE TO dilim_api USING (class IN (SELECT dilim.taught(2))) WITH CHECK (class IN (SELECT dilim.taught(2)));
CREATE POLICY remove ON dilim.assignment FOR DELETE TO dilim_api USING (class IN (SELECT dilim.taught(3)));
CREATE POLICY teach ON dilim.assignment_key TO dilim_api USING (assignment IN (SELECT dilim.taught_assignments(2)))
  WITH CHECK (assignment IN (SELECT dilim.taught_assignments(2)));
CREATE POLICY see ON dilim.assignment_key FOR SELECT TO dilim_api USING (assignment IN (SELECT dilim.open_keys()));
CREATE POLICY teach ON dilim.accepted TO dilim_api USING (assignment IN (SELECT dilim.taught_assignments(2)))
  WITH CHECK (assignment IN (SELECT dilim.taught_assignments(2)) AND by = session_user);
CREATE POLICY see ON dilim.submission FOR SELECT TO dilim_api
  USING (student = session_user OR assignment IN (SELECT dilim.taught_assignments(1)));
CREATE POLICY make ON dilim.submission FOR INSERT TO dilim_api WITH CHECK (student = session_user
  AND handed_in_at IS NULL AND assignment IN (SELECT dilim.attended_assignments()));
CREATE POLICY hand_in ON dilim.submission FOR UPDATE TO dilim_api USING (student = session_user) WITH CHECK (student = session_user);
CREATE POLICY reopen ON dilim.submission FOR UPDATE TO dilim_api USING (assignment IN (SELECT dilim.taught_assignments(2)))
  WITH CHECK (assignment IN (SELECT dilim.taught_assignments(2)));
CREATE POLICY see ON dilim.answer FOR SELECT TO dilim_api
  USING (student = session_user OR assignment IN (SELECT dilim.taught_assignments(1)));
CREATE POLICY make ON dilim.answer FOR INSERT TO dilim_api WITH CHECK (student = session_user
  AND assignment IN (SELECT dilim.attended_assignments()));
CREATE POLICY see ON dilim.mark FOR SELECT TO dilim_api USING (assignment IN (SELECT dilim.taught_assignments(1))
  OR (student = session_user AND assignment IN (SELECT dilim.released_assignments())));
CREATE POLICY make ON dilim.mark FOR INSERT TO dilim_api WITH CHECK (by = session_user
  AND assignment IN (SELECT dilim.taught_assignments(2)));

GRANT SELECT ON ALL TABLES IN SCHEMA dilim TO dilim_api;
GRANT INSERT ON dilim.class, dilim.class_teacher, dilim.class_code, dilim.assignment, dilim.assignment_key, dilim.accepted,
  dilim.submission, dilim.answer, dilim.mark TO dilim_api;
GRANT UPDATE ON dilim.class, dilim.assignment, dilim.assignment_key TO dilim_api;
GRANT UPDATE (handed_in_at, handed_xact) ON dilim.submission TO dilim_api;
GRANT UPDATE (readmitted_at) ON dilim.departed TO dilim_api;
GRANT SELECT, DELETE ON dilim.departed TO dilim_accounts;
GRANT DELETE ON dilim.class, dilim.class_teacher, dilim.class_code, dilim.enrolment, dilim.assignment, dilim.accepted TO dilim_api;
GRANT SELECT, INSERT, DELETE ON dilim.person, dilim.enrolment TO dilim_accounts;
GRANT UPDATE (accepted_at) ON dilim.person TO dilim_accounts;
GRANT SELECT, UPDATE ON dilim.class_code TO dilim_accounts;
GRANT SELECT ON dilim.class TO dilim_accounts;
RESET ROLE;
