import { findMisspeltSettings } from "../../../src/config/misspelt-settings.js";
import { settingsSchema } from "../../../src/config/settings.js";

const names = Object.keys(settingsSchema.shape);

const meantBy = (name: string) => findMisspeltSettings({ [name]: "x" }, names).map(({ meant }) => meant);

/** Names that operating systems, shells, containers, CI and hosting platforms, and libraries beside us use. */
const foreign = `
  CI COLORTERM DEBUG DISPLAY DOCKER_HOST EDITOR GITHUB_TOKEN GOPATH HISTSIZE HOME HOSTNAME HOSTTYPE INIT_CWD INVOCATION_ID
  JAVA_HOME JOURNAL_STREAM KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT LANG LC_ALL LESS LISTEN_FDS
  LOGNAME LS_COLORS MAIL MAILCHECK MEMORY_LIMIT NODE NODE_ENV NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_PATH NODE_VERSION NOTIFY_SOCKET
  NO_COLOR NO_PROXY OLDPWD OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME PAGER PATH PGHOST PGPASSWORD PGPORT PGUSER PNPM_HOME
  POSTGRES_DB POSTGRES_PASSWORD POSTGRES_USER PS1 PWD RUNNER_OS SHELL SHLVL SSH_AUTH_SOCK SSH_CONNECTION SUDO_USER SYSTEMD_EXEC_PID
  TEMP TERM TMPDIR TZ UMASK USER USERNAME UV_THREADPOOL_SIZE VIRTUAL_ENV VISUAL WATCHDOG_USEC XDG_RUNTIME_DIR YARN_VERSION
  npm_command npm_config_cache npm_config_user_agent npm_execpath npm_lifecycle_event npm_package_json npm_package_name
`
  .trim()
  .split(/\s+/);

describe("a misspelt setting", () => {
  it.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["PROT", "PORT"],
    ["DAILY_REQUEST", "DAILY_REQUESTS"],
    ["MASTERSECRET", "MASTER_SECRET"],
    ["data_dir", "DATA_DIR"],
    ["databaseUrl", "DATABASE_URL"],
    ["ROOTGATE_PORT", "PORT"],
    ["CALL_TIMEOUT", "CALL_TIMEOUT_MS"],
    ["DEVCHAIN_BLOCK_DELAY", "DEVCHAIN_BLOCK_DELAY_MS"],
    ["TESTNET_NODE_URLS", "TESTNET_NODE_URL"],
  ])("%s is found to mean %s", (name, meant) => {
    expect(meantBy(name)).toEqual([meant]);
  });

  it("is not suspected where the setting itself is set", () => {
    expect(findMisspeltSettings({ DATABASE_URI: "x", DATABASE_URL: "y" }, names)).toEqual([]);
  });

  it("is not suspected in an empty variable", () => {
    expect(findMisspeltSettings({ DATABASE_URI: "" }, names)).toEqual([]);
  });

  it.each(foreign)("is not %s", (name) => {
    expect(meantBy(name)).toEqual([]);
  });

  it("is none of the settings", () => {
    expect(findMisspeltSettings(Object.fromEntries(names.map((name) => [name, "x"])), names)).toEqual([]);
    for (const name of names) expect(meantBy(name)).toEqual([]);
  });
});
