import type { PrintedEntry, PrintedSection } from "~/kernel/print/printed-sheet";
import { classNames } from "~/ui/base/class-names";
import { SheetFacts } from "./sheet-facts";

/** A part of a sheet: entries, text or a table. */
export function SheetSection({ section }: { section: PrintedSection }) {
  return (
    <section className="flex flex-col gap-2">
      {section.title !== "" && (
        <h2 className="break-after-avoid border-b border-line pb-1 text-lg font-semibold">{section.title}</h2>
      )}
      {section.kind === "entries" && <Entries {...section} />}
      {section.kind === "text" &&
        section.paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto" className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      {section.kind === "table" && <Table {...section} />}
    </section>
  );
}

type Of<Kind extends PrintedSection["kind"]> = Extract<PrintedSection, { kind: Kind }>;

function Entries({ entries, nothing }: Of<"entries">) {
  if (entries.length === 0) return <p className="text-muted">{nothing}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </ul>
  );
}

/** It is not torn apart by the end of a page. */
function Entry({ entry: { name, facts, written, struck = false } }: { entry: PrintedEntry }) {
  return (
    <li className="flex break-inside-avoid flex-col gap-1 py-2">
      <div className={classNames("flex flex-col gap-1", struck && "text-muted line-through")}>
        {name !== "" && (
          <h3 className="font-semibold">
            <bdi>{name}</bdi>
          </h3>
        )}
        <SheetFacts facts={facts} />
      </div>
      {written !== "" && <p className="text-sm text-muted">{written}</p>}
    </li>
  );
}

/** Its head stands again on each page, as browsers do with one. */
function Table({ title, head, rows, widths }: Of<"table">) {
  const whole = widths?.reduce((sum, width) => sum + width, 0) ?? 1;
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table aria-label={title || undefined} className="w-full text-start text-sm">
        {widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width: `${(width / whole) * 100}%` }} />
            ))}
          </colgroup>
        )}
        <thead className="border-b border-line text-muted">
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" className="py-1 pe-3 text-start font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ cells, marked = false, struck = false }, index) => (
            <tr
              key={index}
              className={classNames(
                "break-inside-avoid align-top",
                marked && "bg-sunken font-semibold",
                struck && "text-muted line-through",
              )}
            >
              {head.map((_, at) => (
                <td key={at} className="py-1 pe-3 whitespace-pre-line">
                  <bdi>{cells[at] ?? ""}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
