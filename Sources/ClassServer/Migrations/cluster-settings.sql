-- After the database is made, as superuser, in one transaction.
REVOKE ALL ON DATABASE dilim FROM PUBLIC;       -- no TEMP: no pg_temp functions, tables, operators
REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC;
GRANT CONNECT ON DATABASE dilim TO dilim_admin, dilim_teacher, dilim_student;
ALTER DATABASE dilim SET statement_timeout = '30s';
ALTER DATABASE dilim SET lock_timeout = '10s';
ALTER DATABASE dilim SET idle_in_transaction_session_timeout = '30s';
ALTER DATABASE dilim SET search_path = '';
