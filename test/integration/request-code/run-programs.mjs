// Runs programs in one process, one after the other: prints what each one logs, or the error it throws, as a line of JSON.
const [, , ...files] = process.argv;
const print = console.log;
/** The generated client has bigints for quantities. */
const asOnTheWire = (_name, value) => (typeof value === "bigint" ? `0x${value.toString(16)}` : value);

for (const file of files) {
  const logged = [];
  console.log = (value) => logged.push(value);
  const outcome = await import(file).then(
    () => ({ logged }),
    (error) => ({ error: [error.message, error.shortMessage, error.cause?.message, error.details].join(" ") }),
  );
  print(JSON.stringify(outcome, asOnTheWire));
}
process.exit();
