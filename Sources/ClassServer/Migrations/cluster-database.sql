-- Alone, because a database can't be made in a transaction.
CREATE DATABASE dilim OWNER dilim_owner TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
