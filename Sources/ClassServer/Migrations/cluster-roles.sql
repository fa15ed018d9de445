-- Once a cluster, as superuser, in one transaction. Nobody logs in as one of these roles.
-- An initialisation that was interrupted can be run again.
DO $$ DECLARE r text; BEGIN
  -- owner: tables and helpers of policies; nobody is a member. api: the functions, itself under
  -- row-level security. accounts: the account functions alone. admin: may make teachers.
  FOREACH r IN ARRAY ARRAY['dilim_owner','dilim_api','dilim_accounts','dilim_admin','dilim_teacher','dilim_student'] LOOP
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = r) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', r); END IF; END LOOP; END $$;
ALTER ROLE dilim_accounts CREATEROLE;
GRANT dilim_teacher, dilim_student TO dilim_accounts WITH ADMIN OPTION;
GRANT pg_signal_backend TO dilim_accounts;
