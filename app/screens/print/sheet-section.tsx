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
function Entry({ entry: { name, marks = [], facts, written, struck = false } }: { entry: PrintedEntry }) {
  return (
    <li className="flex break-inside-avoid flex-col gap-1 py-2">
      {name !== "" && (
        <h3 className={classNames("font-semibold", struck && STRUCK)}>
          <bdi>{name}</bdi>
        </h3>
      )}
      {marks.map((mark) => (
        <p key={mark} dir="auto" className="rounded-sm border-2 border-danger-line px-2 font-semibold text-danger-text">
          {mark}
        </p>
      ))}
      <div className={classNames("empty:hidden", struck && STRUCK)}>
        <SheetFacts facts={facts} />
      </div>
      {written !== "" && <p className="text-sm text-muted">{written}</p>}
    </li>
  );
}

const STRUCK = "text-muted line-through";

/** On a phone's screen each row is a few lines; on paper it stays a table. */
const STACKED = {
  table: "not-print:max-tablet:block",
  head: "not-print:max-tablet:sr-only",
  row: "not-print:max-tablet:flex not-print:max-tablet:flex-col not-print:max-tablet:py-2",
  /** A row that says one thing, such as a total. */
  pair: "not-print:max-tablet:flex not-print:max-tablet:justify-between not-print:max-tablet:gap-4 not-print:max-tablet:px-1",
  first: "not-print:max-tablet:font-semibold",
  cell: "not-print:max-tablet:flex not-print:max-tablet:justify-between not-print:max-tablet:gap-4 not-print:max-tablet:text-end not-print:max-tablet:before:text-start not-print:max-tablet:before:text-muted not-print:max-tablet:before:content-[attr(data-label)]",
  empty: "not-print:max-tablet:hidden",
} as const;

/** Its head stands again on each page, as browsers do with one. The roles are kept where rows are no table's. */
function Table({ title, head, rows, widths, ends = [] }: Of<"table">) {
  const whole = widths?.reduce((sum, width) => sum + width, 0) ?? 1;
  const side = (at: number) => (ends.includes(at) ? "text-end tabular-nums" : "text-start");
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table
        role="table"
        aria-label={title || undefined}
        className={classNames("w-full text-start text-sm", STACKED.table)}
      >
        {widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width: `${(width / whole) * 100}%` }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup" className={classNames("border-b border-line text-muted", STACKED.head)}>
          <tr role="row">
            {head.map((cell, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                className={classNames("py-1.5 pe-3 tablet:first:ps-2 print:first:ps-2 font-semibold", side(index))}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={classNames("divide-y divide-line", STACKED.table)}>
          {rows.map((row, index) => (
            <Row key={index} row={row} head={head} side={side} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: Of<"table">["rows"][number];
  head: readonly string[];
  /** How a column stands. */
  side: (at: number) => string;
}

function Row({ row: { cells, marked = false, struck = false }, head, side }: RowProps) {
  const filled = head.filter((_, at) => (cells[at] ?? "") !== "");
  const isPair = filled.length === 2 && cells[0] !== "";
  return (
    <tr
      role="row"
      className={classNames(
        "break-inside-avoid align-top",
        isPair ? STACKED.pair : STACKED.row,
        marked && "bg-sunken font-semibold",
        struck && "text-muted line-through",
      )}
    >
      {head.map((words, at) => {
        const said = cells[at] ?? "";
        const stacked = at === 0 ? !isPair && STACKED.first : said === "" ? STACKED.empty : !isPair && STACKED.cell;
        return (
          <td
            key={at}
            role="cell"
            data-label={words}
            className={classNames(
              "py-1.5 pe-3 tablet:first:ps-2 print:first:ps-2 whitespace-pre-line",
              side(at),
              stacked,
            )}
          >
            <bdi>{said}</bdi>
          </td>
        );
      })}
    </tr>
  );
}
