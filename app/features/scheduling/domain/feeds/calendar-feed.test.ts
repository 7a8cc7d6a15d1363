import { describe, expect, it } from "vitest";
import { calendarStatus, initialsOf } from "./calendar-feed";

describe("initials", () => {
  it("are the first sign of each name in any script, and nothing of the rest", () => {
    expect(initialsOf("Ana", "Núñez")).toBe("A. N.");
    expect(initialsOf("élodie", "")).toBe("É.");
    expect(initialsOf("فاطمة", "الزهراء")).toBe("ف. ا.");
    expect(initialsOf("नीता", "राव")).toBe("नी. रा.");
    expect(initialsOf("", " ")).toBe("");
  });
});

describe("an appointment in somebody's calendar", () => {
  it("is canceled where it does not take place, and tentative while it is only asked for", () => {
    for (const state of ["CANCELED", "REJECTED", "EXPIRED"] as const) expect(calendarStatus(state)).toBe("CANCELLED");
    for (const state of ["NEW", "RESCHEDULED", "NEW_FROM_ORGANIZATION"] as const)
      expect(calendarStatus(state)).toBe("TENTATIVE");
    for (const state of ["CONFIRMED", "CONFIRMED_WALKIN", "IN_PROGRESS", "COMPLETED", "NO_SHOW", "BLOCKED"] as const)
      expect(calendarStatus(state)).toBe("CONFIRMED");
  });
});
