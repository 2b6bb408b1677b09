import type { DatabasePlace, Region } from "./topology.js";

/** How requests find a process. */
export interface Routing {
  /** `anywhere`: each visit goes to another region. */
  readonly region: "home" | "anywhere" | Region;
  /** `by key`: the load balancer sends an API key's requests to the same process. */
  readonly process: "by key" | "in turn";
}

/** A region that is gone from one moment to the next: what its processes held is lost. */
export interface Loss {
  readonly region: Region;
  readonly atMs: number;
  /** When its users' requests reach other regions: the load balancer's or the DNS's time. */
  readonly redirectedMs: number;
  /** When a replica of its database takes over in another region. */
  readonly replica?: { readonly region: Region; readonly atMs: number };
}

export interface Scenario {
  readonly name: string;
  readonly database: DatabasePlace;
  readonly routing: Routing;
  readonly loss?: Loss;
  /** One user in place of the population. */
  readonly busyUser?: { readonly requests: number; readonly perSecond: number };
}

export interface RunOptions {
  readonly seed: number;
  /** Users who may be active: a sample of those of a day. */
  readonly users: number;
  /** Virtual time with requests. */
  readonly minutes: number;
  readonly processesPerRegion: number;
  readonly dailyRequests: number;
}

const home: Routing = { region: "home", process: "by key" };
const america = 1;

/** The situations of docs/regions.md. A loss happens after half of the time. */
export function createScenarios(minutes: number): readonly Scenario[] {
  const atMs = minutes * 30_000;
  const redirectedMs = atMs + 30_000;
  const replica = { region: 0, atMs: atMs + minutes * 18_000 } as const;
  return [
    { name: "one region", database: america, routing: { region: america, process: "by key" } },
    { name: "home regions", database: america, routing: home },
    { name: "home regions, any process", database: america, routing: { region: "home", process: "in turn" } },
    { name: "any region", database: america, routing: { region: "anywhere", process: "by key" } },
    { name: "distributed database", database: "all regions", routing: home },
    {
      name: "one busy user in all regions",
      database: america,
      routing: { region: "home", process: "in turn" },
      busyUser: { requests: minutes * 7_500, perSecond: 250 },
    },
    { name: "a region is lost", database: america, routing: home, loss: { region: 2, atMs, redirectedMs } },
    {
      name: "the database's region is lost",
      database: america,
      routing: home,
      loss: { region: america, atMs, redirectedMs, replica },
    },
  ];
}
