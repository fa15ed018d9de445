#!/bin/sh
# Starts a PostgreSQL server of its own, for the tests of classes. Use:
#
#   eval "$(Tests/Peers/start-postgres.sh)"
#
# sets DILIM_POSTGRES (port), DILIM_POSTGRES_FOLDER (socket, data, certificate) and
# DILIM_POSTGRES_ADDRESS (an address of this machine off loopback; empty if it has none). The
# superuser connects by the socket as postgres. The server ends with the shell that asked for it, and
# its folder goes with it.
set -eu
watched=${DILIM_POSTGRES_WATCHED:-$PPID}
folder=$(mktemp -d "${TMPDIR:-/tmp}/dilim-postgres.XXXXXX")
trap '[ "$?" -eq 0 ] || rm -rf "$folder"' EXIT
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -x "$bin/initdb" ] || { echo "PostgreSQL is missing: apt-get install postgresql" >&2; exit 1; }
# The server refuses to run as root.
as() { "$@"; }
if [ "$(id -u)" -eq 0 ]; then
  chown postgres "$folder"
  as() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
fi
chmod 755 "$folder"
# Who may connect is written below, before the server starts.
as "$bin/initdb" -D "$folder/data" -U postgres --auth=trust -E UTF8 --locale=C.UTF-8 \
  >"$folder/initdb.log" 2>&1 || { tail -n 20 "$folder/initdb.log" >&2; exit 1; }
address=$(hostname -I 2>/dev/null | tr ' ' '\n' | grep -m 1 -E '^[0-9]+\.' || true)
# A name of a certificate is that of the host, so off loopback the address is one of its names.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=localhost" \
  -addext "subjectAltName=DNS:localhost,IP:127.0.0.1${address:+,IP:$address}" \
  -keyout "$folder/server.key" -out "$folder/root.crt" 2>/dev/null
cp "$folder/root.crt" "$folder/server.crt"
[ "$(id -u)" -ne 0 ] || chown postgres "$folder/server.key" "$folder/server.crt"
chmod 600 "$folder/server.key"
as sh -c "cat >'$folder/data/pg_hba.conf'" <<'HBA'
local all postgres trust
host dilim all 127.0.0.1/32 scram-sha-256
host dilim all ::1/128 scram-sha-256
hostssl dilim all 0.0.0.0/0 scram-sha-256
HBA
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')
as sh -c "cat >>'$folder/data/postgresql.conf'" <<CONF
port = $port
listen_addresses = '*'
unix_socket_directories = '$folder'
password_encryption = 'scram-sha-256'
ssl = on
ssl_cert_file = '$folder/server.crt'
ssl_key_file = '$folder/server.key'
max_connections = 260
CONF
as touch "$folder/log"
as "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w start >/dev/null 2>&1 || {
  echo "PostgreSQL did not start:" >&2
  tail -n 20 "$folder/log" >&2
  exit 1
}
# Ends it when the shell has ended that asked for it.
(
  # A process that has ended is a zombie until somebody asks for its status.
  while state=$(ps -o stat= -p "$watched") && [ "${state#Z}" = "$state" ]; do sleep 1; done
  as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
) >/dev/null 2>&1 </dev/null &
echo "export DILIM_POSTGRES=$port"
echo "export DILIM_POSTGRES_FOLDER='$folder'"
echo "export DILIM_POSTGRES_ADDRESS='$address'"
