import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../e2e/ask.js";
import { joinByMail } from "../e2e/join-by-mail.js";
import { untilTrue } from "../e2e/until-true.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { type MailServer, startMailServer } from "../fakes/mail-server.js";
import { createDashboardClient } from "../integration/dashboard-client.js";
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
    ["bundle", "clients", "site", "web"].map((name) => `rootgate/dist/${name}`),
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
if (process.env["THOROUGH"] === "true") {
  it("has the same contents when it is built again", async () => {
    await runScript("build", folder, "rootgate:second");
    const { config, rootfs } = await readConfig(folder, "rootgate:second");
    expect(rootfs).toEqual(image.rootfs);
    // The builder's name of its working container is no part of the image.
    expect({ ...config, Hostname: "" }).toEqual({ ...image.config, Hostname: "" });
  });
}
