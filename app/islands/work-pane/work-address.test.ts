import { expect, test } from "vitest";
import { paths } from "~/paths";
import { openedIn, visitWith, workOf } from "./work-address";

const site = "https://clinic.example";
const at = (path: string) => new URL(path, site);
const VISIT = at(paths.consultationDesk("c1", { done: "noteSigned" })).href;
const anyWork = (url: URL) => workOf(url) !== undefined;

test.each([
  [paths.noteCreate({ appointment: "a1" }), "notes"],
  [paths.noteEdit("n1"), "notes"],
  [paths.prescriptionEdit("p1", { line: "l1" }), "prescriptions"],
  [paths.labOrderCreate({ consultation: "c1" }), "orders"],
  [paths.labOrder("o1"), "results"],
  [paths.labOrders({ patient: "p1" }), "results"],
  [paths.patient("p1"), undefined],
  [paths.consultationDesk("c1"), undefined],
])("the page of %s is the work %s", (path, work) => {
  expect(workOf(at(path))).toBe(work);
});

test("an address of a visit says what is open beside it, and gives it back", () => {
  const opened = at(paths.noteEdit("n1", { desk: "c1" }));
  const address = visitWith(VISIT, opened);
  expect(openedIn(address, anyWork)?.href).toBe(opened.href);
  expect(visitWith(address, null)).toBe(VISIT);
  expect(openedIn(VISIT, anyWork)).toBeNull();
});

test.each([
  "//elsewhere.example/secure/providerweb/prescriptions/edit/p1",
  "https://elsewhere.example/secure/providerweb/prescriptions/edit/p1",
  "javascript:alert(1)",
  "/\\elsewhere.example/secure/providerweb/prescriptions/list",
  "/secure/providerweb/home",
  "",
])("an address opens nothing but work of this site: %s", (named) => {
  const visit = new URL(VISIT);
  visit.searchParams.set("work", named);
  expect(openedIn(visit.href, anyWork)).toBeNull();
});
