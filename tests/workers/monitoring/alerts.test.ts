import { beforeEach, describe, expect, it } from "vitest";
import {
  acknowledgeAlert,
  countPatientsAlarming,
  evaluateReadings,
  listMonitored,
  markFalseReading,
  resolveAlert,
} from "~/features/monitoring/public.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { DAY, done, HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;
let id: string;
beforeEach(async () => {
  here = await openMonitoring();
  id = await here.monitored();
});

const standing = async () => (await here.alerts(id)).filter(({ state }) => ["OPEN", "ACKNOWLEDGED"].includes(state));
/** How many patients the home says need attention: of whom the doctor sees, and a colleague. */
const alarming = async () =>
  Promise.all([await here.doctor(), await here.colleague()].map((context) => countPatientsAlarming(context)));
const told = async () => (await here.mails("monitoring.alert")).length;
const first = async () => {
  const [alert] = await standing();
  if (!alert) throw new Error("nothing alarms");
  return alert;
};
const act = async (work: typeof acknowledgeAlert, at: number, more: object = {}) => {
  const { id: alertId, version } = await first();
  return work(await here.doctor(at), { alertId, version, note: "Called", ...more });
};

describe("a reading beyond a limit", () => {
  it("is told of by the outbox, and opens one alert, told once, though the message comes twice", async () => {
    const at = NOW + 2 * HOUR;
    await here.read(150, 80, at);
    const messages = await here.rows<{ trackers: string }>(
      "SELECT json_extract(payload, '$.trackers') AS trackers FROM outbox WHERE organization_id = ?1 AND topic = 'reading.changed'",
    );
    expect(messages).toEqual([{ trackers: '["bloodPressure"]' }]);
    await here.compare(at);
    expect(await here.alerts(id)).toMatchObject([
      { tracker: "bloodPressure", rule: "range", state: "OPEN", severity: "WARN", count: 1, worst: 150 },
    ]);
    expect(await here.mails("monitoring.alert")).toEqual([{ to: here.ids.doctor }]);
    expect(await here.enrolment(id)).toMatchObject({ concern: 1, kept: 100 });
    expect(await alarming()).toEqual([1, 0]);
  });

  it("opens one alert though two Workers compare at once", async () => {
    const at = NOW + 2 * HOUR;
    await here.read(150, 80, at);
    const compare = async () =>
      evaluateReadings(await here.system(at), { patientId: here.ids.patient, trackers: ["bloodPressure"] });
    expect(await done([compare(), compare(), compare()])).toBe(3);
    expect(await here.alerts(id)).toHaveLength(1);
    expect(await told()).toBe(1);
  });

  it("takes further readings quietly, and is told again when they become dangerous", async () => {
    for (const [hour, value] of [
      [2, 150],
      [3, 155],
    ] as const) {
      await here.read(value, 80, NOW + hour * HOUR);
      await here.compare(NOW + hour * HOUR);
    }
    expect(await here.alerts(id)).toMatchObject([{ severity: "WARN", count: 2, worst: 155 }]);
    expect(await told()).toBe(1);
    await here.read(165, 80, NOW + 4 * HOUR);
    await here.compare(NOW + 4 * HOUR);
    expect(await here.alerts(id)).toMatchObject([{ severity: "CRITICAL", count: 3, worst: 165 }]);
    expect(await told()).toBe(2);
    expect(await here.enrolment(id)).toMatchObject({ concern: 0 });
  });

  it("alarms no more when it is taken off the list, and again when it is put back", async () => {
    const at = NOW + 2 * HOUR;
    const reading = await here.read(150, 80, at);
    await here.compare(at);
    await switchReading(await here.patient(at), reading, false, { reason: "MISTAKE" });
    await here.compare(at + 1);
    expect(await here.alerts(id)).toMatchObject([{ state: "WITHDRAWN" }]);
    expect(await here.enrolment(id)).toMatchObject({ concern: 2 });
    await switchReading(await here.patient(at), reading, true);
    await here.compare(at + 2);
    expect((await here.alerts(id)).map(({ state }) => state)).toEqual(["WITHDRAWN", "OPEN"]);
  });

  it("is quiet once somebody has seen to it, until it is worse", async () => {
    await here.read(150, 80, NOW + 2 * HOUR);
    await here.compare(NOW + 2 * HOUR);
    expect(await alarming()).toEqual([1, 0]);
    await act(acknowledgeAlert, NOW + 3 * HOUR);
    expect(await here.enrolment(id)).toMatchObject({ concern: 2 });
    expect(await alarming()).toEqual([0, 0]);
    await here.read(150, 80, NOW + 4 * HOUR);
    await here.compare(NOW + 4 * HOUR);
    expect(await standing()).toMatchObject([{ state: "ACKNOWLEDGED", count: 2 }]);
    expect(await told()).toBe(1);
    await here.read(156, 80, NOW + 5 * HOUR);
    await here.compare(NOW + 5 * HOUR);
    expect(await standing()).toMatchObject([{ state: "OPEN", count: 3 }]);
    expect(await told()).toBe(2);
  });

  it("alarms no more once it is seen to, or was none, and a later one does", async () => {
    for (const [hour, work] of [
      [2, resolveAlert],
      [8, markFalseReading],
    ] as const) {
      const at = NOW + hour * HOUR;
      await here.read(150, 80, at);
      await here.compare(at);
      await act(work, at + HOUR);
      await here.compare(at + 2 * HOUR);
      expect(await standing()).toEqual([]);
    }
    expect((await here.alerts(id)).map(({ state, note }) => [state, note])).toEqual([
      ["RESOLVED", "Called"],
      ["FALSE_READING", "Called"],
    ]);
    expect(await told()).toBe(2);
  });

  it("still alarms when seventy good readings were taken after it, and is withdrawn when it is taken off", async () => {
    const reading = await here.read(150, 80, NOW + 2 * HOUR);
    await here.compare(NOW + 2 * HOUR);
    for (let index = 1; index <= 70; index += 1) await here.read(120, 80, NOW + 2 * HOUR + index * 60_000);
    const late = NOW + 4 * HOUR;
    await here.compare(late);
    expect(await here.alerts(id)).toMatchObject([{ state: "OPEN", count: 1, worst: 150 }]);
    await switchReading(await here.patient(late), reading, false, { reason: "MISTAKE" });
    await here.compare(late);
    expect(await here.alerts(id)).toMatchObject([{ state: "WITHDRAWN" }]);
    expect(await told()).toBe(1);
  });
});

describe("working on an alert", () => {
  beforeEach(async () => {
    await here.read(150, 80, NOW + 2 * HOUR);
    await here.compare(NOW + 2 * HOUR);
  });

  it("is done by one of two at once, with a note, and not again", async () => {
    const both = [act(acknowledgeAlert, NOW + 3 * HOUR), act(acknowledgeAlert, NOW + 3 * HOUR)];
    expect(await done(both)).toBe(1);
    await expect(act(resolveAlert, NOW + 4 * HOUR, { note: "" })).rejects.toBeInstanceOf(InvalidError);
    const seen = await first();
    await act(resolveAlert, NOW + 4 * HOUR);
    await expect(
      resolveAlert(await here.doctor(NOW + 5 * HOUR), { alertId: seen.id, version: seen.version + 1, note: "Called" }),
    ).rejects.toBeInstanceOf(ConflictError);
  });

  it("is for those who monitor this patient alone", async () => {
    const other = await openMonitoring();
    const { id: alertId, version } = await first();
    const asked = { alertId, version, note: "Called" };
    await expect(acknowledgeAlert(await other.doctor(), asked)).rejects.toBeInstanceOf(NotFoundError);
    await expect(acknowledgeAlert(await here.colleague(), asked)).rejects.toBeInstanceOf(NotFoundError);
    for (const context of [await here.reception(), await here.patient(), await here.admin()])
      await expect(acknowledgeAlert(context, asked)).rejects.toBeInstanceOf(ForbiddenError);
    await expect(
      evaluateReadings(await here.doctor(), { patientId: here.ids.patient, trackers: ["bloodPressure"] }),
    ).rejects.toBeInstanceOf(ForbiddenError);
    expect(await first()).toMatchObject({ state: "OPEN", version });
  });

  it("puts the patient in the list behind those who need somebody more", async () => {
    const calm = await here.propose(await here.plan());
    await here.agree(calm, NOW + DAY);
    const { patients } = await listMonitored(await here.doctor(NOW + DAY), {
      ...{ list: "monitored", team: null, after: null },
    });
    expect(patients.map((each) => [each.id, each.alerts.length])).toEqual([
      [id, 1],
      [calm, 0],
    ]);
  });
});
