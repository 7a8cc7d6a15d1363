import { describe, expect, it } from "vitest";
import { listQuery, shownColumns } from "./list-choice";

const COLUMNS = { name: "always", born: "usual", phone: "extra", actions: "always" } as const;

describe("the columns of a list", () => {
  it("are the usual ones where nobody chose, in the list's order", () => {
    expect(shownColumns(COLUMNS, null)).toEqual(["name", "born", "actions"]);
  });

  it("are those that were chosen and those that always stand; what is no column is none", () => {
    expect(shownColumns(COLUMNS, ["phone", "gone"])).toEqual(["name", "phone", "actions"]);
    expect(shownColumns(COLUMNS, [])).toEqual(["name", "actions"]);
  });
});

describe("the query of a view", () => {
  it("leaves out the place in the list, what was done and what narrows nothing, and is the same in any order", () => {
    const one = listQuery(
      new URLSearchParams("tab=past&after=1_a&state=-1&from=&employeeId=e1&viewSaved=1&lang=ar_BH"),
    );
    expect(one).toBe("employeeId=e1&tab=past");
    expect(listQuery(new URLSearchParams("employeeId=e1&before=2_b&tab=past"))).toBe(one);
  });
});
