import type { Shape } from "../../../generated/methods.js";
import { Field, SelectField } from "../parts/field.js";
import { BlockField } from "./block-field.js";
import { type Draft, optionFor } from "./draft.js";
import { ListField } from "./list-field.js";
import type { MethodFacts } from "./method-facts.js";

export interface ShapeFieldProps {
  /** As error messages name the value: `filter.address[0]`. */
  readonly path: string;
  readonly label: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly facts: MethodFacts;
}

const placeholders: Partial<Record<Shape["kind"], string>> = { quantity: "0x0", integer: "0", number: "0" };

/** The field, or fields, for a value of some shape. */
export function ShapeField(props: ShapeFieldProps) {
  const { path, label, shape, isOptional, draft, onChange, facts } = props;
  if (shape.kind === "any-of") return <EitherField {...props} options={shape.options} />;
  if (shape.kind === "list") return <ListField {...props} items={shape.items} />;
  if (shape.kind === "object") return <ObjectField {...props} members={shape.members} required={shape.required} />;
  const field = { name: path, label, isOptional, hint: facts.descriptions[path] };
  const text = typeof draft === "string" ? draft : "";
  const choices = facts.choices[path];
  if (choices)
    return (
      <SelectField {...field} value={text} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    );
  if (shape.kind === "boolean")
    return (
      <SelectField {...field} value={text} onChange={(event) => onChange(event.target.value)}>
        {(isOptional || text === "") && <option value="">Left out</option>}
        <option value="false">false</option>
        <option value="true">true</option>
      </SelectField>
    );
  if (shape.kind === "block") return <BlockField {...field} text={text} tags={facts.blockTags} onChange={onChange} />;
  return (
    <Field
      {...field}
      required={false}
      value={text}
      placeholder={placeholders[shape.kind] ?? "0x…"}
      autoComplete="off"
      spellCheck={false}
      className="font-mono text-sm"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A value of one of several forms: a list of values where there is one, with a single value in its place. */
function EitherField({ options, ...props }: ShapeFieldProps & { readonly options: readonly Shape[] }) {
  const list = optionFor(options, true);
  const single = optionFor(options, false);
  if (list.kind !== "list") return <ShapeField {...props} shape={single} />;
  return <ListField {...props} items={list.items} single={single} />;
}

interface ObjectFieldProps extends ShapeFieldProps {
  readonly members: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
}

/** An object's members, each in a field of its own. */
function ObjectField({ path, label, draft, onChange, facts, members, required }: ObjectFieldProps) {
  const drafts = typeof draft === "object" && !Array.isArray(draft) ? (draft as Readonly<Record<string, Draft>>) : {};
  return (
    <fieldset className="border-line grid min-w-0 grid-cols-1 gap-4 border-l-2 pl-4">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {Object.entries(members).map(([name, shape]) => (
        <ShapeField
          key={name}
          path={`${path}.${name}`}
          label={name}
          shape={shape}
          isOptional={!required.includes(name)}
          draft={drafts[name] ?? ""}
          onChange={(next) => onChange({ ...drafts, [name]: next })}
          facts={facts}
        />
      ))}
    </fieldset>
  );
}
