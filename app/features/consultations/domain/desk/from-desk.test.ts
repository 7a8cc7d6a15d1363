import { expect, test } from "vitest";
import { paths } from "~/paths";
import { deskIn } from "../../schemas/desk/from-desk";
import { fromDesk } from "./from-desk";

const ID = "0194f2a0-0000-7000-8000-000000000001";
const at = (path: string) => new URL(path, "https://clinic.example");

test("what is written in a page of its own knows from which desk it was opened, and nothing else does", () => {
  expect(deskIn(at(fromDesk("notes", paths.noteEdit("n"), ID)))).toBe(ID);
  const order = at(fromDesk("orders", paths.labOrderCreate({ consultation: ID }), ID));
  expect([deskIn(order), order.searchParams.get("consultation")]).toEqual([ID, ID]);
  expect(fromDesk("payments", paths.appointment("a"), ID)).toBe(paths.appointment("a"));
  expect(deskIn(at(paths.noteEdit("n")))).toBeUndefined();
  expect(deskIn(at(paths.noteEdit("n", { desk: "//elsewhere.example" })))).toBeUndefined();
});
