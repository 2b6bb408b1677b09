// Generated from openrpc.json by `npm run generate`. Do not edit.

module rootgate.internal/rootgate

go 1.23

require github.com/coder/websocket v1.8.15
