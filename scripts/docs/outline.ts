/** Where a page's Markdown is, below the project's folder. */
export interface PageSource {
  readonly file: string;
}

/** A group of pages, in reading order. */
export interface OutlineGroup {
  readonly title: string;
  readonly pages: Readonly<Record<string, PageSource>>;
}

const guide = (name: string): PageSource => ({ file: `docs/guide/${name}.md` });
const guides = (...names: string[]) => Object.fromEntries(names.map((name) => [name, guide(name)]));
const generated = (name: string): PageSource => ({ file: `generated/docs/${name}.md` });

const selfHosting: OutlineGroup = {
  title: "Self-hosting",
  pages: {
    "self-hosting": guide("self-hosting"),
    production: guide("production"),
    runbooks: guide("runbooks"),
    trust: guide("trust"),
    upgrade: guide("upgrade"),
    "master-secret": guide("master-secret"),
    settings: { file: "docs/settings.md" },
    devchain: { file: "docs/devchain.md" },
    "reverse-proxy": { file: "docs/reverse-proxy.md" },
    restarts: { file: "docs/restarts.md" },
    probes: { file: "docs/probes.md" },
    regions: { file: "docs/regions.md" },
    faults: { file: "docs/faults.md" },
    performance: { file: "docs/performance.md" },
    metrics: { file: "src/telemetry/README.md" },
    tracing: { file: "docs/tracing.md" },
    security: { file: "SECURITY.md" },
    "threat-model": { file: "docs/threat-model.md" },
  },
};

/** Every page by its name in the URL, in groups. The methods come from the document. */
export function outlineOf(methods: readonly string[]): readonly OutlineGroup[] {
  return [
    { title: "Start", pages: guides("index", "get-started", "authentication", "limits", "handle-errors", "rootstock") },
    {
      title: "Guides",
      pages: {
        ...guides("deploy-a-contract", "send-and-confirm", "index-events", "websocket"),
        ...guides("python", "go", "management-api", "webhooks", "mcp", "verify-merged-mining"),
        compatibility: { file: "docs/compatibility.md" },
        ...guides("new-service", "hosted-service"),
      },
    },
    {
      title: "API reference",
      pages: {
        overview: generated("overview"),
        methods: generated("methods"),
        objects: generated("objects"),
        errors: generated("errors"),
        "rskj-differences": { file: "docs/rskj-differences.md" },
        specification: { file: "docs/specification.md" },
        "api-changes": { file: "docs/api-changes.md" },
        changelog: { file: "CHANGELOG.md" },
      },
    },
    { title: "Methods", pages: Object.fromEntries(methods.map((name) => [name, generated(name)])) },
    selfHosting,
  ];
}
