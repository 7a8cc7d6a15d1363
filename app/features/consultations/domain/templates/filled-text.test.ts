import { expect, test } from "vitest";
import { isWithinLine, onLinesOfItsOwn, placedText } from "./filled-text";

const put = (text: string, before: string, after = "") => before + onLinesOfItsOwn(text, { before, after }) + after;

test("blocks that are put in one after another each begin on a line of their own", () => {
  const first = put("Weight: 72 kg\nHbA1c: 6.8 %", "");
  const second = put("Medications:\nMetformin", first);
  expect(put("Allergies:\nPenicillin", second)).toBe(
    "Weight: 72 kg\nHbA1c: 6.8 %\nMedications:\nMetformin\nAllergies:\nPenicillin",
  );
});

test("a block in the middle of a line leaves what comes before and after it lines of their own", () => {
  expect(put("A\nB", "Seen today", ", better.")).toBe("Seen today\nA\nB\n, better.");
  expect(put("A\nB", "Seen today\n", "\nBetter.")).toBe("Seen today\nA\nB\nBetter.");
});

test("a text of several lines is one line where other words share its line, apart from the words beside it", () => {
  const text = { alone: "Weight: 72 kg\nPulse: 70", within: "Weight: 72 kg, Pulse: 70" };
  const placed = (before: string, after = "") => before + placedText(text, { before, after }) + after;
  expect(placed("Better.\n")).toBe("Better.\nWeight: 72 kg\nPulse: 70");
  expect(placed("Today ", ", as before")).toBe("Today Weight: 72 kg, Pulse: 70, as before");
  expect(placed("Today", "as before")).toBe("Today Weight: 72 kg, Pulse: 70 as before");
  expect(isWithinLine({ before: "One\n ", after: " \nTwo" })).toBe(false);
});
