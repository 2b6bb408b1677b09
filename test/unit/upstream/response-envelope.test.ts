import {
  checkTail,
  EnvelopeLimitError,
  maxMemberBytes,
  maxMembers,
  openEnvelope,
  readEnvelope,
} from "../../../src/upstream/response-envelope.js";
import { fc } from "../../seeded-fast-check.js";

const ID = 7;

describe("readEnvelope", () => {
  it("gives the result's own bytes in the form that nodes send", () => {
    expect(resultText('{"jsonrpc":"2.0","id":7,"result":{"a": [1.0,"\\u0061"]}}\n')).toBe('{"a": [1.0,"\\u0061"]}');
  });

  it("finds the result with any order of members, white space and escapes in the names", () => {
    fc.assert(
      fc.property(fc.jsonValue(), envelopeText, (value, write) => {
        const text = write([
          ["jsonrpc", '"2.0"'],
          ["id", "7"],
          ["result", JSON.stringify(value)],
        ]);
        expect(resultText(text)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("never takes a part for the whole, wherever the answer breaks off", () => {
    fc.assert(
      fc.property(fc.jsonValue(), envelopeText, (value, write) => {
        const bytes = Buffer.from(
          write([
            ["id", "7"],
            ["result", JSON.stringify(value)],
            ["jsonrpc", '"2.0"'],
          ]).trimEnd(),
        );
        for (let length = 0; length < bytes.length; length++) {
          expect(() => readEnvelope(bytes.subarray(0, length), ID)).toThrow(Error);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("agrees with JSON.parse on bytes that were tampered with, or refuses them", () => {
    const good = '{"jsonrpc":"2.0","id":7,"result":[{"a":"0x\\u00e9","b":[-1.5e3,true,null]},"x"]}';
    fc.assert(
      fc.property(
        fc.nat(good.length - 1),
        fc.constantFrom(...'"\\{}[],:0123456789.eE+-truefalsnu \n\t\u0001'.split("")),
        (at, char) => {
          const text = good.slice(0, at) + char + good.slice(at + 1);
          const parsed = parse(text);
          if (parsed?.id === ID && parsed.result !== undefined)
            expect(JSON.parse(resultText(text))).toEqual(parsed.result);
          else expect(() => resultText(text)).toThrow(Error);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("takes the last of several members with one name", () => {
    expect(resultText('{"jsonrpc":"2.0","id":7,"result":1,"result":2}')).toBe("2");
    expect(resultText('{"jsonrpc":"2.0","id":7,"result":1,"r\\u0065sult":3}')).toBe("3");
    expect(() => resultText('{"jsonrpc":"2.0","id":7,"result":1,"id":8}')).toThrow("another request");
  });

  it("reads results of 128 levels, and refuses one level more", () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    const withResult = (result: string) => `{"jsonrpc":"2.0","id":7,"result":${result}}`;
    expect(resultText(withResult(nested(128)))).toBe(nested(128));
    expect(() => resultText(withResult(nested(129)))).toThrow("nested too deeply");
  });

  it("refuses bytes that are not UTF-8", () => {
    const bytes = Buffer.from('{"jsonrpc":"2.0","id":7,"result":"\xff"}', "latin1");
    expect(() => readEnvelope(bytes, ID)).toThrow("not UTF-8");
  });

  it("reads an error of 64 KiB, and refuses a byte more before it parses it", () => {
    const withError = (bytes: number) => {
      const error = '{"code":-32000,"message":"m","data":""}';
      return `{"jsonrpc":"2.0","id":7,"error":${error.replace('""', `"${"x".repeat(bytes - error.length)}"`)}}`;
    };
    expect(readEnvelope(Buffer.from(withError(maxMemberBytes)), ID)).toMatchObject({ error: { code: -32000 } });
    expect(() => readEnvelope(Buffer.from(withError(maxMemberBytes + 1)), ID)).toThrow(EnvelopeLimitError);
  });

  it("reads 64 members, and refuses one more", () => {
    const withMembers = (count: number) => {
      const others = Array.from({ length: count - 2 }, (_, index) => `"m${index}":0,`).join("");
      return Buffer.from(`{${others}"id":7,"result":1}`);
    };
    expect(readEnvelope(withMembers(maxMembers), ID)).toHaveProperty("result");
    expect(() => readEnvelope(withMembers(maxMembers + 1), ID)).toThrow(EnvelopeLimitError);
  });

  it("refuses a long response at its head when its error is too large", () => {
    const head = Buffer.from(`{"jsonrpc":"2.0","id":7,"error":[${"[],".repeat(maxMemberBytes)}`);
    expect(() => openEnvelope(head, ID)).toThrow(EnvelopeLimitError);
  });

  it("refuses nesting without end", () => {
    expect(() => resultText(`{"jsonrpc":"2.0","id":7,"result":${"[".repeat(100_000)}`)).toThrow(Error);
  });

  it.each([
    ["without id and version", '{"error":{"code":-32011,"message":"m"}}'],
    ['with the id "null"', '{"jsonrpc":"2.0","id":"null","error":{"code":-32011,"message":"m"}}'],
    ["with the id null", '{"jsonrpc":"2.0","id":null,"error":{"code":-32011,"message":"m"}}'],
    ["with a null result", '{"jsonrpc":"2.0","id":7,"result":null,"error":{"code":-32011,"message":"m"}}'],
  ])("reads an error %s", (_, text) => {
    expect(read(text)).toEqual({ error: { code: -32011, message: "m" } });
  });

  it("passes over an error that is null", () => {
    expect(resultText('{"id":7,"error":null,"result":"0x1"}')).toBe('"0x1"');
  });

  it.each([
    ["the answer to another request", '{"jsonrpc":"2.0","id":8,"result":1}'],
    ["an error of another request", '{"jsonrpc":"2.0","id":8,"error":{"code":1,"message":"m"}}'],
    ["a result without id", '{"jsonrpc":"2.0","result":1}'],
    ["neither result nor error", '{"jsonrpc":"2.0","id":7}'],
    ["an error without code", '{"jsonrpc":"2.0","id":7,"error":{"message":"m"}}'],
    ["an error that is a text", '{"jsonrpc":"2.0","id":7,"error":"m"}'],
    ["nothing", ""],
    ["a list", "[]"],
    ["a page", "<html></html>"],
    ["text after the object", '{"jsonrpc":"2.0","id":7,"result":1}}'],
    ["a second value", '{"jsonrpc":"2.0","id":7,"result":1 2}'],
    ["a wrong bracket", '{"jsonrpc":"2.0","id":7,"result":[1}}'],
    ["a comma too many", '{"jsonrpc":"2.0","id":7,"result":[1,]}'],
    ["an unquoted value", '{"jsonrpc":"2.0","id":7,"result":abc}'],
  ])("refuses %s", (_, text) => {
    expect(() => read(text)).toThrow(Error);
  });
});

describe("openEnvelope and checkTail", () => {
  it("tell the result's bytes from the rest, wherever the head ends", () => {
    const result = '[{"a":"\\"b\\\\"},12,true]';
    for (const [before, after] of [
      ['{"jsonrpc":"2.0","id":7,"result":', "}\n"],
      ['{ "result" : ', ' , "id" : 7, "jsonrpc":"2.0" } '],
      ['{"id":7,"result":', ',"error":null}'],
    ] as const) {
      const bytes = Buffer.from(before + result + after);
      for (let cut = before.length; cut < before.length + result.length; cut++) {
        const open = openEnvelope(bytes.subarray(0, cut), ID);
        const end = open?.scanner.scan(bytes, cut) ?? -1;
        expect(bytes.subarray(open?.start, end).toString()).toBe(result);
        expect(() => checkTail(bytes.subarray(end), ID, open?.hasId ?? false)).not.toThrow();
      }
    }
  });

  it.each([
    ["before the result's name is out", '{"jsonrpc":"2.0","id":7,"res'],
    ["after the result", '{"jsonrpc":"2.0","id":7,"result":[1]'],
    ["in an error", '{"jsonrpc":"2.0","id":7,"error":{"code":1'],
    ["in a result after an error", '{"error":{"code":1,"message":"m"},"result":[1'],
  ])("can't tell %s", (_, head) => {
    expect(openEnvelope(Buffer.from(head), ID)).toBeUndefined();
  });

  it("refuses the head of another request's answer", () => {
    expect(() => openEnvelope(Buffer.from('{"jsonrpc":"2.0","id":8,"result":[1'), ID)).toThrow("another request");
  });

  it.each([
    ["nothing", ""],
    ["a comma only", ","],
    ["an object that doesn't end", ',"jsonrpc":"2.0"'],
    ["a second result", ',"result":2}'],
    ["a second result with an escape in its name", ',"\\u0072esult":2}'],
    ["an error", ',"error":{"code":1,"message":"m"}}'],
    ["another id", ',"id":8}'],
    ["text after the end", "}}"],
    ["garbage", "<html>"],
  ])("refuse %s after the result", (_, tail) => {
    expect(() => checkTail(Buffer.from(tail), ID, true)).toThrow(Error);
  });

  it("refuse an answer that never had an id", () => {
    expect(() => checkTail(Buffer.from("}"), ID, false)).toThrow("another request");
  });
});

/** Writes an object from its members (names and JSON), in some order, with white space and escapes that don't matter. */
const envelopeText = fc
  .record({
    order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    spaces: fc.array(fc.constantFrom("", " ", "\n", "\t", "\r\n "), { minLength: 9, maxLength: 9 }),
    hasEscapes: fc.boolean(),
  })
  .map(({ order, spaces, hasEscapes }) => (members: readonly (readonly [string, string])[]) => {
    const written = order.map((place, n) => {
      const [key, json] = members[place] ?? ["", ""];
      const name = hasEscapes ? escapeFirst(key) : `"${key}"`;
      return `${spaces[n]}${name}${spaces[n + 3]}:${spaces[n + 6]}${json}${spaces[n + 1]}`;
    });
    return `${spaces[0]}{${written.join(",")}}${spaces[5]}`;
  });

function escapeFirst(text: string): string {
  return `"\\u${text.charCodeAt(0).toString(16).padStart(4, "0")}${text.slice(1)}"`;
}

function read(text: string) {
  return readEnvelope(Buffer.from(text), ID);
}

function resultText(text: string): string {
  const envelope = read(text);
  if (!("result" in envelope)) throw new Error("no result");
  return Buffer.from(envelope.result).toString("utf8");
}

function parse(text: string): { id?: unknown; result?: unknown } | undefined {
  try {
    return JSON.parse(text) as { id?: unknown; result?: unknown };
  } catch {
    return undefined;
  }
}
