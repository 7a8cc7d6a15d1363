import { describe, expect, test } from "vitest";
import { typedClock } from "./typed-clock";

describe("a time as it is typed", () => {
  test.each([
    ["09:30", "09:30"],
    ["9.30", "09:30"],
    ["930", "09:30"],
    ["2130", "21:30"],
    ["9", "09:00"],
    ["21h30", "21:30"],
    [" 9:30 pm ", "21:30"],
    ["9:30\u202fPM", "21:30"],
    ["9 AM", "09:00"],
    ["12:00 AM", "00:00"],
    ["12:05 pm", "12:05"],
    ["9:30 p.\u00a0m.", "21:30"],
    ["9:30 ص", "09:30"],
    ["٩:٣٠ م", "21:30"],
    ["24:00", "24:00"],
  ])("%j is %s", (text, clock) => expect(typedClock(text)).toBe(clock));

  test.each(["", "soon", "25:00", "9:75", "13:00 pm", "0:30 am", "12:30:15"])("%j stays as it is", (text) =>
    expect(typedClock(text)).toBe(text),
  );
});
