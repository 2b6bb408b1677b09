/** The endpoint URL of the reference's examples. Where the pages are served, the service's own base URL takes the place of the host. */
export const exampleEndpoint = "https://testnet.rootgate.example/YOUR_API_KEY";
