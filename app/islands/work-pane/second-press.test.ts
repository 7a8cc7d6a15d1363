import { expect, test } from "vitest";
import { SecondPress } from "./second-press";

const press = (timeStamp: number, detail = 1) => ({ timeStamp, detail });

test("right after the pane was opened, a press on something else is taken for the second of a double one", () => {
  const second = new SecondPress();
  expect(second.isMeantForFirst(press(900), true)).toBe(false);
  second.opened(1_000);
  expect(second.isMeantForFirst(press(1_300), true)).toBe(true);
  expect(second.isMeantForFirst(press(1_300), false)).toBe(false);
  expect(second.isMeantForFirst(press(1_300, 0), true)).toBe(false);
  expect(second.isMeantForFirst(press(1_500), true)).toBe(false);
});
