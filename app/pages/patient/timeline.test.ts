import { expect, test } from "vitest";
import type { BackMark, BackPage } from "~/kernel/time/back-page";
import {
  mergeTimeline,
  sourceBefore,
  timelineMark,
  timelineMarkSchema,
  timelineStart,
  TIMELINE_SOURCES,
  type TimelinePlace,
  type TimelineSource,
} from "./timeline";

type Things = Partial<Record<TimelineSource, readonly BackMark[]>>;

const before = (one: BackMark, mark: BackMark) => one.at < mark.at || (one.at === mark.at && one.id < mark.id);

/** Reads a source as the database does: what is before a mark, the newest first, so many at most. */
function read(rows: readonly BackMark[], mark: BackMark, most: number, sees: (row: BackMark) => boolean) {
  const found = rows
    .filter((row) => before(row, mark))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, most);
  const last = found.length < most ? undefined : found.at(-1);
  return { lines: found.filter(sees), end: last ?? null } satisfies BackPage<BackMark>;
}

/** Every page of a timeline, one after the other. */
function pagesOf(things: Things, most: number, sees: (row: BackMark) => boolean = () => true): string[][] {
  const pages: string[][] = [];
  let place: TimelinePlace | null = timelineStart(1_000);
  while (place !== null && pages.length < 50) {
    const from: TimelinePlace = place;
    const read_ = Object.fromEntries(
      TIMELINE_SOURCES.flatMap((source) => {
        const rows = things[source];
        return rows ? [[source, read(rows, sourceBefore(source, from), most + 1, sees)]] : [];
      }),
    ) as Partial<Record<TimelineSource, BackPage<BackMark>>>;
    const page = mergeTimeline(read_, most);
    pages.push(page.lines.map(({ source, line }) => `${source} ${line.id}`));
    place = page.next && timelineMarkSchema.parse(timelineMark(page.next));
  }
  return pages;
}

const rows = (...marks: readonly (readonly [at: number, id: string])[]) => marks.map(([at, id]) => ({ at, id }));

test("the lines of all sources stand in one order, the newest first, and what is still to come is not among them", () => {
  const things: Things = {
    appointment: rows([500, "a1"], [2_000, "a2"]),
    note: rows([510, "n1"]),
    message: rows([490, "m1"], [700, "m2"]),
  };
  expect(pagesOf(things, 10)).toEqual([["message m2", "note n1", "appointment a1", "message m1"]]);
});

test("page after page shows everything once, also what happened in the same moment", () => {
  const same = rows([300, "x1"], [300, "x2"], [300, "x3"], [200, "x4"]);
  const things: Things = { appointment: same, record: same, payment: same };
  const pages = pagesOf(things, 2);
  const all = pages.flat();
  expect(all).toHaveLength(12);
  expect(new Set(all).size).toBe(12);
  expect(all.slice(0, 4)).toEqual(["appointment x3", "appointment x2", "appointment x1", "record x3"]);
  expect(pages.every((page) => page.length <= 2)).toBe(true);
});

test("what a reader does not see leaves no gap, and hides nothing that they do see", () => {
  const hidden = Array.from({ length: 9 }, (_, index) => ({ at: 900 - index, id: `secret${index}` }));
  const things: Things = { note: [...hidden, { at: 100, id: "open" }], message: rows([850, "m1"], [50, "m2"]) };
  const all = pagesOf(things, 2, ({ id }) => !id.startsWith("secret")).flat();
  expect(all).toEqual(["message m1", "note open", "message m2"]);
});

test("an address that names no place is the beginning", () => {
  for (const text of ["", "yesterday", "12.nothing.a", "12.note", null])
    expect(timelineMarkSchema.parse(text)).toBe(null);
  expect(timelineMarkSchema.parse("12.note.a-1")).toEqual({ at: 12, source: "note", id: "a-1" });
});
