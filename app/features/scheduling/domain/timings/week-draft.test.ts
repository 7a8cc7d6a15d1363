import { describe, expect, it } from "vitest";
import { slot } from "../../../../../tests/support/schedule/availability-request";
import { draftOf, stepWeek, usualCopies, type WeekDraft } from "./week-draft";
import { stepInForm, weekInForm } from "./week-form";

const short = (draft: WeekDraft) => draft.map(({ day, from, until }) => `${day} ${from}-${until}`);

describe("the draft of a week", () => {
  it("starts with the stored hours, an end at midnight as 00:00", () => {
    expect(short(draftOf([slot(1, 540, 720), slot(6, 1200, 1440)]))).toEqual(["1 09:00-12:00", "6 20:00-00:00"]);
  });

  it("adds a morning to an empty day, then hours after a break, and points at what came", () => {
    const first = stepWeek([], { do: "add", day: 3 });
    expect(short(first.draft)).toEqual(["3 09:00-12:00"]);
    const second = stepWeek(first.draft, { do: "add", day: 3 });
    expect(short(second.draft)).toEqual(["3 09:00-12:00", "3 13:00-17:00"]);
    expect(second.focus).toBe(second.draft[1]?.id);
    expect(short(stepWeek(draftOf([slot(3, 1380, 1440)]), { do: "add", day: 3 }).draft)).toEqual([
      "3 23:00-00:00",
      "3 -",
    ]);
  });

  it("keeps the days in order", () => {
    expect(short(stepWeek(draftOf([slot(2, 0, 60)]), { do: "add", day: 1 }).draft)).toEqual([
      "1 09:00-12:00",
      "2 00:00-01:00",
    ]);
  });

  it("copies a day over others, in the place of what they had, and never onto itself", () => {
    const week = draftOf([slot(1, 540, 720), slot(1, 780, 1020), slot(2, 0, 60), slot(3, 0, 60)]);
    const { draft } = stepWeek(week, { do: "copy", day: 1, to: [1, 2] });
    expect(short(draft)).toEqual(["1 09:00-12:00", "1 13:00-17:00", "2 09:00-12:00", "2 13:00-17:00", "3 00:00-01:00"]);
    expect(new Set(draft.map(({ id }) => id)).size).toBe(5);
  });

  it("removes one line, and nothing where there is none", () => {
    const week = draftOf([slot(1, 540, 720), slot(2, 540, 720)]);
    expect(short(stepWeek(week, { do: "remove", row: 0 }).draft)).toEqual(["2 09:00-12:00"]);
    expect(stepWeek(week, { do: "remove", row: 7 }).draft).toEqual(week);
  });

  it("copies to the rest of the working week, or of the weekend, unless one says otherwise", () => {
    expect([usualCopies(1), usualCopies(4), usualCopies(6), usualCopies(7)]).toEqual([[2, 3, 4, 5], [5], [7], []]);
  });

  it("is read from a form line by line, with the step that its button asks for", () => {
    const form = new FormData();
    const fields = {
      id: "a",
      day: "1",
      from: "09:00",
      until: "12:00",
      validFrom: "",
      validUntil: "2026-06-30",
      note: " x ",
    };
    for (const [name, value] of Object.entries(fields)) form.append(`hours[0].${name}`, value);
    form.append("hours[0].offerings", "o1");
    form.append("hours[0].offerings", "o2");
    form.append("copy-1", "2");
    form.append("copy-1", "5");
    expect(weekInForm(form)).toEqual([{ ...fields, day: 1, note: "x", offerings: ["o1", "o2"] }]);
    expect(stepInForm(form, "copy:1")).toEqual({ do: "copy", day: 1, to: [2, 5] });
    expect(stepInForm(form, "add:7")).toEqual({ do: "add", day: 7 });
    expect(stepInForm(form, "remove:0")).toEqual({ do: "remove", row: 0 });
    expect(stepInForm(form, "save")).toBeUndefined();
  });
});
