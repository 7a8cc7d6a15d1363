import { expect, test } from "vitest";
import { draftAnswer } from "./draft-answer";

const answered = (intent: string, ...wrong: string[]) => ({
  result: {
    initialValue: { intent, name: "Morphine" },
    error: Object.fromEntries(wrong.map((name) => [name, [{ message: "errors:field.mandatory" as const }]])),
  },
});
const shownOf = (...asked: Parameters<typeof answered>) => {
  const { saidAbove, ofLine, ofSign } = draftAnswer(answered(...asked), ["a-line"]);
  return [saidAbove && "above", ofLine && "line", ofSign && "sign"].filter(Boolean).join(" ");
};

test("what is wrong with a reason or a medicine of the draft is said above the medicines, whichever button was pressed", () => {
  expect(shownOf("sign", "dangers.0.reason")).toBe("above");
  expect(shownOf("sign", "reasons.a-line", "validUntil")).toBe("above");
  expect(shownOf("sign", "a-line")).toBe("above");
  expect(shownOf("overrule", "")).toBe("above");
});

test("any other mistake is said at the medicine that is typed, or where one signs", () => {
  expect(shownOf("sign", "name")).toBe("line");
  expect(shownOf("overrule", "name")).toBe("line");
  expect(shownOf("line", "version")).toBe("line");
  expect(shownOf("sign", "")).toBe("sign");
  expect(shownOf("line", "secondFactor")).toBe("sign");
  expect(shownOf("header", "name")).toBe("");
});

test("a medicine that is typed beside a reason that is refused stays, without the mistake of the reason", () => {
  expect(shownOf("line", "dangers.0.reason")).toBe("above line");
  expect(draftAnswer(answered("line", "dangers.0.reason"), []).ofLine?.result).toMatchObject({
    initialValue: { name: "Morphine" },
    error: null,
  });
});

test("what is proposed for a medicine is shown at it, with all that was typed", () => {
  expect(shownOf("propose")).toBe("line");
  expect(shownOf("propose", "name")).toBe("line");
  expect(draftAnswer(answered("propose"), []).posted?.result.initialValue).toMatchObject({ name: "Morphine" });
});
