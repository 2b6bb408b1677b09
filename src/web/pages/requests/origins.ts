/** Where requests come from, as the pages name it. */
export const origins = { browser: "Browser", server: "Server", websocket: "WebSocket" } as const;
