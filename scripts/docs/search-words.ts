/**
 * Words that readers search for a page by and that the page itself does not have, or not prominently: synonyms, questions, names from
 * elsewhere. By the page's name in the URL.
 */
export const searchWords: Readonly<Record<string, string>> = {
  "get-started": "quickstart quick start tutorial first request hello world install getting started",
  authentication:
    "api key keys create rotate revoke delete leak leaked expose token bearer login log in password two-factor 2fa otp restrict allow-list allowlist whitelist origin website domain referer contract",
  limits:
    "429 rate limit too many requests throttle throttled quota daily requests per day free plan pricing price batch size",
  "handle-errors": "retry retries backoff resend failed requests timeout",
  errors:
    "401 403 429 unauthorized forbidden invalid api key error code nonce too low insufficient funds underpriced reverted",
  rootstock:
    "faucet tRBTC test rbtc rBTC coins get test coins chain id network id checksum address derivation path differences from ethereum eip-1559",
  "deploy-a-contract": "deploy smart contract solidity hardhat foundry forge remix truffle verify source code explorer",
  "send-and-confirm":
    "wait for receipt transaction stuck pending dropped replace speed up cancel confirmations confirmed finality nonce",
  "index-events":
    "indexer index events logs reorg reorganisation reorganization backfill more than 10000 10,000 logs block range the graph subgraph",
  websocket:
    "wss web socket subscribe subscription new blocks newHeads pending transactions reconnect streaming real-time",
  python: "web3py web3.py pip asyncio",
  go: "golang go-ethereum geth ethclient",
  compatibility:
    "metamask wallet add network viem ethers web3.js wagmi hardhat foundry libraries supported tools walletconnect",
  "api-changes": "breaking changes versions versioning deprecated deprecation policy release notes atom rss feed",
  "hosted-service": "migrate from official rootstock rpc api differences",
  "verify-merged-mining": "bitcoin proof spv light client",
  "self-hosting": "self host run your own install postgres postgresql redis sqlite node rskj",
  production: "docker container image kubernetes k8s systemd deploy server checklist",
  upgrade: "backup restore update downgrade version",
  trust: "nodes disagree wrong results verification lying node omitted consensus quorum",
  metrics: "prometheus grafana monitoring alerts",
  mcp: "mcp model context protocol agent claude cursor copilot ai llm",
  "new-service": "openrpc generator codegen scaffold generate server client stubs mock own document new project",
  webhooks: "webhook alert alerts notification notify slack discord pagerduty callback signature hmac quota warning",
  "management-api": "admin api rest openapi access key scoped automation ci programmatically export usage terraform",
  tracing: "opentelemetry otel otlp jaeger tempo spans traces distributed tracing collector",
  runbooks: "alert incident on call",
  settings: "environment variables configuration config options env",
  "reverse-proxy": "nginx caddy haproxy tls https certificate load balancer",
  eth_chainId: "chain id network",
};
