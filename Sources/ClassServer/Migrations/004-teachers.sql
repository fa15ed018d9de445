-- As superuser in database dilim. Several teachers of a class: who they are, and what each of them has
-- accepted and marked by hand, so that their programs give the same marks.
GRANT CREATE ON SCHEMA class TO dilim_api;
SET ROLE dilim_owner;

-- An answer is accepted for an item of the class, whatever the assignment. One that is withdrawn keeps its
-- row: a program that finds no row must not take it for withdrawn, for the database may be an older backup.
CREATE TABLE dilim.accepted_answer (
  class uuid NOT NULL REFERENCES dilim.class ON DELETE CASCADE,
  item text NOT NULL CHECK (length(item) BETWEEN 1 AND 200),
  pattern text NOT NULL CHECK (length(pattern) BETWEEN 1 AND 2000),
  points numeric(4,3) NOT NULL CHECK (points BETWEEN 0 AND 1), note text CHECK (length(note) <= 2000),
  is_withdrawn boolean NOT NULL DEFAULT false,
  by name NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
-- A long pattern does not fit into an index.
CREATE UNIQUE INDEX accepted_answer_key ON dilim.accepted_answer (class, item, md5(pattern));
INSERT INTO dilim.accepted_answer (class, item, pattern, points, by, at)
  SELECT DISTINCT ON (a.class, x.item, x.pattern) a.class, x.item, x.pattern, x.points, x.by, x.at
  FROM dilim.accepted x JOIN dilim.assignment a ON a.id = x.assignment
  WHERE length(x.item) BETWEEN 1 AND 200 AND length(x.pattern) BETWEEN 1 AND 2000
  ORDER BY a.class, x.item, x.pattern, x.at DESC;
DROP TABLE dilim.accepted;
ALTER TABLE dilim.accepted_answer ENABLE ROW LEVEL SECURITY;
CREATE POLICY see ON dilim.accepted_answer FOR SELECT TO dilim_api USING (class IN (SELECT dilim.taught(2)));
CREATE POLICY make ON dilim.accepted_answer FOR INSERT TO dilim_api
  WITH CHECK (class IN (SELECT dilim.taught(2)) AND by = session_user);
CREATE POLICY change ON dilim.accepted_answer FOR UPDATE TO dilim_api USING (class IN (SELECT dilim.taught(2)))
  WITH CHECK (class IN (SELECT dilim.taught(2)) AND by = session_user);
GRANT SELECT, INSERT, UPDATE ON dilim.accepted_answer TO dilim_api;

CREATE FUNCTION dilim.is_login_of_teacher(who name) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM dilim.person p WHERE p.role = who AND p.kind = 'teacher') $$;
GRANT EXECUTE ON FUNCTION dilim.is_login_of_teacher(name) TO dilim_api;
RESET ROLE;

SET ROLE dilim_api;
-- Kept for programs that know no other: they name an assignment instead of the class.
CREATE OR REPLACE FUNCTION class.accept(assignment uuid, item text, pattern text, points numeric) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.accepted_answer (class, item, pattern, points, by)
    VALUES ((SELECT a.class FROM dilim.assignment a WHERE a.id = $1), $2, $3, $4, session_user) ON CONFLICT DO NOTHING $$;
CREATE FUNCTION class.accept_answer(class uuid, item text, pattern text, points numeric, note text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.accepted_answer AS x (class, item, pattern, points, note, by) VALUES ($1, $2, $3, $4, $5, session_user)
    ON CONFLICT (class, item, md5(pattern)) DO UPDATE
    SET points = excluded.points, note = excluded.note, is_withdrawn = false, by = excluded.by, at = clock_timestamp() $$;
CREATE FUNCTION class.withdraw_answer(class uuid, item text, pattern text) RETURNS int
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (UPDATE dilim.accepted_answer x SET is_withdrawn = true, by = session_user, at = clock_timestamp()
    WHERE x.class = $1 AND x.item = $2 AND x.pattern = $3 AND NOT x.is_withdrawn RETURNING 1)
    SELECT count(*)::int FROM gone $$;
CREATE FUNCTION class.accepted_answers(class uuid) RETURNS TABLE (item text, pattern text, points numeric, note text,
    is_withdrawn boolean, by name, at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT x.item, x.pattern, x.points, x.note, x.is_withdrawn, x.by, x.at FROM dilim.accepted_answer x
    WHERE x.class = $1 AND x.class IN (SELECT dilim.taught(2)) ORDER BY x.at, x.item, x.pattern $$;

-- The last mark by hand of each answer in a class: one without the version of a grader.
CREATE FUNCTION class.marks_by_hand(class uuid) RETURNS TABLE (assignment uuid, student name, session uuid, sequence int,
    item text, points numeric, note text, revision int, by name, at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (a.student, a.session, a.sequence)
    a.assignment, a.student, a.session, a.sequence, a.item, m.points, m.note, m.revision, m.by, m.at
  FROM dilim.assignment x JOIN dilim.answer a ON a.assignment = x.id JOIN dilim.mark m USING (student, session, sequence)
  WHERE x.class = $1 AND m.grader IS NULL AND $1 IN (SELECT dilim.taught(1))
  ORDER BY a.student, a.session, a.sequence, m.revision DESC $$;
-- A mark by hand is changed by a teacher alone, never by a grader; and only by one who has seen it: "replaces"
-- is the revision of the last mark by hand that the sender knows, 0 for none. With "retell" false a mark is new
-- only if it says something else: what pupils are told of it depends on the language of the sender.
CREATE OR REPLACE FUNCTION class.put_marks(assignment uuid, marks jsonb) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE n int;
BEGIN
  PERFORM FROM dilim.assignment a WHERE a.id = put_marks.assignment;
  INSERT INTO dilim.mark (student, session, sequence, revision, assignment, verdict, points, findings, grader, note, by)
    SELECT r.student, r.session, r.sequence, 1 + coalesce(last.revision, 0), put_marks.assignment, r.verdict, r.points,
      coalesce(r.findings, '[]'), r.grader, r.note, session_user
    FROM jsonb_to_recordset(marks) AS r(student name, session uuid, sequence int, verdict text, points numeric, findings jsonb, grader int,
        note text, replaces int, retell boolean)
    JOIN dilim.answer a ON (a.student, a.session, a.sequence, a.assignment) = (r.student, r.session, r.sequence, put_marks.assignment)
    LEFT JOIN LATERAL (SELECT m.revision, m.verdict, m.points, m.grader, m.note, m.findings FROM dilim.mark m
      WHERE (m.student, m.session, m.sequence) = (r.student, r.session, r.sequence) ORDER BY m.revision DESC LIMIT 1) last ON true
    LEFT JOIN LATERAL (SELECT max(m.revision) AS revision FROM dilim.mark m
      WHERE (m.student, m.session, m.sequence) = (r.student, r.session, r.sequence) AND m.grader IS NULL) hand ON true
    WHERE ((last.verdict, last.points, last.grader, last.note) IS DISTINCT FROM (r.verdict, r.points, r.grader, r.note)
        OR r.retell IS DISTINCT FROM false AND last.findings IS DISTINCT FROM coalesce(r.findings, '[]'))
      AND CASE WHEN r.grader IS NULL THEN r.replaces IS NULL OR r.replaces = coalesce(hand.revision, 0)
        ELSE hand.revision IS NULL END
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS n = ROW_COUNT; RETURN n;
END $$;

CREATE FUNCTION class.teachers(class uuid) RETURNS TABLE (teacher name, may int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.teacher, t.may FROM dilim.class_teacher t WHERE t.class = $1 AND t.class IN (SELECT dilim.taught(1))
    ORDER BY t.may DESC, t.teacher $$;
-- What another teacher may do in the class: 1 read, 2 mark, 3 own, 0 nothing. Who has made the class stays its
-- owner, so that it always has one.
CREATE FUNCTION class.let_teacher(class uuid, teacher name, may int) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF let_teacher.class NOT IN (SELECT dilim.taught(3)) THEN RAISE EXCEPTION 'not a class of yours' USING ERRCODE = '42501'; END IF;
  IF let_teacher.teacher = session_user THEN RAISE EXCEPTION 'nobody changes what they may do themselves' USING ERRCODE = '42501'; END IF;
  IF let_teacher.may IS NULL OR let_teacher.may NOT BETWEEN 0 AND 3 THEN RAISE EXCEPTION 'no such right' USING ERRCODE = '22023'; END IF;
  IF let_teacher.may < 3 AND EXISTS (SELECT FROM dilim.class c WHERE c.id = let_teacher.class AND c.created_by = let_teacher.teacher) THEN
    RAISE EXCEPTION 'who has made a class owns it' USING ERRCODE = '55000'; END IF;
  IF NOT dilim.is_login_of_teacher(let_teacher.teacher) THEN RAISE EXCEPTION 'no such teacher' USING ERRCODE = 'P0002'; END IF;
  DELETE FROM dilim.class_teacher t WHERE t.class = let_teacher.class AND t.teacher = let_teacher.teacher;
  IF let_teacher.may > 0 THEN
    INSERT INTO dilim.class_teacher (class, teacher, may) VALUES (let_teacher.class, let_teacher.teacher, let_teacher.may); END IF;
END $$;
RESET ROLE;
REVOKE CREATE ON SCHEMA class FROM dilim_api;
GRANT EXECUTE ON FUNCTION class.accept_answer(uuid, text, text, numeric, text), class.withdraw_answer(uuid, text, text),
  class.accepted_answers(uuid), class.marks_by_hand(uuid), class.teachers(uuid), class.let_teacher(uuid, name, int) TO dilim_teacher;
