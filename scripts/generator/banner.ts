/** The opening of every generated TypeScript and JavaScript file. */
export const banner = "// Generated from openrpc.json by `npm run generate`. Do not edit.\n\n";
