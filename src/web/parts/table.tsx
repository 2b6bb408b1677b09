import type { ReactNode } from "react";

interface TableProps {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of facts; scrolls sideways on a narrow screen. */
export function Table({ caption, columns, rows }: TableProps) {
  const align = (index: number) => (columns[index]?.isNumber ? "text-right tabular-nums" : "text-left");
  return (
    <div
      role="group"
      aria-label={caption}
      tabIndex={0}
      className="relative -mx-5 overflow-x-auto px-5 sm:-mx-6 sm:px-6"
    >
      <table className="w-full text-sm whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft border-line border-b">
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={`py-2 pr-6 font-medium last:pr-0 ${align(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-line border-b last:border-0">
              {cells.map((cell, index) => (
                <td key={columns[index]?.name} className={`py-2.5 pr-6 last:pr-0 ${align(index)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
