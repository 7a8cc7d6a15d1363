import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import { isolated } from "../base/isolated";
import { Anchor } from "../base/link";

export interface Column<Row> {
  /** Unique in the table. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end. */
  align?: "end";
  /** On a narrow screen this cell heads the row, without its column's name. */
  lead?: boolean;
  /** It says by itself what it is, such as a date or a doctor's name: on a narrow screen without its column's name. */
  plain?: boolean;
  /** It is no wider than its words there, whatever is beside it. */
  snug?: boolean;
  /** What the row comes to, such as a sum: on staff's narrow screens it ends the row, without its column's name. */
  figure?: boolean;
  /** Rows in which another cell says the same: on a narrow screen it is left out of them. */
  saidElsewhere?: (row: Row) => boolean;
  /** Buttons and links: on a narrow screen at the end of the row, without the column's name. */
  actions?: boolean;
  /** The heading is a link that sorts by the column: where to, and how the rows are sorted by it now. */
  sort?: { href: string; current: "ascending" | "descending" | null };
}

export interface DataTableProps<Row> {
  /** What the table lists; heard, not seen, as the page's title says it already. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a script on the page is told of a row, by the names of data attributes. */
  rowData?: (row: Row) => Readonly<Record<`data-${string}`, string | number>>;
}

/** More columns may be wider than the page: such a table scrolls by itself, and its headings go with it. */
const MOST_COLUMNS = 8;

/** A column of one of these keys says how the row stands: on a narrow screen it is beside what heads the row. */
const STATES: readonly string[] = ["status", "state"];

/** What stands for nothing; staff's narrow screens leave it out. */
const isNothing = (shown: ReactNode) => shown === "–" || shown === "" || shown === null || shown === undefined;

/**
 * A table where there is room for one, else a few short lines a row for staff and a card a row for patients.
 * The roles are written out because `display: block` takes a table's meaning away in some browsers.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowData }: DataTableProps<Row>) {
  return (
    <div
      className="data-table-room rounded-lg border border-line bg-surface shadow-card"
      data-wide={columns.length > MOST_COLUMNS || undefined}
    >
      <table role="table" className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                aria-sort={column.sort?.current ?? undefined}
              >
                {column.sort ? <SortLink header={column.header} sort={column.sort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" {...rowData?.(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({
  column: { key, header, cell, align, lead, plain, snug, figure, saidElsewhere, actions },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) {
  const shown = cell(row);
  return (
    <td
      role="cell"
      data-align={align}
      data-label={header}
      data-lead={lead || undefined}
      data-plain={plain || undefined}
      data-snug={snug || undefined}
      data-figure={figure || undefined}
      data-state={STATES.includes(key) || undefined}
      data-none={isNothing(shown) || saidElsewhere?.(row) || undefined}
      data-actions={actions || undefined}
    >
      <div className="min-w-0">{isolated(shown)}</div>
    </td>
  );
}

function SortLink({ header, sort: { href, current } }: { header: string; sort: NonNullable<Column<never>["sort"]> }) {
  return (
    <Anchor href={href} data-sorted={current ?? undefined}>
      {header}
      <Icon name="chevron-down" />
    </Anchor>
  );
}
