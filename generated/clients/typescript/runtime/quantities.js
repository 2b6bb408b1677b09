// Generated from openrpc.json by `npm run generate`. Do not edit.

/** A value with bigints for its quantities. */
export function readQuantities(value, shape, named) {
    if (shape === undefined || value === null)
        return value;
    if (shape === "q")
        return typeof value === "string" && /^0x[\da-f]+$/i.test(value) ? BigInt(value) : value;
    if (typeof shape === "string")
        return readQuantities(value, named[shape], named);
    if (Array.isArray(value))
        return value.map((item) => readQuantities(item, shape["[]"], named));
    if (typeof value !== "object")
        return value;
    const members = Object.entries(value).map(([name, member]) => {
        const own = Object.hasOwn(shape, name) ? shape[name] : shape["*"];
        return [name, readQuantities(member, own, named)];
    });
    return Object.fromEntries(members);
}
/** For JSON.stringify: a bigint as a quantity. */
export function printQuantity(_name, value) {
    return typeof value === "bigint" ? `0x${value.toString(16)}` : value;
}
