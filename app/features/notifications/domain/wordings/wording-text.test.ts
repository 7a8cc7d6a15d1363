import { describe, expect, it } from "vitest";
import { fillWording, paragraphsIn, wordingProblems } from "./wording-text";

const wording = {
  subject: "Your appointment on {{date}}",
  opening: "See you at {{ time }}.",
  closing: "{{organization}}",
};
const problems = (change: Partial<typeof wording>) =>
  wordingProblems("confirmed", { ...wording, ...change }).map(({ field, kind, placeholder }) =>
    `${field} ${kind} ${placeholder}`.trim(),
  );

describe("a wording", () => {
  it("has its placeholders filled, with blanks inside the braces or not, each as often as it is there", () => {
    const filled = fillWording("{{date}} and {{ date }}: {{doctor}}", { date: "Mon 4 May", doctor: "Dr Okafor" });
    expect(filled).toBe("Mon 4 May and Mon 4 May: Dr Okafor");
  });

  it("does not read a value as text with placeholders again", () => {
    const filled = fillWording("{{patient}} on {{date}}", { patient: "{{date}} $& {{doctor}}", date: "Mon 4 May" });
    expect(filled).toBe("{{date}} $& {{doctor}} on Mon 4 May");
  });

  it("is refused where it says what this mail cannot fill, or a brace stands alone", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ opening: "For {{patient}}" })).toEqual(["opening unknown patient"]);
    expect(problems({ closing: "{{organisation}}" })).toEqual(["closing unknown organisation"]);
    expect(problems({ closing: "{{}}" })).toEqual(["closing unknown"]);
    for (const text of ["{{date", "date}}", "{date}", "{{{date}}}", "{{date}} }"])
      expect(problems({ closing: text })).toEqual(["closing brace"]);
  });

  it("is refused as HTML, while a smaller-than sign stays one", () => {
    expect(problems({ opening: "<b>{{time}}</b>" })).toEqual(["opening markup"]);
    expect(problems({ subject: "{{date}} <!-- x -->" })).toEqual(["subject markup"]);
    expect(problems({ opening: "Take < 2 a day, and 3 <3" })).toEqual([]);
  });

  it("has to say in its subject or its opening what it is about", () => {
    expect(problems({ subject: "Your visit" })).toEqual(["opening missing date"]);
    expect(problems({ subject: "Your visit", opening: "On {{date}}." })).toEqual([]);
    expect(problems({ subject: "Your visit", closing: "{{date}}" })).toEqual(["opening missing date"]);
  });

  it("begins a paragraph after an empty line, and keeps the lines of one together", () => {
    expect(paragraphsIn("One\ntwo\n\n \n\nthree\n")).toEqual(["One\ntwo", "three"]);
  });
});
