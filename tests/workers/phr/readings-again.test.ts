import { beforeEach, describe, expect, it } from "vitest";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { correctReading } from "~/features/phr/services/trackers/correct-reading.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { viewReading } from "~/features/phr/services/trackers/view-reading.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { read } from "../identity/appointments";
import { requestOf } from "./conflict-round";
import { audited, NOW, openRecords, type Records } from "./scene";

let records: Records;
beforeEach(async () => {
  records = await openRecords();
});

const PRESSURE = {
  tracker: "bloodPressure",
  value: "118",
  value2: "76",
  unit: "mmHg",
  context: "",
  site: "",
  note: "",
};
const WHEN = { date: "2027-01-03", time: "09:00" };
const add = async (more: object = {}) => addReadings(await records.as("patient"), { ...PRESSURE, ...WHEN, ...more });
const listed = async (tracker: "bloodPressure" | "pulse") => {
  const { readings } = await viewTracker(await records.as("patient"), { tracker, span: "month", off: false });
  return readings.map(({ id, value }) => ({ id, value }));
};
/** Which readings the audit says were added. */
const added = () =>
  read<{ id: string }>(
    records.practice,
    "SELECT subject_id AS id FROM audit_event WHERE organization_id = ?1 AND action = 'healthRecord.create' ORDER BY seq",
  );

describe("a measurement that is entered again", () => {
  it("keeps the pulse that it has this time, answers the one that is stored, and audits what was stored alone", async () => {
    const first = await add();
    const again = await add({ pulse: "64" });
    expect(again.id).toBe(first.id);
    const [pulse, ...more] = await listed("pulse");
    expect([pulse?.value, more]).toEqual([64, []]);
    expect(await listed("bloodPressure")).toHaveLength(1);
    await add({ pulse: "64" });
    expect(await added()).toEqual([{ id: first.id }, { id: pulse?.id }]);
  });

  it("beside a pulse that was entered by itself leaves that one, and audits the blood pressure alone", async () => {
    const pulse = await addReadings(await records.as("patient"), {
      ...{ ...PRESSURE, ...WHEN, tracker: "pulse", value: "64", value2: "", unit: "/min" },
    });
    const { id } = await add({ pulse: "64" });
    expect(await listed("pulse")).toEqual([{ id: pulse.id, value: 64 }]);
    expect(await added()).toEqual([{ id: pulse.id }, { id }]);
  });

  it("at the same moment, once with the pulse and once without, is there once with its pulse", async () => {
    const [one, other] = await Promise.all([add(), add({ pulse: "64" })]);
    expect(one.id).toBe(other.id);
    expect(await listed("bloodPressure")).toEqual([{ id: one.id, value: 118 }]);
    expect(await listed("pulse")).toHaveLength(1);
    expect(await added()).toHaveLength(2);
  });
});

describe("a correction", () => {
  const corrected = { ...PRESSURE, ...WHEN, value: "128", version: "1" };

  it("whose answer was lost counts as written, and sent again changes nothing", async () => {
    const { id } = await add();
    const lost = await requestOf(records.practice, records.people.patient, NOW, { kind: "lost-answer" });
    expect(await correctReading(lost, id, corrected)).toMatchObject({ version: 2, value: 128 });
    expect(await correctReading(await records.as("patient"), id, corrected)).toMatchObject({ version: 2, value: 128 });
    const off = await requestOf(records.practice, records.people.patient, NOW, { kind: "lost-answer" });
    expect(await switchReading(off, id, false)).toMatchObject({ version: 3, enabled: false });
    expect((await viewReading(await records.as("patient"), id)).versions).toHaveLength(3);
  });

  it("that failed before it was written fails", async () => {
    const { id } = await add();
    const broken = await requestOf(records.practice, records.people.patient, NOW, { kind: "before" });
    await expect(correctReading(broken, id, corrected)).rejects.toThrow("the network is down");
    expect((await viewReading(await records.as("patient"), id)).reading).toMatchObject({ version: 1, value: 118 });
  });

  it("of what somebody else corrected meanwhile tells what they wrote, which is a read and audited", async () => {
    const { id } = await add();
    await correctReading(await records.as("patient"), id, corrected);
    const asked = await audited(records, async () =>
      correctReading(await records.as("doctor"), id, { ...corrected, value: "138" }),
    );
    expect(asked).toEqual({ outcome: 409, lines: ["employee healthRecord.read DONE trackerReading"] });
  });
});
