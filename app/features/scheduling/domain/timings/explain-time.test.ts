import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { MONDAY, berlin, doctor, request, slot } from "../../../../../tests/support/schedule/availability-request";
import { REMOVAL_RULES, explainLocalTime, explainTime } from "./explain-time";

const zones = createZoneTable();
const seen = new Set<string>();

/** Explains a wall-clock time in Berlin on Monday 4 May 2026, with the first provider. */
function explain(time: string, changes: Parameters<typeof request>[0] = {}, date = "2026-05-04") {
  const asked = request(changes);
  const explanation = explainTime(asked, asked.providers[0]!, "main", berlin(`${date}T${time}`), zones);
  if (explanation !== "offered") explanation.forEach((rule) => seen.add(rule));
  return explanation;
}

describe("why a time is not offered", () => {
  it("says 'offered' of a time that nothing removes", () => {
    expect(explain("09:00")).toBe("offered");
    expect(explain("10:30")).toBe("offered");
  });

  it("names the one rule that removes a time", () => {
    const now = berlin("2026-05-04T09:30");
    expect(explain("09:00", { now })).toEqual(["in-past"]);
    expect(explain("10:00", { now, rules: { minimumNoticeMinutes: 60 } })).toEqual(["minimum-notice"]);
    expect(explain("09:00", { rules: { horizonDays: 6 } }, "2026-05-11")).toEqual(["beyond-horizon"]);
    const tomorrow = { organizationToday: "2026-05-05", minimumDateSetting: -1 };
    expect(explain("09:00", { rules: tomorrow })).toEqual(["before-minimum-date"]);
    expect(explain("09:00", { rules: { excludedDates: ["2026-05-04"] } })).toEqual(["excluded-date"]);
    expect(explain("11:00")).toEqual(["no-timing"]);
    expect(explain("10:30", { offering: { durationMinutes: 35 } })).toEqual(["no-timing"]);
    expect(explain("09:00", { rules: { dayStartMinutes: 545 } })).toEqual(["outside-day"]);
    expect(explain("10:30", { rules: { dayEndMinutes: 655 } })).toEqual(["outside-day"]);
    expect(explain("09:15")).toEqual(["off-grid"]);
    const closed = doctor({ timings: [slot(1, 540, 660), slot(1, 595, 600, { type: "EXCLUSION" })] });
    expect(explain("09:30", { providers: [closed] })).toEqual(["excluded-slot"]);
    const busy = doctor({ busy: [{ start: berlin("2026-05-04T10:00"), end: berlin("2026-05-04T10:05") }] });
    expect(explain("09:30", { providers: [busy] })).toBe("offered");
    expect(explain("09:30", { providers: [busy], offering: { bufferAfterMinutes: 5 } })).toEqual(["busy"]);
    const full = doctor({ dailyMaximum: 1, appointmentsOn: new Map([["2026-05-04", 1]]) });
    expect(explain("09:30", { providers: [full] })).toEqual(["daily-maximum"]);
    expect(explain("09:30", { providers: [doctor({ offeringsTypes: ["QUESTIONS"] })] })).toEqual([
      "other-offering-type",
    ]);
    expect(explain("09:30", { providers: [doctor({ places: [] })] })).toEqual(["other-place"]);
  });

  it("names every rule where several remove a time", () => {
    const providers = [doctor({ busy: [{ start: MONDAY, end: berlin("2026-05-04T09:40") }] })];
    const rules = { excludedDates: ["2026-05-04"], dayStartMinutes: 600 };
    expect(explain("09:35", { providers, rules })).toEqual(["excluded-date", "outside-day", "off-grid", "busy"]);
  });

  it("knows the wall clock: a skipped time is never, a repeated one twice", () => {
    const now = Date.UTC(2026, 2, 1);
    const night = doctor({ timings: [slot(7, 60, 240)] });
    const asked = request({ now, providers: [night], rules: { horizonDays: 400 } });
    const at = (date: string, minutes: number) => explainLocalTime(asked, night, "main", date, minutes, zones);
    expect(at("2026-03-29", 150)).toEqual([["skipped-by-dst"]]);
    at("2026-03-29", 150)
      .flat()
      .forEach((rule) => seen.add(rule));
    expect(at("2026-03-29", 180)).toEqual(["offered"]);
    expect(at("2026-10-25", 150)).toEqual(["offered", "offered"]);
    expect(explainLocalTime(asked, night, "harbour", "2026-10-25", 150, zones)).toEqual([["other-place"]]);
  });

  it("has been seen to give every rule it knows", () => {
    expect([...seen].sort()).toEqual([...REMOVAL_RULES].sort());
  });
});
