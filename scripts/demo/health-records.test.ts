import { describe, expect, test } from "vitest";
import { rowsOf } from "~/features/demo/domain/table-rows";
import { SAMPLES } from "~/features/demo/support/samples.server";
import { practiceRows } from "~/features/demo/support/fillers/fillers.server";
import { TRACKERS, trackerOf, type TrackerName } from "~/features/phr/domain/trackers/trackers";
import { toCanonical, UNITS, type UnitName } from "~/features/phr/domain/trackers/units";
import { DEMOS, SEEDED_AT } from "./cast.test-support";

const opened = {
  roles: { administrator: "a", "healthcare provider": "p", pharmacy: "d" },
  passwordHash: "scrypt$$",
  samples: SAMPLES,
};
const isTracker = (name: string): name is TrackerName => Object.hasOwn(TRACKERS, name);
const isUnit = (name: string): name is UnitName => Object.hasOwn(UNITS, name);

describe.each(DEMOS)("the health records of the practice $slug", ({ cast, plan }) => {
  const tables = practiceRows(cast, opened);
  const records = rowsOf(tables, "health_record");
  const readings = rowsOf(tables, "tracker_reading");
  const of = (patient: unknown, kind: string) =>
    records.filter((row) => row["patient_id"] === patient && row["kind"] === kind);
  const owners = [...new Set(records.map((row) => row["patient_id"]))];

  test("are those of four people, the one of the printed sign-in among them, each with a first version", () => {
    expect(owners).toHaveLength(4);
    expect(owners[0]).toBe(cast.patients[0]?.id);
    expect(rowsOf(tables, "health_record_version").map((row) => row["record_id"])).toEqual(
      records.map((row) => row["id"]),
    );
    expect(new Set([...records, ...readings].map((row) => row["id"])).size).toBe(records.length + readings.length);
  });

  test("have a year of readings, a child's vaccinations, a pregnancy and twelve medicines", () => {
    const [chronic, child, pregnant, elderly] = owners;
    const days = readings.flatMap((row) => (row["patient_id"] === chronic ? [Number(row["day"])] : []));
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(355);
    expect(of(child, "VACCINATION").length).toBeGreaterThanOrEqual(3);
    expect(of(pregnant, "HEALTHCONDITION").map((row) => row["code"])).toContain("Z34.9");
    expect(of(elderly, "MEDICATION")).toHaveLength(12);
  });

  test("are coded where a vocabulary knows the words, and speak the practice's language", () => {
    const coded = records.filter((row) =>
      ["HEALTHCONDITION", "VACCINATION", "MEDICATION"].includes(String(row["kind"])),
    );
    expect(coded.filter((row) => row["code"] === null)).toEqual([]);
    const arabic = coded.filter((row) => /\p{Script=Arabic}/u.test(String(row["name"])));
    expect(arabic).toHaveLength(plan.locale === "ar_BH" ? coded.length : 0);
  });

  test("are written down no earlier than the day they tell of, and none in the future", () => {
    for (const row of records) {
      const [date, at] = [String(row["date"]), Number(row["recorded_at"])];
      expect(at).toBeLessThanOrEqual(SEEDED_AT);
      if (date.length === 10 && date <= cast.today) expect(at).toBeGreaterThanOrEqual(Date.parse(date));
    }
  });

  test("have last measurements that say what the last report says, and reach the goal that is called reached", () => {
    const [chronic] = owners;
    const [report] = of(chronic, "MEDICALREPORT");
    const lastOf = (tracker: string) =>
      readings
        .filter((row) => row["patient_id"] === chronic && row["tracker"] === tracker)
        .sort((one, other) => Number(one["at"]) - Number(other["at"]))
        .at(-1)?.["value"];
    const { findings } = JSON.parse(String(report?.["values_json"])) as { findings: string };
    expect(findings).toContain(`HbA1c ${lastOf("hba1c")} %`);
    expect(findings).toContain(`LDL ${lastOf("ldl")} mg/dL`);
    expect(Number(lastOf("hba1c"))).toBeLessThan(7);
  });

  test("have readings that a tracker takes, in its canonical unit, none of them in the future", () => {
    for (const row of readings) {
      const tracker = String(row["tracker"]);
      if (!isTracker(tracker)) throw new RangeError(tracker);
      const typed = JSON.parse(String(row["typed"])) as { value: string; unit: string };
      const [canonical] = trackerOf(tracker).units;
      expect(typed.unit).toBe(canonical);
      if (isUnit(typed.unit)) expect(toCanonical(Number(typed.value), typed.unit)).toBeCloseTo(Number(row["value"]), 6);
      const [least, most] = trackerOf(tracker).refuse;
      expect(Number(row["value"])).toBeGreaterThanOrEqual(least);
      expect(Number(row["value"])).toBeLessThanOrEqual(most);
      expect(Number(row["at"])).toBeLessThanOrEqual(SEEDED_AT);
    }
  });
});

test("a demonstration that can be taken away again begins without a history, which never can", () => {
  const [demo] = DEMOS;
  if (!demo) throw new RangeError("no practice");
  const tables = practiceRows(demo.cast, { ...opened, passwordHash: null });
  expect(rowsOf(tables, "health_record").length).toBeGreaterThan(50);
  expect(rowsOf(tables, "health_record_version")).toEqual([]);
});
