import { expect, test } from "vitest";
import { afterArrivalAct } from "./arrival-return";

test("the page on which somebody was checked in says who, and stays as it was narrowed", () => {
  expect(afterArrivalAct("/home", "arrive", "a1")).toBe("/home?done=arrive&of=a1");
  expect(afterArrivalAct("/list?tab=past&done=mark-paid&of=a0#row", "arrive", "a1")).toBe(
    "/list?tab=past&done=arrive&of=a1#row",
  );
});

test("the page on which an appointment was ended says so, since it may no longer show it", () => {
  expect(afterArrivalAct("/desk?branch=b1", "conclude", "a1")).toBe("/desk?branch=b1&done=conclude&of=a1");
});

test("the page on which something was undone says of whom", () => {
  expect(afterArrivalAct("/home?done=arrive&of=a1", "undo-arrival", "a1")).toBe("/home?done=undo-arrival&of=a1");
});

test("every other act leads back to a page that says nothing of what was done before", () => {
  expect(afterArrivalAct("/list?tab=past&done=arrive&of=a1", "leave", "a1")).toBe("/list?tab=past");
  expect(afterArrivalAct("/home?done=arrive&of=a1", "call-in", "a1")).toBe("/home");
});
