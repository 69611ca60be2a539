#!/bin/sh
# Runs the tests of the server over PostgreSQL instead of SQLite, on a server of its own in a temporary
# folder. PostgreSQL does not run as root: there it is started as the user `postgres`.
set -eu

folder=$(mktemp -d)
port=${LONGHALL_TEST_POSTGRES_PORT:-54329}
programs=$(pg_config --bindir 2>/dev/null || dirname "$(command -v postgres)")
as_user() {
    if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}
stop() {
    as_user "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT

[ "$(id -u)" != 0 ] || chown postgres "$folder"
as_user "$programs/initdb" -D "$folder/data" -A trust -U longhall >"$folder/initdb.log"
as_user "$programs/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -w \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=400" start >/dev/null

LONGHALL_TEST_POSTGRES="postgres://longhall@127.0.0.1:$port" cargo test -p server --test hall "$@"
