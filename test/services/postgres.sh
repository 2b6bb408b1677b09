#!/usr/bin/env bash
# A throw-away PostgreSQL on loopback for tests.
#   test/services/postgres.sh start <folder>   prints the URL to give as TEST_POSTGRES_URL
#   test/services/postgres.sh halt <folder>    ends it as a crash would, and keeps the data
#   test/services/postgres.sh resume <folder>  starts it again after a halt, at the same address
#   test/services/postgres.sh freeze <folder>  lets it take connections and respond to nothing
#   test/services/postgres.sh thaw <folder>    lets it go on
#   test/services/postgres.sh replica <folder> <primary's folder>  prints the URL of a streaming replica
#   test/services/postgres.sh promote <folder>  makes a replica a primary
#   test/services/postgres.sh stop <folder>    ends it and deletes the folder
# As root, the server runs as the system's user "postgres" (PostgreSQL refuses root).
set -euo pipefail
action=${1:?start, replica, promote, halt, resume, freeze, thaw or stop}
folder=${2:?a folder for the data}
bin=$(dirname "$(readlink -f "$(command -v pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl | tail -1)")")

as_owner() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# Below the ports that systems give out by themselves, so that none of them becomes another's while the server is halted.
free_port() {
  node -e 'const look = () => {
    const server = require("net").createServer().once("error", look);
    server.listen(15_000 + Math.floor(Math.random() * 17_000), "127.0.0.1", () => { console.log(server.address().port); server.close(); });
  };
  look();'
}

run() {
  as_owner "$bin/pg_ctl" --pgdata "$folder/data" --log "$folder/log" --wait start >/dev/null
}

halt() {
  as_owner "$bin/pg_ctl" --pgdata "$folder/data" --wait --mode immediate stop >/dev/null
}

# The server itself first: it must start no process that is missed.
signal() {
  local server
  server=$(head -1 "$folder/data/postmaster.pid")
  kill -"$1" "$server"
  pkill -"$1" -P "$server"
}

# Sets $port, of a server in the folder that is made.
prepare() {
  mkdir -p "$folder"
  if [ "$(id -u)" -eq 0 ]; then chown postgres "$folder"; fi
  port=$(free_port)
}

# The last line of a setting counts. Without fsync only a crash of the whole machine loses what was committed: no test makes one.
listen() {
  as_owner tee -a "$folder/data/postgresql.conf" >/dev/null <<EOF
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
max_connections = 100
fsync = off
EOF
  run
  echo "postgres://rootgate@127.0.0.1:$port/postgres"
}

case $action in
start)
  prepare
  as_owner "$bin/initdb" --pgdata "$folder/data" --username rootgate --auth trust >/dev/null
  listen
  ;;
replica)
  prepare
  primary=$(sed -n 4p "${3:?the folder of the primary}/data/postmaster.pid")
  as_owner "$bin/pg_basebackup" --host 127.0.0.1 --port "$primary" --username rootgate --pgdata "$folder/data" \
    --write-recovery-conf --checkpoint fast
  listen
  ;;
promote) as_owner "$bin/pg_ctl" --pgdata "$folder/data" --wait promote >/dev/null ;;
freeze) signal STOP ;;
thaw) signal CONT ;;
halt) halt ;;
resume) run ;;
stop)
  signal CONT || true
  halt || true
  rm -rf "$folder"
  ;;
*)
  echo "start, replica, promote, halt, resume, freeze, thaw or stop, not $action" >&2
  exit 2
  ;;
esac
