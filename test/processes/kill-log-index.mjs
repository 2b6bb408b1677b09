// Run by kill-log-index.test.ts: writes one section after the other, again and again, and says which were written, until it is killed.
const [indexUrl, folder, start] = process.argv.slice(2);
const { openSectionStore } = await import(`${indexUrl}/section-store.js`);
const { createSectionRows } = await import(`${indexUrl}/section-rows.js`);

const store = await openSectionStore(folder);
await store.reload();
const rows = createSectionRows();
for (let round = Number(start); ; round++) {
  const section = round % 8;
  rows.clear();
  // Every bit of the blocks up to the round: each row of a section says which round it is of.
  for (let column = 0; column <= round % 4_000; column += 97) rows.add(column, `0x${"ff".repeat(256)}`);
  if (store.linkOf(section)) await store.drop(section);
  const hash = `0x${round.toString(16).padStart(64, "0")}`;
  await store.write(section, rows, { lastHash: hash, parentHash: hash });
  process.stdout.write(`${section} ${hash}\n`);
}
