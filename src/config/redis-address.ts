/** One Redis, or two or more nodes of a Redis Cluster. */
export interface RedisServers {
  readonly urls: readonly string[];
}

/** A primary that Redis Sentinel names. */
export interface RedisSentinels {
  readonly sentinels: readonly { readonly host: string; readonly port: number }[];
  /** Name of the primary in the configuration of the sentinels. */
  readonly primary: string;
  readonly database: number;
  /** Of the primary. */
  readonly username?: string;
  readonly password?: string;
  readonly sentinelPassword?: string;
  /** For the sentinels and the primary. */
  readonly isTls: boolean;
}

export type RedisAddress = RedisServers | RedisSentinels;

/** URLs separated by commas. A comma within a URL, such as in its password, separates nothing. */
const splitUrls = (text: string): string[] => text.split(/\s*,\s*(?=[a-z]+:\/\/)/);

const sentinelUrl =
  /^redis(?<tls>s?)\+sentinel:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^@/?]+)\/(?<primary>[^/?]+)(?:\/(?<database>\d+))?(?:\?sentinel_password=(?<sentinelPassword>[^&]*))?$/;

const sentinelHost = /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d{1,5}))?$/;

const defaultSentinelPort = 26_379;

/**
 * Parses `redis://…` or `rediss://…`, two or more of them for a Redis Cluster, or
 * `redis+sentinel://user:password@host:port,host:port/name/database?sentinel_password=…`.
 * @throws an Error without the credentials
 */
export function parseRedisAddress(text: string): RedisAddress {
  if (/^rediss?\+sentinel:/.test(text)) return parseSentinels(text);
  const urls = splitUrls(text);
  for (const url of urls)
    if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url))
      throw new Error("must be a redis://, rediss:// or redis+sentinel:// URL");
  return { urls };
}

function parseSentinels(text: string): RedisSentinels {
  const found = sentinelUrl.exec(text)?.groups;
  if (!found) throw new Error("must have the form redis+sentinel://host:port,host:port/name");
  const { user, password, sentinelPassword } = found;
  return {
    sentinels: (found["hosts"] as string).split(",").map(parseHost),
    primary: decodeURIComponent(found["primary"] as string),
    database: Number(found["database"] ?? 0),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
    isTls: found["tls"] === "s",
  };
}

function parseHost(text: string): { host: string; port: number } {
  const found = sentinelHost.exec(text.trim())?.groups;
  const port = Number(found?.["port"] ?? defaultSentinelPort);
  if (!found || port < 1 || port > 65_535) throw new Error("must name each sentinel as host:port");
  return { host: (found["host"] as string).replace(/^\[|\]$/g, ""), port };
}

/** The text with the passwords of all its URLs hidden. */
export function hideRedisPasswords(text: string, mask: string): string {
  return splitUrls(text)
    .map((url) => url.replace(/^([a-z+]+:\/\/[^:@/]*:)[^/]*@/, `$1${mask}@`).replace(/\?[^#]*/, `?${mask}`))
    .join(",");
}
