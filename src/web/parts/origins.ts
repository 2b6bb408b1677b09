/** What results come from, as the pages name it. */
export const servers = { memory: "Cache", node: "Node", gateway: "Gateway, without a node" } as const;

/** Where requests come from, as the pages name it. */
export const origins = { browser: "Browser", server: "Server", websocket: "WebSocket" } as const;
