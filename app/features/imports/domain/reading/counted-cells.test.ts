import { expect, it } from "vitest";
import { CountedCells, groupsOf } from "./counted-cells";

const cell = (field: string, reason: string, word: string) => ({ field, reason, word });

it("cells are counted by field, reason and word over the pieces of a file, with the first row of each", () => {
  const first = new CountedCells();
  first.add(cell("gender", "notKnown", "other"), 3);
  first.add(cell("birthDate", "notADate", "31/31/1980"), 4);
  const second = new CountedCells();
  second.add(cell("gender", "notKnown", "other"), 90);
  second.add(cell("gender", "notKnown", "X"), 91);
  expect(second.addedTo(first.addedTo([]))).toEqual([
    { ...cell("gender", "notKnown", "other"), rows: 2, firstRow: 3 },
    { ...cell("birthDate", "notADate", "31/31/1980"), rows: 1, firstRow: 4 },
    { ...cell("gender", "notKnown", "X"), rows: 1, firstRow: 91 },
  ]);
});

it("one reason with thousands of words takes no room from the others, and its count stays exact", () => {
  const cells = new CountedCells();
  for (let row = 2; row < 5_002; row += 1) cells.add(cell("birthDate", "notADate", `date ${row}`), row);
  cells.add(cell("gender", "notKnown", "other"), 7_000);
  const kept = cells.addedTo([]);
  expect(kept).toHaveLength(42);
  expect(groupsOf(kept)).toMatchObject([
    { field: "birthDate", reason: "notADate", rows: 5_000 },
    { field: "gender", reason: "notKnown", rows: 1, examples: [{ word: "other", row: 7_000, rows: 1 }] },
  ]);
  expect(groupsOf(kept)[0]?.examples).toHaveLength(5);
});

it("reasons are listed by how many rows they meet, and so are their words", () => {
  const cells = new CountedCells();
  cells.add(cell("gender", "notKnown", "X"), 2);
  for (const row of [3, 4]) cells.add(cell("gender", "notKnown", "other"), row);
  for (const row of [2, 3, 4, 5])
    cells.add({ ...cell("firstName", "errors:field.tooLong", ""), values: { max: 100 } }, row);
  expect(groupsOf(cells.addedTo([]))).toEqual([
    {
      ...{ field: "firstName", reason: "errors:field.tooLong", values: { max: 100 }, rows: 4 },
      examples: [{ word: "", row: 2, rows: 4 }],
    },
    {
      ...{ field: "gender", reason: "notKnown", rows: 3 },
      examples: [
        { word: "other", row: 3, rows: 2 },
        { word: "X", row: 2, rows: 1 },
      ],
    },
  ]);
});
