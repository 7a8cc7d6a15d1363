import { describe, expect, it } from "vitest";
import { insertInOrder, mergePage, takeFresh } from "./appointment-list";

const item = (uuid: string, startsAt: number, note = "") => ({ uuid, startsAt, note });
const uuids = (list: readonly { uuid: string }[]) => list.map((each) => each.uuid).join("");

const a = item("a", 300);
const b = item("b", 200);
const c = item("c", 100);

describe("the appointment list", () => {
  it("puts a page of the future before and one of the past after, each appointment once", () => {
    const future = mergePage([b, c], [a, { ...b, note: "newer" }], "before");
    expect(uuids(future)).toBe("abc");
    expect(future[1]).toMatchObject({ note: "newer" });
    expect(uuids(mergePage([a, b], [b, c], "after"))).toBe("abc");
    expect(uuids(mergePage([], [a, a, b], "after"))).toBe("ab");
  });

  it("inserts newest first, wherever the time belongs, and never twice", () => {
    expect(uuids(insertInOrder([a, c], b, "newest-first"))).toBe("abc");
    expect(uuids(insertInOrder([b, c], a, "newest-first"))).toBe("abc");
    expect(uuids(insertInOrder([a, b], c, "newest-first"))).toBe("abc");
    expect(uuids(insertInOrder([a, b, c], { ...c, startsAt: 400 }, "newest-first"))).toBe("cab");
    expect(uuids(insertInOrder([c, a], b, "next-first"))).toBe("cba");
  });

  it("drops what left the page that was read again, and keeps what other pages brought", () => {
    const fresh = takeFresh([a, b, c], new Set(["a", "b"]), [a, item("d", 250)], "newest-first");
    expect(uuids(fresh)).toBe("adc");
  });
});
