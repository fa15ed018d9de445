-- As superuser in database dilim. A code for one pupil of a roster: who joins by it gets the pseudonym
-- that the teacher has given to the code, so the teacher knows whose answers come, and nobody joins under
-- the pseudonym of another.
ALTER TABLE dilim.class_code ADD label text CHECK (length(label) BETWEEN 1 AND 40);
GRANT CREATE ON SCHEMA class TO dilim_api, dilim_accounts;
SET ROLE dilim_api;
CREATE FUNCTION class.offer_code_to(class uuid, hash bytea, days int, label text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO dilim.class_code (class, hash, expires, uses_left, label)
    VALUES ($1, $2, clock_timestamp() + make_interval(days => least($3, 60)), 1, $4) $$;
RESET ROLE;
SET ROLE dilim_accounts;
CREATE OR REPLACE FUNCTION class.join_class(code text, label text) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE c uuid; l text; d dilim.departed;
BEGIN
  -- Against a leaving at the same moment; see dilim.depart.
  PERFORM FROM dilim.person p WHERE p.role = session_user FOR UPDATE;
  IF NOT EXISTS (SELECT FROM dilim.person p WHERE p.role = session_user AND p.kind = 'student' AND p.accepted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'no account' USING ERRCODE = '28000'; END IF;
  UPDATE dilim.class_code k SET uses_left = k.uses_left - 1
    WHERE k.hash = sha256(convert_to(code, 'UTF8')) AND k.expires > clock_timestamp() AND k.uses_left > 0 RETURNING k.class, k.label INTO c, l;
  IF c IS NULL THEN RAISE EXCEPTION 'no such code' USING ERRCODE = 'P0002'; END IF;
  SELECT * INTO d FROM dilim.departed x WHERE x.class = c AND x.student = session_user;
  IF d.class IS NOT NULL AND d.readmitted_at IS NULL THEN
    RAISE EXCEPTION 'who has left a class needs the teacher to come back' USING ERRCODE = '42501'; END IF;
  DELETE FROM dilim.departed x WHERE x.class = c AND x.student = session_user;
  INSERT INTO dilim.enrolment (class, student, label) VALUES (c, session_user, coalesce(d.label, l, $2));
  RETURN c;
END $$;
RESET ROLE;
REVOKE CREATE ON SCHEMA class FROM dilim_api, dilim_accounts;
GRANT EXECUTE ON FUNCTION class.offer_code_to(uuid, bytea, int, text) TO dilim_teacher;
