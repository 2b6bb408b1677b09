// In order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari", "curl"] as const;
const browserNames: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera" };
const systems = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  Windows: "Windows",
  "Mac OS": "macOS",
  Linux: "Linux",
};

/** Describes a user agent, such as "Firefox on Windows". */
export function nameDevice(userAgent: string | null): string {
  const browser = browsers.find((name) => userAgent?.includes(name));
  const system = Object.entries(systems).find(([sign]) => userAgent?.includes(sign))?.[1];
  if (!browser) return system ?? "Unknown device";
  const name = browserNames[browser] ?? browser;
  return system ? `${name} on ${system}` : name;
}
