/** A place in what goes back in time: everything before this instant (UTC ms), and at it what has a smaller id. */
export interface BackMark {
  at: number;
  id: string;
}

/** So many lines at most, from a place on. */
export interface BackWanted {
  before: BackMark;
  most: number;
}

/** Some lines, the newest first; `end` is the place up to which everything was looked at, null where nothing is older. */
export interface BackPage<Line extends BackMark> {
  lines: Line[];
  end: BackMark | null;
}

/**
 * A page from what the database gave, of which the reader may not see everything.
 * @param rows the newest first, as many as were asked for where there are more
 * @param shown what the reader sees of a row; null for one that they do not see
 */
export function backPage<Row extends BackMark, Line extends BackMark>(
  rows: readonly Row[],
  most: number,
  shown: (row: Row) => Line | null,
): BackPage<Line> {
  const last = rows.length < most ? undefined : rows.at(-1);
  return { lines: rows.flatMap((row) => shown(row) ?? []), end: last ? { at: last.at, id: last.id } : null };
}
