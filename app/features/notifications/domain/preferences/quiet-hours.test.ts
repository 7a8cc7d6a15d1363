import { describe, expect, it } from "vitest";
import { quietUntil, tellAt } from "./quiet-hours";

const utc = (text: string) => Date.parse(`${text}:00Z`);
const said = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16));
const NIGHT = { from: 22 * 60, until: 8 * 60, timeZone: "Europe/Madrid" };

describe("quiet time", () => {
  it.each([
    ["before it", "2026-07-01T19:59", null],
    ["from its first minute on", "2026-07-01T20:00", "2026-07-02T06:00"],
    ["after midnight", "2026-07-02T01:30", "2026-07-02T06:00"],
    ["until its last minute", "2026-07-02T05:59", "2026-07-02T06:00"],
    ["not at its end", "2026-07-02T06:00", null],
  ])("of a night holds %s", (_when, now, until) => {
    expect(said(quietUntil(NIGHT, utc(now)))).toBe(until);
  });

  it("of a day lies within it", () => {
    const nap = { from: 14 * 60, until: 16 * 60, timeZone: "Asia/Kolkata" };
    expect(said(quietUntil(nap, utc("2026-07-01T08:29")))).toBeNull();
    expect(said(quietUntil(nap, utc("2026-07-01T08:30")))).toBe("2026-07-01T10:30");
  });

  it("is none where it begins when it ends", () => {
    expect(quietUntil({ ...NIGHT, until: NIGHT.from }, utc("2026-07-01T23:00"))).toBeNull();
  });

  it("ends by the clock on the wall in the night that is an hour shorter, and in the one that is longer", () => {
    // 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00.
    expect(said(quietUntil(NIGHT, utc("2026-03-28T22:00")))).toBe("2026-03-29T06:00");
    expect(said(quietUntil(NIGHT, utc("2026-10-24T21:00")))).toBe("2026-10-25T07:00");
  });

  it("whose end a change of the clock skips ends where the clock goes on", () => {
    const early = { ...NIGHT, until: 2 * 60 + 30 };
    expect(said(quietUntil(early, utc("2026-03-29T00:30")))).toBe("2026-03-29T01:00");
  });

  it("whose begin comes twice begins the first time", () => {
    const late = { from: 2 * 60 + 30, until: 8 * 60, timeZone: "Europe/Madrid" };
    expect(said(quietUntil(late, utc("2026-10-25T00:29")))).toBeNull();
    expect(said(quietUntil(late, utc("2026-10-25T00:45")))).toBe("2026-10-25T07:00");
    expect(said(quietUntil(late, utc("2026-10-25T01:10")))).toBe("2026-10-25T07:00");
  });
});

describe("what is ready in the quiet time", () => {
  const now = utc("2026-07-01T21:00");
  it("waits for its end", () => {
    expect(said(tellAt(NIGHT, now, utc("2026-07-03T09:00")))).toBe("2026-07-02T06:00");
    expect(said(tellAt(NIGHT, now, null))).toBe("2026-07-02T06:00");
  });

  it("is told at once where it would come less than an hour before its appointment", () => {
    expect(said(tellAt(NIGHT, now, utc("2026-07-02T07:00")))).toBe("2026-07-02T06:00");
    expect(tellAt(NIGHT, now, utc("2026-07-02T06:59"))).toBe(now);
    expect(tellAt(NIGHT, now, utc("2026-07-01T22:00"))).toBe(now);
  });

  it("is told at once while its appointment begins", () => {
    expect(tellAt(NIGHT, now, utc("2026-07-01T20:50"))).toBe(now);
  });

  it("waits where its appointment is over", () => {
    expect(said(tellAt(NIGHT, now, utc("2026-07-01T18:00")))).toBe("2026-07-02T06:00");
  });

  it("is told at once by somebody without quiet hours, and outside of them", () => {
    expect(tellAt(null, now, null)).toBe(now);
    expect(tellAt(NIGHT, utc("2026-07-01T12:00"), null)).toBe(utc("2026-07-01T12:00"));
  });
});
