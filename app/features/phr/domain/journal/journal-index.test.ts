import { expect, it } from "vitest";
import { entriesOf, journalIndex } from "./journal-index";

const ENTRIES = [
  { id: "a", date: "2026-11-03", tags: "sleep, Knee" },
  { id: "b", date: "2026-11-01", tags: "knee" },
  { id: "c", date: "2026-09-30", tags: "" },
];

it("a journal has an index of its months, the newest first, and of its tags, however they are written", () => {
  expect(journalIndex(ENTRIES)).toEqual({
    months: [
      { month: "2026-11", count: 2 },
      { month: "2026-09", count: 1 },
    ],
    tags: [
      { tag: "Knee", count: 2 },
      { tag: "sleep", count: 1 },
    ],
  });
});

it("a month, a tag, or both tell which entries are shown", () => {
  const ids = (asked: { month?: string; tag?: string }) => entriesOf(ENTRIES, asked).map(({ id }) => id);
  expect(ids({})).toEqual(["a", "b", "c"]);
  expect(ids({ month: "2026-09" })).toEqual(["c"]);
  expect(ids({ tag: "KNEE" })).toEqual(["a", "b"]);
  expect(ids({ month: "2026-11", tag: "sleep" })).toEqual(["a"]);
});
