import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../e2e/ask.js";
import { joinByMail } from "../e2e/join-by-mail.js";
import { untilTrue } from "../e2e/until-true.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { type MailServer, startMailServer } from "../fakes/mail-server.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";
import { createDashboardClient } from "../integration/dashboard-client.js";
import { startRedis } from "../redis/start-redis.js";
import { isThorough } from "../runs.js";
import { environmentOf, makeSettings, mountSecrets, readCompose, startCaddy } from "./compose-stack.js";
import {
  type Container,
  type ImageConfig,
  killLeftContainers,
  readConfig,
  runScript,
  startContainer,
} from "./image.js";

// A base image is made of Debian's packages, and all packages are installed in it.
jest.setTimeout(1_200_000);

const maxBytes = 250_000_000;
const folder = mkdtempSync(join(tmpdir(), "rootgate-image-"));
let image: ImageConfig;
let root: string;
let mails: MailServer;

beforeAll(async () => {
  await runScript("base", folder);
  await runScript("build", folder, "rootgate:first");
  image = await readConfig(folder, "rootgate:first");
  root = await runScript("unpack", folder, "rootgate:first");
  mails = await startMailServer();
});
afterAll(async () => {
  killLeftContainers();
  await mails?.close();
  await runScript("clean", folder);
});

/** An empty volume, as an engine makes one: with the owner of the folder in the image. */
function makeVolume(): string {
  const volume = join(mkdtempSync(join(tmpdir(), "rootgate-volume-")), "data");
  mkdirSync(volume, { mode: 0o700 });
  chownSync(volume, 1000, 1000);
  return volume;
}

async function start(volume: string, port: number): Promise<Container> {
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    MASTER_SECRET: "a secret of this test, long enough",
    SMTP_URL: mails.url,
    MAIL_FROM: "no-reply@example.org",
    DEVCHAIN: "true",
    DEVCHAIN_BLOCK_DELAY_MS: "0",
    WORKERS: "2",
  };
  const container = startContainer({ root, volume, config: image.config, settings });
  await untilTrue(() => isReady(port));
  return container;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const findFiles = (...conditions: readonly string[]): string[] =>
  execFileSync("find", [root, "(", ...conditions, ")", "-printf", "%P\\n"], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

it("has at most 250 MB and no package manager for JavaScript, no sources and no development dependency", () => {
  const [bytes = ""] = execFileSync("du", ["--summarize", "--bytes", root], { encoding: "utf8" }).split("\t");
  console.log(`The image has ${Math.round(Number(bytes) / 1e6)} MB unpacked.`);
  expect(Number(bytes)).toBeLessThanOrEqual(maxBytes);
  expect(findFiles("-name", "npm*", "-o", "-name", "yarn*", "-o", "-name", "corepack*")).toEqual([]);
  const packages = findFiles("-name", "package.json", "-path", "*/node_modules/*").map((path) => path.slice(22, -13));
  expect(packages.toSorted()).toEqual(["@photostructure/sqlite", "node-gyp-build"]);
  expect(findFiles("-path", `${root}/rootgate/dist/*`, "-prune").toSorted()).toEqual(
    ["bundle", "clients", "generator", "site", "web"].map((name) => `rootgate/dist/${name}`),
  );
});

it("gives its user nothing to write to but the volume", () => {
  expect(findFiles("-user", "1000", "-o", "-perm", "-o+w", "-not", "-type", "l").toSorted()).toEqual([
    "data",
    "tmp",
    "var/tmp",
  ]);
});

it("declares its user, its volume and its version", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(image.config).toMatchObject({
    User: "1000:1000",
    Volumes: { "/data": {} },
    Labels: { "org.opencontainers.image.version": version, "org.opencontainers.image.licenses": "MIT" },
  });
});

it("signs up by mail, serves a request and drains, as its user with a read-only root", async () => {
  const [volume, port] = [makeVolume(), await findFreePort()];
  let container = await start(volume, port);
  const [, ...check] = image.config.Healthcheck.Test;
  expect(await container.exec(check)).toBe(0);
  expect(await container.exec(check, { PORT: "1" })).toBe(1);
  expect(await container.exec(["touch", "/tmp/file"])).toBe(1);

  const client = createDashboardClient(`http://127.0.0.1:${port}`, { origin: `http://localhost:${port}` });
  const person = await joinByMail(client, mails);
  const { url } = await client.post("/api/keys", { name: "mine", network: "Testnet" });
  const endpoint = url.replace("localhost", "127.0.0.1");
  expect(await ask(endpoint, "eth_chainId")).toMatchObject({ result: "0x1f" });
  expect(await container.exec(["rootgate", "backup", "/data/backup"])).toBe(0);

  container.terminate();
  await untilTrue(async () => !(await isReady(port)));
  expect(await ask(endpoint, "eth_chainId")).toMatchObject({ result: "0x1f" });
  expect(await container.ended).toBe(0);

  container = await start(volume, port);
  expect(await ask(endpoint, "eth_chainId")).toMatchObject({ result: "0x1f" });
  await client.post("/api/auth/sign-in/email", person);
  container.terminate();
  expect(await container.ended).toBe(0);
  rmSync(join(volume, ".."), { recursive: true });
});

it("names what is missing when it is started without settings", async () => {
  const volume = makeVolume();
  const container = startContainer({ root, volume, config: image.config, settings: {} });
  expect(await container.ended).toBe(1);
  expect(container.output()).toContain("MASTER_SECRET is required in production");
  rmSync(join(volume, ".."), { recursive: true });
});

// A build takes a minute of CPU time.
if (isThorough) {
  it("has the same contents when it is built again", async () => {
    await runScript("build", folder, "rootgate:second");
    const { config, rootfs } = await readConfig(folder, "rootgate:second");
    expect(rootfs).toEqual(image.rootfs);
    // The builder's name of its working container is no part of the image.
    expect({ ...config, Hostname: "" }).toEqual({ ...image.config, Hostname: "" });
  });
}

it("serves one user from two gateways behind Caddy, by compose.yaml and the guide's commands", async () => {
  const [compose, post] = [readCompose(), await startMailServer()];
  const place = mkdtempSync(join(tmpdir(), "rootgate-compose-"));
  const store = mkdtempSync(join(tmpdir(), "rootgate-compose-store-"));
  const [redis, testnet, mainnet] = [
    await startRedis(),
    await createFakeRskj({ chainId: 31 }),
    await createFakeRskj({ chainId: 30 }),
  ];
  const postgres = execFileSync("bash", ["test/services/postgres.sh", "start", store], { encoding: "utf8" }).trim();
  makeSettings(place, {
    "postgres://rootgate:$(cat postgres-password)@postgres/rootgate": postgres.replace("127.0.0.1", "postgres"),
    "smtps://user:password@mail.example.org": post.url,
    "http://10.0.0.1:4444,http://10.0.0.2:4444": testnet.url,
    "http://10.0.0.3:4444": mainnet.url,
  });
  mountSecrets(root, compose, place);
  const ports = [await findFreePort(), await findFreePort()];
  const gateways = ["gateway-1", "gateway-2"].map((name, index) => {
    const { REDIS_URL = "", ...environment } = environmentOf(compose.services[name] ?? {}, place);
    const own = {
      HOST: "127.0.0.1",
      PORT: String(ports[index]),
      REDIS_URL: REDIS_URL.replace("6379", String(redis.port)),
    };
    return startContainer({ root, volume: makeVolume(), config: image.config, settings: { ...environment, ...own } });
  });
  await untilTrue(async () => (await Promise.all(ports.map(isReady))).every(Boolean));
  const caddy = await startCaddy(place, ports.map((port) => `127.0.0.1:${port}`).join(" "));
  const ready = () => caddy.ask("rootgate.example.org", "/readyz").catch(() => [0]);
  await untilTrue(async () => (await ready())[0] === 200);

  const client = createDashboardClient(`http://127.0.0.1:${ports[0]}`, { origin: "https://rootgate.example.org" });
  await joinByMail(client, post);
  const { url } = await client.post("/api/keys", { name: "mine", network: "Testnet" });
  expect(new URL(url).host).toBe("testnet.example.org");
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
  const chainId = () => caddy.ask("testnet.example.org", new URL(url).pathname, body);
  const response = [200, expect.stringContaining('"result":"0x1f"')];
  expect(await Promise.all([chainId(), chainId(), chainId(), chainId()])).toEqual([
    response,
    response,
    response,
    response,
  ]);
  expect(await caddy.ask("rootgate.example.org", "/metrics")).toEqual([404, ""]);

  gateways[0]?.terminate();
  expect(await gateways[0]?.ended).toBe(0);
  await untilTrue(async () =>
    (await Promise.all([chainId(), chainId(), chainId()])).every(([status]) => status === 200),
  );
  gateways[1]?.terminate();
  expect(await gateways[1]?.ended).toBe(0);
  await Promise.all([caddy.stop(), redis.stop(), post.close(), testnet.close(), mainnet.close()]);
  execFileSync("bash", ["test/services/postgres.sh", "stop", store]);
  rmSync(place, { recursive: true });
});

it("declares all that its services name, and gives nothing of it to others", () => {
  const { services, secrets, volumes } = readCompose();
  const used = Object.values(services);
  expect(new Set(used.flatMap((service) => service.secrets ?? []))).toEqual(new Set(Object.keys(secrets)));
  const named = used.flatMap((service) => service.volumes ?? []).filter((volume) => !volume.startsWith("."));
  expect(new Set(named.map((volume) => volume.split(":")[0]))).toEqual(new Set(Object.keys(volumes)));
  const needed = used.flatMap(({ depends_on: others = [] }) => (Array.isArray(others) ? others : Object.keys(others)));
  expect(needed.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
  expect(services["proxy"]?.secrets).toBeUndefined();
});
