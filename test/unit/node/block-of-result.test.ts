import type { MethodName } from "../../../generated/methods.js";
import { hashOfResult, heightOfResult } from "../../../src/node/block-of-result.js";

/** What is told by an answer of this text. */
function told(method: MethodName, text: string): readonly unknown[] {
  const call = { method, params: [{}] };
  return [heightOfResult(call, Buffer.from(text)), hashOfResult(call, Buffer.from(text))];
}

it.each<[string, MethodName, string, readonly unknown[]]>([
  ["a receipt", "eth_getTransactionReceipt", '{"blockHash":"0xab","blockNumber":"0x65","logs":[]}', [0x65, "0xab"]],
  ["white space", "eth_getTransactionReceipt", '{"blockHash": "0xab", "blockNumber" :\n"0x65"}', [0x65, "0xab"]],
  [
    "the last of logs",
    "eth_getLogs",
    '[{"blockNumber":"0x1"},{"blockNumber": "0x2","blockHash": "0xcd"}]',
    [2, "0xcd"],
  ],
  [
    "logs cut amid a hash",
    "eth_getLogs",
    '[{"blockNumber":"0x1","blockHash":"0xab"},{"blockNumber":"0x2","blockHash":"0xc',
    [1, "0xab"],
  ],
  [
    "logs cut amid one of another block",
    "eth_getLogs",
    '[{"blockNumber":"0x1","blockHash":"0xab"},{"blockNumber":"0x2",',
    [1, "0xab"],
  ],
  [
    "traces, which have numbers",
    "trace_transaction",
    '[{"action":{"input":"0x"},"blockHash":"0xab","blockNumber":101,"type":"call"}]',
    [101, "0xab"],
  ],
  [
    "traces cut amid a number",
    "trace_transaction",
    '[{"action":{"input":"0x"},"blockHash":"0xab","blockNumber":10',
    [undefined, "0xab"],
  ],
  ["no traces", "trace_block", "[]", [undefined, undefined]],
  ["no logs", "eth_getLogs", "[]", [undefined, undefined]],
  [
    "a pending transaction",
    "eth_getTransactionByHash",
    '{"blockHash": null, "blockNumber": null}',
    [undefined, undefined],
  ],
  ["a block", "eth_getBlockByNumber", '{"number": "0x7", "hash": "0xef", "transactions": []}', [7, "0xef"]],
])("tells height and hash: %s", (_, method, text, expected) => {
  expect(told(method, text)).toEqual(expected);
});
