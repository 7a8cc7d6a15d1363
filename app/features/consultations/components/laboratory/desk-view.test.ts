import { expect, test } from "vitest";
import { firstOpenForm, type TestToEnter } from "./desk-view";

const at = (id: string, panel: string, actions: TestToEnter["actions"]): TestToEnter => ({
  id,
  panel,
  actions,
  isOwn: false,
  components: [{ kind: "NUMERIC", last: null }],
});

test("whoever comes to enter values gets the first form that waits: of a panel all at once, else of the test", () => {
  const open = (id: string, panel = "") => at(id, panel, ["enter"]);
  expect(firstOpenForm([at("a", "", []), open("b"), open("c")])).toEqual({ test: "b", panel: null });
  expect(firstOpenForm([open("a", "Blood"), open("b", "Blood")])).toEqual({ test: null, panel: "a" });
  expect(firstOpenForm([at("a", "Blood", []), open("b", "Blood")])).toEqual({ test: "b", panel: null });
  expect(firstOpenForm([at("a", "", ["correct"])])).toEqual({ test: null, panel: null });
});
