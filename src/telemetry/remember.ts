/** Looking a metric up by labels costs twice as much as incrementing it, so children are kept. */
export function remember<Name, Value>(make: (name: Name) => Value): (name: Name) => Value {
  const made = new Map<Name, Value>();
  return (name) => {
    let value = made.get(name);
    if (value === undefined) {
      value = make(name);
      made.set(name, value);
    }
    return value;
  };
}
