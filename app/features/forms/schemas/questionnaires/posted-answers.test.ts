import { describe, expect, it } from "vitest";
import { postedAnswers } from "./posted-answers";

const posted = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return postedAnswers(form);
};

describe("answers that a page sends", () => {
  it("are those to what it asked, several of them in lines of their own", () => {
    expect(posted(["asked", "a"], ["asked", "b"], ["answers.a", "x"], ["answers.a", "y"], ["answers.c", "z"])).toEqual({
      ...{ asked: ["a", "b"], answers: { a: "x\ny", b: "" } },
    });
  });

  it("are one's own words where those were chosen, or nothing else was", () => {
    const own: [string, string] = ["own.a", "Green"];
    expect(posted(["asked", "a"], ["answers.a", "-"], own).answers).toEqual({ a: "Green" });
    expect(posted(["asked", "a"], own).answers).toEqual({ a: "Green" });
    expect(posted(["asked", "a"], ["answers.a", "red"], own).answers).toEqual({ a: "red" });
  });
});
