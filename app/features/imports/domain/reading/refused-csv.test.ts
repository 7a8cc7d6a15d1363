import { expect, it } from "vitest";
import { exportedLine } from "./refused-csv";

it("a formula is made text on its way into a spreadsheet, and cells are quoted where they must be", () => {
  expect(exportedLine(["=1+1", "+973 1", "-x", "@y", 'a"b', "c,d", "e\nf", "ع"])).toBe(
    `'=1+1,'+973 1,'-x,'@y,"a""b","c,d","e\nf",ع\r\n`,
  );
  expect(exportedLine(["＝1+1", "＋1", "－x", "＠y", "\n=1", "ａ＝1"])).toBe(`'＝1+1,'＋1,'－x,'＠y,"'\n=1",ａ＝1\r\n`);
});
