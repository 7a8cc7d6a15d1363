import { expect, test } from "vitest";
import { paths } from "~/paths";
import { openedIn, consultationWith, workOf } from "./work-address";

const site = "https://clinic.example";
const at = (path: string) => new URL(path, site);
const CONSULTATION = at(paths.consultationDesk("c1", { done: "noteSigned" })).href;
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

test("an address of a consultation says what is open beside it, and gives it back", () => {
  const opened = at(paths.noteEdit("n1", { desk: "c1" }));
  const address = consultationWith(CONSULTATION, opened);
  expect(openedIn(address, anyWork)?.href).toBe(opened.href);
  expect(consultationWith(address, null)).toBe(CONSULTATION);
  expect(openedIn(CONSULTATION, anyWork)).toBeNull();
});

test.each([
  "//elsewhere.example/secure/providerweb/prescriptions/edit/p1",
  "https://elsewhere.example/secure/providerweb/prescriptions/edit/p1",
  "javascript:alert(1)",
  "/\\elsewhere.example/secure/providerweb/prescriptions/list",
  "/secure/providerweb/home",
  "",
])("an address opens nothing but work of this site: %s", (named) => {
  const consultation = new URL(CONSULTATION);
  consultation.searchParams.set("work", named);
  expect(openedIn(consultation.href, anyWork)).toBeNull();
});
