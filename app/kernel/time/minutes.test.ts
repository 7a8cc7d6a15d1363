import { describe, expect, it } from "vitest";
import { formatMinutes, parseMinutes } from "./minutes";

describe("minutes from midnight", () => {
  it("shows them as hh:mm", () => {
    expect(formatMinutes(0)).toBe("00:00");
    expect(formatMinutes(545)).toBe("09:05");
    expect(formatMinutes(1440)).toBe("24:00");
    expect(() => formatMinutes(1441)).toThrow(RangeError);
    expect(() => formatMinutes(-1)).toThrow(RangeError);
  });

  it("reads hh:mm back, and says what is wrong with anything else", () => {
    expect(parseMinutes("09:05")).toEqual({ ok: true, value: 545 });
    expect(parseMinutes(" 9:05 ")).toEqual({ ok: true, value: 545 });
    expect(parseMinutes("24:00")).toEqual({ ok: true, value: 1440 });
    expect(parseMinutes("24:01")).toEqual({ ok: false, error: "time-out-of-range" });
    expect(parseMinutes("09:60")).toEqual({ ok: false, error: "time-out-of-range" });
    expect(parseMinutes("9.05")).toEqual({ ok: false, error: "time-format" });
  });
});
