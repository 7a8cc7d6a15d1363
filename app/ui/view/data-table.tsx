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
  /** On a narrow screen this cell heads the card, without its column's name. */
  lead?: boolean;
  /** Buttons and links: on a narrow screen a line of their own at the foot of the card, without the column's name. */
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

/**
 * A table where there is room for one, else one card a row.
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
                <td
                  key={column.key}
                  role="cell"
                  data-align={column.align}
                  data-label={column.header}
                  data-lead={column.lead || undefined}
                  data-actions={column.actions || undefined}
                >
                  <div className="min-w-0">{isolated(column.cell(row))}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
