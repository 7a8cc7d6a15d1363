import { beforeAll, describe, expect, it } from "vitest";
import { viewMonitored } from "~/features/monitoring/public.server";
import { takeObservation, takeReading } from "~/features/monitoring/services/take-reading.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;
let other: Monitoring;

beforeAll(async () => {
  [here, other] = [await openMonitoring(), await openMonitoring()];
});

const iso = (at: number) => new Date(at).toISOString();
const weight = (at: number, more: object = {}) => ({
  tracker: "weight",
  value: 80.5,
  unit: "kg",
  at: iso(at),
  ...more,
});
const panel = (at: number, high: number, low: number, more: object = {}) => ({
  ...{ resourceType: "Observation", status: "final", effectiveDateTime: iso(at) },
  code: { coding: [{ system: "http://loinc.org", code: "85354-9" }] },
  component: [
    { code: { coding: [{ code: "8480-6" }] }, valueQuantity: { value: high, code: "mm[Hg]" } },
    { code: { coding: [{ code: "8462-4" }] }, valueQuantity: { value: low, code: "mm[Hg]" } },
  ],
  ...more,
});
const stored = () =>
  here.rows<{ tracker: string; value: number; value2: number | null }>(
    "SELECT tracker, value, value2 FROM tracker_reading WHERE organization_id = ?1 ORDER BY at, tracker",
  );

describe("what a device sends", () => {
  it("is there once though it is sent twice and twice at once, in the unit that it names", async () => {
    const send = async () => takeReading(await here.patient(NOW + HOUR), weight(NOW));
    const [one, two] = [await send(), await send()];
    expect(two).toEqual(one);
    await Promise.all([send(), send()]);
    const inPounds = weight(NOW + 60_000, { value: 180, unit: "lb", device: "Scale" });
    await takeReading(await here.patient(NOW + HOUR), inPounds);
    expect(await stored()).toEqual([
      { tracker: "weight", value: 80.5, value2: null },
      { tracker: "weight", value: expect.closeTo(81.65, 2) as number, value2: null },
    ]);
  });

  it("is compared with the plan as what was typed is", async () => {
    const id = await here.monitored();
    await takeObservation(await here.patient(NOW + 2 * HOUR), panel(NOW + HOUR, 170, 96));
    await here.compare(NOW + 2 * HOUR);
    expect(await here.alerts(id)).toMatchObject([{ rule: "range", severity: "CRITICAL", worst: 170 }]);
    expect((await viewMonitored(await here.doctor(), id)).alerts[0]?.named).toEqual({
      ...{ tracker: "bloodPressure", unit: "mmHg" },
    });
  });

  it("is taken where a person would be asked whether it is right: a device does not mistype", async () => {
    const before = (await stored()).length;
    await takeObservation(await here.patient(NOW + 4 * HOUR), panel(NOW + 3 * HOUR, 231, 120));
    expect(await stored()).toHaveLength(before + 1);
  });

  it("is refused at the field for what is not measured here, a unit that it has not, and a time to come", async () => {
    const patient = await here.patient(NOW + 2 * HOUR);
    const refusals: [() => Promise<unknown>, string][] = [
      [() => takeReading(patient, weight(NOW, { unit: "mmHg" })), "unit"],
      [() => takeReading(patient, weight(NOW, { at: "today" })), "at"],
      [() => takeReading(patient, weight(NOW, { value: 5000 })), "value"],
      [() => takeReading(patient, weight(NOW, { tracker: "bmi" })), "tracker"],
      [() => takeReading(patient, weight(NOW + 48 * HOUR)), "date"],
      [() => takeObservation(patient, panel(NOW, 120, 80, { code: { coding: [{ code: "1234-5" }] } })), "code"],
      [() => takeObservation(patient, panel(NOW, 120, 80, { component: [] })), "valueQuantity"],
      [() => takeObservation(patient, panel(NOW, 120, 80, { status: "entered-in-error" })), "status"],
    ];
    for (const [send, field] of refusals) {
      const error = await send().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(InvalidError);
      expect((error as InvalidError).fields.map((each) => each.field)).toContain(field);
    }
  });

  it("is of nobody's patient but one's own, and of no other practice's", async () => {
    const of = (patientId: string) => weight(NOW, { patientId });
    const { patient } = here.ids;
    await expect(takeReading(await here.stranger(), of(patient))).rejects.toBeInstanceOf(NotFoundError);
    await expect(takeReading(await other.doctor(), of(patient))).rejects.toBeInstanceOf(NotFoundError);
    await expect(takeReading(await here.colleague(), of(patient))).rejects.toBeInstanceOf(NotFoundError);
    await expect(takeReading(await here.reception(), of(patient))).rejects.toBeInstanceOf(ForbiddenError);
    const subject = { subject: { reference: `Patient/${patient}` } };
    await takeObservation(await here.doctor(NOW + HOUR), panel(NOW + 5, 121, 81, subject));
    await expect(takeObservation(await other.doctor(), panel(NOW, 121, 81, subject))).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });
});
