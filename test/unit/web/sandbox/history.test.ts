import { addToHistory, clearHistory, readHistory, type SentRequest } from "../../../../src/web/sandbox/history.js";

function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const request = (number: number): SentRequest => ({
  method: "eth_getBlockByNumber",
  params: [`0x${number.toString(16)}`],
  network: "Testnet",
  sentAt: new Date(number).toISOString(),
  code: 0,
});

const forbidden = () => {
  throw new Error("The operation is insecure.");
};

describe("the history of requests", () => {
  it("keeps the latest twenty, newest first", () => {
    const storage = createStorage();
    for (let number = 0; number < 21; number++) addToHistory(request(number), () => storage);
    expect(readHistory(() => storage)).toEqual(Array.from({ length: 20 }, (_, index) => request(20 - index)));
  });

  it("leaves a very long request out", () => {
    const storage = createStorage();
    const long = { ...request(1), params: ["0".repeat(10_000)] };
    expect(addToHistory(long, () => storage)).toEqual([]);
  });

  it("is empty once it was cleared", () => {
    const storage = createStorage();
    addToHistory(request(1), () => storage);
    clearHistory(() => storage);
    expect(readHistory(() => storage)).toEqual([]);
  });

  it("goes without a storage that is forbidden", () => {
    expect(readHistory(forbidden)).toEqual([]);
    expect(addToHistory(request(1), forbidden)).toEqual([request(1)]);
    expect(() => clearHistory(forbidden)).not.toThrow();
  });

  it.each(["{", "{}", "[null, 1, {}]", '[{"method":1}]'])("takes no notice of a stored %s", (text) => {
    const storage = createStorage();
    storage.setItem("rootgate.requests", text);
    expect(readHistory(() => storage)).toEqual([]);
  });
});
