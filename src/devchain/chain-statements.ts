import type { ChainFile } from "./chain-file.js";

const selectBlock = "SELECT content, root FROM block LEFT JOIN changed_state USING (height)";

/** Reads and writes blocks in the file. */
export function prepareStatements(file: ChainFile) {
  return {
    first: file.prepare("SELECT min(height) AS height FROM block"),
    head: file.prepare(`${selectBlock} ORDER BY height DESC LIMIT 1`),
    at: file.prepare(`${selectBlock} WHERE height = ?`),
    heightOf: file.prepare("SELECT height FROM block WHERE hash = ?"),
    placeOf: file.prepare("SELECT height, position FROM mined_transaction WHERE hash = ?"),
    blooms: file.prepare(
      "SELECT height, bloom FROM block WHERE height BETWEEN ? AND ? AND bloom IS NOT NULL ORDER BY height LIMIT ?",
    ),
    gasPrices: file.prepare("SELECT gas_price FROM mined_transaction ORDER BY height DESC, position DESC LIMIT ?"),
    lastTransaction: file.prepare("SELECT max(height) AS height FROM mined_transaction"),
    removeBlocks: file.prepare("DELETE FROM block WHERE height > ?"),
    removeTransactions: file.prepare("DELETE FROM mined_transaction WHERE height > ?"),
    removeChanges: file.prepare("DELETE FROM changed_state WHERE height > ?"),
    removeChange: file.prepare("DELETE FROM changed_state WHERE height = ?"),
    insertChange: file.prepare("INSERT OR REPLACE INTO changed_state (height, root) VALUES (?, ?)"),
    insertBlock: file.prepare("INSERT INTO block (height, hash, bloom, content) VALUES (?, ?, ?, ?)"),
    insertTransaction: file.prepare(
      "INSERT INTO mined_transaction (hash, height, position, gas_price) VALUES (?, ?, ?, ?)",
    ),
  };
}
