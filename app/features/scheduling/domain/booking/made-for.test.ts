import { expect, it } from "vitest";
import { madeFor } from "./made-for";

it.each([
  ["a visitor's form is a visitor's", null, null, "same"],
  ["a visitor who signed in elsewhere meanwhile books as who they are", null, "parent", "same"],
  ["a parent books for their child for as long as they act for it", "child", "child", "same"],
  ["a form of somebody signed in is not a stranger's once the session has ended", "parent", null, "ended"],
  ["a form for the child is not one for the parent who signed in again", "child", "parent", "other"],
] as const)("%s", (_what, formFor, patientId, says) => {
  expect(madeFor(formFor, patientId)).toBe(says);
});
