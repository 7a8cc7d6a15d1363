import { beforeAll, describe, expect, it } from "vitest";
import {
  acknowledgeAlert,
  endEnrolment,
  listMonitored,
  pauseEnrolment,
  readOwnMonitoring,
  resumeEnrolment,
  reviewEnrolment,
  setOwnLimits,
  viewMonitored,
} from "~/features/monitoring/public.server";
import { consentToMonitoring, endOwnMonitoring } from "~/features/monitoring/services/own-monitoring.server";
import { proposePlan } from "~/features/monitoring/services/propose-plan.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { DAY, done, HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;
let other: Monitoring;

beforeAll(async () => {
  [here, other] = [await openMonitoring(), await openMonitoring()];
});

const LIST = { list: "monitored", team: null, after: null } as const;
const version = async (id: string) => ({ version: (await here.enrolment(id)).version });

describe("monitoring a patient", () => {
  it("is proposed once by two at once, and told once", async () => {
    const planId = await here.plan();
    const before = (await here.mails("monitoring.proposed")).length;
    expect(await done([here.propose(planId), here.propose(planId)])).toBe(1);
    await expect(here.propose(planId)).rejects.toBeInstanceOf(ConflictError);
    expect(await here.mails("monitoring.proposed")).toHaveLength(before + 1);
  });

  it("is nobody's of another practice, no other patient's, and not for those who have not the authority", async () => {
    const id = await here.monitored();
    await expect(viewMonitored(await here.colleague(), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(viewMonitored(await other.doctor(), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(pauseEnrolment(await other.doctor(), id, await version(id))).rejects.toBeInstanceOf(NotFoundError);
    await expect(endOwnMonitoring(await other.patient(), id, await version(id))).rejects.toBeInstanceOf(NotFoundError);
    await expect(endOwnMonitoring(await here.stranger(), id, await version(id))).rejects.toBeInstanceOf(NotFoundError);
    await expect(consentToMonitoring(await here.doctor(), id, {})).rejects.toBeInstanceOf(ForbiddenError);
    const planId = await here.plan();
    for (const context of [await here.patient(), await here.reception(), await here.admin()]) {
      await expect(proposePlan(context, { patientId: here.ids.patient, planId })).rejects.toBeInstanceOf(
        ForbiddenError,
      );
      await expect(viewMonitored(context, id)).rejects.toBeInstanceOf(ForbiddenError);
      await expect(reviewEnrolment(context, id, { text: "Fine." })).rejects.toBeInstanceOf(ForbiddenError);
      await expect(acknowledgeAlert(context, {})).rejects.toBeInstanceOf(ForbiddenError);
    }
    const seen = async (context: Parameters<typeof listMonitored>[0]) =>
      (await listMonitored(context, LIST)).patients.map((each) => each.id);
    expect(await seen(await here.doctor())).toContain(id);
    expect(await seen(await here.nurse())).toContain(id);
    expect(await seen(await here.colleague())).not.toContain(id);
    expect(await seen(await other.nurse())).not.toContain(id);
    expect((await readOwnMonitoring(await here.stranger(), null)).plans).toEqual([]);
    // Nor of an account whose address nobody has confirmed.
    const patient = await here.patient();
    const unproven = { ...patient, actor: { ...patient.actor, unproven: true as const } } as typeof patient;
    expect((await readOwnMonitoring(unproven, null)).plans).toEqual([]);
    await expect(endOwnMonitoring(unproven, id, await version(id))).rejects.toBeInstanceOf(NotFoundError);
    expect(await here.enrolment(id)).toMatchObject({ state: "ACTIVE" });
  });

  it("begins when the patient agrees, once, and is looked at when the first reading is due", async () => {
    const id = await here.propose(await here.plan());
    await expect(consentToMonitoring(await here.patient(), id, await version(id))).rejects.toBeInstanceOf(InvalidError);
    expect(await here.enrolment(id)).toMatchObject({ state: "PROPOSED" });
    expect(await done([here.agree(id), here.agree(id)])).toBe(1);
    expect(await here.enrolment(id)).toMatchObject({ state: "ACTIVE", startOn: "2027-01-04", monthsBegun: 1 });
    expect(await here.dueOf("MONITORING", id)).toBe(NOW + 2 * HOUR);
    await expect(here.agree(id)).rejects.toBeInstanceOf(ConflictError);
  });

  it("shows its patient what is due today, with what was taken", async () => {
    const id = await here.monitored();
    await here.read(120, 80, NOW + 2 * HOUR);
    const own = await readOwnMonitoring(await here.patient(NOW + 3 * HOUR), null);
    expect(own.plans.find((plan) => plan.id === id)?.trackers).toMatchObject([
      { tracker: "bloodPressure", hasSecond: true, last: { value: 120, value2: 80 } },
    ]);
    expect(own.plans.find((plan) => plan.id === id)?.trackers[0]?.due).toEqual([
      { at: NOW + 2 * HOUR, taken: true },
      { at: NOW + 14 * HOUR, taken: false },
    ]);
  });

  it("pauses and goes on by one of two at once, and nothing is looked at in between", async () => {
    const id = await here.monitored();
    const seen = await version(id);
    const pause = async () => pauseEnrolment(await here.doctor(), id, seen);
    expect(await done([pause(), pause()])).toBe(1);
    expect(await here.dueOf("MONITORING", id)).toBeNull();
    const paused = await version(id);
    const resume = async () => resumeEnrolment(await here.doctor(NOW + DAY), id, paused);
    expect(await done([resume(), resume()])).toBe(1);
    expect(await here.dueOf("MONITORING", id)).toBe(NOW + DAY + 2 * HOUR);
  });

  it("is ended by the practice or the patient, for good", async () => {
    const [one, two] = [await here.monitored(), await here.monitored()];
    await endEnrolment(await here.doctor(), one, { ...(await version(one)), reason: "Well again" });
    await endOwnMonitoring(await here.patient(), two, await version(two));
    for (const id of [one, two]) {
      expect(await here.enrolment(id)).toMatchObject({ state: "CANCELLED", monthAt: null });
      expect(await here.dueOf("MONITORING", id)).toBeNull();
      await expect(here.agree(id)).rejects.toBeInstanceOf(ConflictError);
      await expect(pauseEnrolment(await here.doctor(), id, await version(id))).rejects.toBeInstanceOf(ConflictError);
    }
  });

  it("goes by limits of the patient's own only where they follow each other, and by the plan's again", async () => {
    const id = await here.monitored();
    const set = async (more: object) =>
      setOwnLimits(await here.doctor(), id, { ...(await version(id)), tracker: "bloodPressure", ...more });
    await expect(set({ highWarn: "150", highCritical: "140" })).rejects.toMatchObject({
      fields: [{ field: "highCritical" }],
    });
    await expect(set({ secondLowWarn: "90", secondHighWarn: "80" })).rejects.toMatchObject({
      fields: [{ field: "secondHighWarn" }],
    });
    expect(await here.enrolment(id)).toMatchObject({ ownLimits: "{}" });
    await set({ highWarn: "150", highCritical: "170" });
    expect(JSON.parse((await here.enrolment(id)).ownLimits)).toMatchObject({
      bloodPressure: { first: { highWarn: 150, highCritical: 170 } },
    });
    await set({ asPlan: "on" });
    expect(await here.enrolment(id)).toMatchObject({ ownLimits: "{}" });
  });

  it("is reviewed with words that the patient reads only where they are shared", async () => {
    const id = await here.monitored();
    await reviewEnrolment(await here.doctor(), id, { text: "For us alone." });
    expect(await here.mails("monitoring.reviewed")).toHaveLength(0);
    await reviewEnrolment(await here.doctor(NOW + 1), id, { text: "Well done.", shared: "on", minutes: "5" });
    expect(await here.mails("monitoring.reviewed")).toHaveLength(1);
    const own = await readOwnMonitoring(await here.patient(), null);
    expect(own.plans.find((plan) => plan.id === id)?.reviews).toEqual([{ at: NOW + 1, text: "Well done." }]);
    expect((await viewMonitored(await here.doctor(), id)).reviews.map(({ text }) => text)).toEqual([
      "Well done.",
      "For us alone.",
    ]);
  });
});
