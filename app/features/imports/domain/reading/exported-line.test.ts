import { expect, it } from "vitest";
import { exportedLine } from "~/kernel/text/csv";
import { cellOf } from "./read-cell";

import { splitCells } from "./split-cells";

it("a formula is made text on its way into a spreadsheet, and cells are quoted where they must be", () => {
  expect(exportedLine(["=1+1", "+973 1", "-x", "@y", 'a"b', "c,d", "e\nf", "ع"])).toBe(
    `'=1+1,'+973 1,'-x,'@y,"a""b","c,d","e\nf",ع\r\n`,
  );
  expect(exportedLine(["＝1+1", "＋1", "－x", "＠y", "\n=1", "ａ＝1"])).toBe(`'＝1+1,'＋1,'－x,'＠y,"'\n=1",ａ＝1\r\n`);
});

it("a cell that was made text comes back as it was when the file is uploaded again", () => {
  for (const cell of ["=1+1", "+973 1", "\ttab", "\nline", "@y"])
    expect(cellOf("notes", splitCells(exportedLine([cell]).slice(0, -2), ",")[0] ?? "")).toBe(cell.trim());
});
