import type { Assets } from "./page-html.js";

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The paths of the pages' scripts, styles and icon in Vite's manifest, and the script that prerender.ts has written. */
export function readAssets(manifestJson: string, themeScript: string): Assets {
  const manifest = JSON.parse(manifestJson) as Readonly<Record<string, ManifestEntry>>;
  const entryOf = (source: string): ManifestEntry => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}`);
    return entry;
  };
  const { file, css = [] } = entryOf("docs/main.ts");
  return {
    script: `/${file}`,
    themeScript,
    styles: css.map((path) => `/${path}`),
    icon: `/${entryOf("brand/mark.svg").file}`,
  };
}
