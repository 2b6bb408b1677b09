import { type JsonLine, printJsonLines } from "./json-lines.js";
import type { MethodFacts } from "./method-facts.js";

const maxLines = 2_000;

const classes = { string: "hljs-string", literal: "hljs-literal", bracket: "" } as const;

interface JsonViewProps {
  readonly value: unknown;
  readonly quantities: MethodFacts["quantities"];
}

/** A value as indented JSON; beside each quantity stands the number or the time that it is, which is not copied. */
export function JsonView({ value, quantities }: JsonViewProps) {
  const { lines, isWhole } = printJsonLines(value, quantities, maxLines);
  return (
    <div className="code">
      {/* Wide lines scroll, also by keyboard. */}
      <pre tabIndex={0} role="group" aria-label="JSON">
        <code>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
          {!isWhole && `… The first ${maxLines.toLocaleString("en-US")} lines. Copy the result to have all of it.\n`}
        </code>
      </pre>
    </div>
  );
}

function Line({ line: { depth, key, text, kind, isLast, decoded } }: { readonly line: JsonLine }) {
  return (
    <>
      {"  ".repeat(depth)}
      {key !== undefined && <span className="hljs-attr">{key}</span>}
      {key !== undefined && ": "}
      <span className={classes[kind]} title={decoded}>
        {text}
      </span>
      {isLast ? "" : ","}
      {decoded !== undefined && <span className="hljs-comment select-none"> {`// ${decoded}`}</span>}
      {"\n"}
    </>
  );
}
