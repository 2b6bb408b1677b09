/** The service's URL in pages that are not yet served by anybody; whoever serves them puts the real one in its place. */
export const exampleOrigin = "https://rootgate.example";

/** The endpoint URL on the pages. Where they are served, the service's own base URL takes the place of the host. */
export const exampleEndpoint = "https://testnet.rootgate.example/YOUR_API_KEY";
