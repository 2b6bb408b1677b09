/** The endpoint URL on the pages. Where they are served, the service's own base URL takes the place of the host. */
export const exampleEndpoint = "https://testnet.rootgate.example/YOUR_API_KEY";
