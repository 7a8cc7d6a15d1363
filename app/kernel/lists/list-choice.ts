/** The lists whose columns each user chooses and whose filters they save. */
export const LIST_NAMES = [
  "appointments",
  "videoAppointments",
  "patients",
  "team",
  "sentMessages",
  "invoices",
  "payments",
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** A filter that somebody named. */
export interface SavedView {
  id: string;
  name: string;
  /** What the list is narrowed by and how it is sorted, as its address has it. */
  query: string;
}

/** What a user has made of one list. */
export interface ListChoice {
  /** The columns that they chose; null where they chose none, and the usual ones are shown. */
  columns: readonly string[] | null;
  /** By name. */
  views: readonly SavedView[];
}

/** The list as it is for whoever has chosen nothing. */
export const USUAL_LIST: ListChoice = { columns: null, views: [] };

/** Whether a column always stands in its list, stands in it unless it is taken out, or only where it was chosen. */
export type ColumnShowing = "always" | "usual" | "extra";
export type ColumnShowings = Readonly<Record<string, ColumnShowing>>;

/** The columns that a list shows, in the list's own order. A choice of columns that are no more is no choice of them. */
export function shownColumns<Columns extends ColumnShowings>(
  columns: Columns,
  chosen: readonly string[] | null,
): (keyof Columns & string)[] {
  return Object.entries(columns).flatMap(([key, showing]) =>
    showing === "always" || (chosen === null ? showing === "usual" : chosen.includes(key)) ? [key] : [],
  );
}

/** What of a list's address does not say what it is narrowed by: places in it, what was just done, what is chosen. */
const NOT_OF_A_VIEW = [
  "lang",
  "after",
  "before",
  "select",
  "answered",
  "undone",
  "done",
  "of",
  "viewSaved",
  "viewRemoved",
  "viewRefused",
  "viewName",
];
/** 'No selection', in the words of the specification. */
const NO_SELECTION = "-1";

/** What a list is narrowed by and how it is sorted, as a query without the question mark; the same view, the same text. */
export function listQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...search].filter(
      ([name, value]) => !NOT_OF_A_VIEW.includes(name) && value.trim() !== "" && value !== NO_SELECTION,
    ),
  );
  kept.sort();
  return kept.toString();
}

export type SortOrder = "ascending" | "descending";
