import { describe, expect, it } from "vitest";
import { insertNewestFirst, matchesSelection, mergePage, replaceOrInsert } from "./appointment-list";

const item = (uuid: string, scheduledDate: string, scheduledTime: number, note = "") => ({
  uuid,
  scheduledDate,
  scheduledTime,
  note,
});
const uuids = (list: readonly { uuid: string }[]) => list.map((each) => each.uuid).join("");

const a = item("a", "2026-05-06", 540);
const b = item("b", "2026-05-05", 600);
const c = item("c", "2026-05-05", 540);

describe("the appointment list", () => {
  it("puts a future page before and a past page after, each appointment once", () => {
    const again = { ...b, note: "newer" };
    const future = mergePage([b, c], [a, again], "future");
    expect(uuids(future)).toBe("abc");
    expect(future[1]!.note).toBe("newer");
    expect(uuids(mergePage([a, b], [b, c], "past"))).toBe("abc");
    expect(uuids(mergePage([], [a, a, b], "past"))).toBe("ab");
  });

  it("inserts by newest date, and on the same day by time descending", () => {
    expect(uuids(insertNewestFirst([a, c], b))).toBe("abc");
    expect(uuids(insertNewestFirst([b, c], a))).toBe("abc");
    expect(uuids(insertNewestFirst([a, b], c))).toBe("abc");
  });

  it("moves a rescheduled appointment to its new place", () => {
    expect(uuids(insertNewestFirst([a, b, c], { ...c, scheduledDate: "2026-05-07" }))).toBe("cab");
  });

  it("replaces a listed appointment where it stands, and inserts any other", () => {
    const replaced = replaceOrInsert([a, b, c], { ...b, note: "confirmed" });
    expect(uuids(replaced)).toBe("abc");
    expect(replaced[1]!.note).toBe("confirmed");
    expect(uuids(replaceOrInsert([a, c], b))).toBe("abc");
  });

  it("takes -1 as no selection", () => {
    expect(matchesSelection(-1, "x")).toBe(true);
    expect(matchesSelection("-1", null)).toBe(true);
    expect(matchesSelection("x", "x")).toBe(true);
    expect(matchesSelection("x", "y")).toBe(false);
    expect(matchesSelection("x", null)).toBe(false);
  });
});
