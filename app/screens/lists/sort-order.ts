import type { SortOrder } from "~/kernel/lists/list-choice";
import type { Column } from "~/ui/view/data-table";

export interface Sorted {
  /** The column that the list is sorted by, and how. */
  by: string;
  order: SortOrder;
}

/**
 * The heading of a column by which the list can be sorted: a link that sorts by it, and turns the order around where it
 * is sorted by it already.
 */
export function sortHeading(
  key: string,
  now: Sorted,
  hrefFor: (sorted: Sorted) => string,
): NonNullable<Column<unknown>["sort"]> {
  const current = now.by === key ? now.order : null;
  return { current, href: hrefFor({ by: key, order: current === "ascending" ? "descending" : "ascending" }) };
}
