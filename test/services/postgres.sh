#!/usr/bin/env bash
# A throw-away PostgreSQL on loopback for tests.
#   test/services/postgres.sh start <folder>   prints the URL to give as TEST_POSTGRES_URL
#   test/services/postgres.sh stop <folder>    ends it and deletes the folder
# As root, the server runs as the system's user "postgres" (PostgreSQL refuses root).
set -euo pipefail
action=${1:?start or stop}
folder=${2:?a folder for the data}
bin=$(dirname "$(readlink -f "$(command -v pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl | tail -1)")")

as_owner() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

case $action in
start)
  mkdir -p "$folder"
  if [ "$(id -u)" -eq 0 ]; then chown postgres "$folder"; fi
  port=$(free_port)
  as_owner "$bin/initdb" --pgdata "$folder/data" --username rootgate --auth trust >/dev/null
  as_owner "$bin/pg_ctl" --pgdata "$folder/data" --log "$folder/log" --wait start \
    --options "-h 127.0.0.1 -p $port -k $folder -c max_connections=100" >/dev/null
  echo "postgres://rootgate@127.0.0.1:$port/postgres"
  ;;
stop)
  as_owner "$bin/pg_ctl" --pgdata "$folder/data" --wait --mode immediate stop >/dev/null
  rm -rf "$folder"
  ;;
*)
  echo "start or stop, not $action" >&2
  exit 2
  ;;
esac
