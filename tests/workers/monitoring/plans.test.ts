import { beforeAll, describe, expect, it } from "vitest";
import {
  addPlan,
  changeOwnPlan,
  publishPlan,
  readPlanScreen,
  readPlansScreen,
  removePlanTracker,
  retirePlan,
  savePlanTracker,
} from "~/features/monitoring/services/manage-plans.server";
import { readTeamsScreen, saveTeamMembers } from "~/features/monitoring/services/manage-teams.server";
import { proposePlan } from "~/features/monitoring/services/propose-plan.server";
import { moveToCurrent } from "~/features/monitoring/services/work-on-enrolment.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { done, MEASUREMENT, openMonitoring, WRITTEN, type Monitoring } from "./scene";

let here: Monitoring;
let other: Monitoring;

beforeAll(async () => {
  [here, other] = [await openMonitoring(), await openMonitoring()];
});

const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof InvalidError ? error.fields.map(({ field }) => field) : [String(error)]),
  );

describe("a plan", () => {
  it("is written by administrators alone, each for their own practice", async () => {
    await expect(addPlan(await here.doctor(), WRITTEN)).rejects.toBeInstanceOf(ForbiddenError);
    await expect(addPlan(await here.patient(), WRITTEN)).rejects.toBeInstanceOf(ForbiddenError);
    const id = await here.writtenPlan();
    for (const work of [publishPlan, retirePlan])
      await expect(work(await other.admin(), { id, version: 2 })).rejects.toBeInstanceOf(NotFoundError);
    await expect(savePlanTracker(await other.admin(), { ...MEASUREMENT, id, version: 2 })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    await expect(readPlanScreen(await other.admin(), id)).rejects.toBeInstanceOf(NotFoundError);
    expect((await readPlansScreen(await other.admin())).plans.map((each) => each.id)).not.toContain(id);
    expect((await readPlansScreen(await here.admin())).plans).toContainEqual(
      expect.objectContaining({ id, state: "draft", published: 0, trackers: ["bloodPressure"] }),
    );
  });

  it("is published once by two at once, as one version that says what was written", async () => {
    const id = await here.writtenPlan({ price: "20" });
    const publish = async () => publishPlan(await here.admin(), { id, version: 2 });
    expect(await done([publish(), publish()])).toBe(1);
    await expect(publish()).rejects.toBeInstanceOf(ConflictError);
    const versions = await here.rows<{ content: string }>(
      "SELECT content FROM monitoring_plan_version WHERE organization_id = ?1 AND plan_id = ?2",
      id,
    );
    expect(versions.map(({ content }) => JSON.parse(content))).toEqual([
      expect.objectContaining({
        priceMinor: 2000,
        trackers: [expect.objectContaining({ tracker: "bloodPressure", times: [480, 1200], inRow: 1 })],
      }),
    ]);
  });

  it("is refused at the field for what cannot be, and stays as it was", async () => {
    const id = await addPlan(await here.admin(), WRITTEN);
    await expect(publishPlan(await here.admin(), { id, version: 1 })).rejects.toBeInstanceOf(InvalidError);
    const save = async (more: object) =>
      fieldsOf(savePlanTracker(await here.admin(), { ...MEASUREMENT, ...more, id, version: 1 }));
    expect(await save({ tracker: "nothing" })).toEqual(["tracker"]);
    expect(await save({ times: "25:00" })).toEqual(["times"]);
    expect(await save({ days: [] })).toEqual(["days"]);
    expect(await save({ highWarn: "170" })).toEqual(["highCritical"]);
    expect(await save({ secondLowCritical: "99" })).toEqual(["secondHighWarn"]);
    expect(await fieldsOf(addPlan(await here.admin(), { ...WRITTEN, price: "much" }))).toEqual(["price"]);
    expect(await fieldsOf(addPlan(await here.admin(), { ...WRITTEN, team: "Lungs" }))).toEqual(["team"]);
    expect(await readPlanScreen(await here.admin(), id)).toMatchObject({ version: 1, draft: { trackers: [] } });
  });

  it("keeps patients on what was published, until they are moved to what it says now", async () => {
    const id = await here.plan();
    const enrolmentId = await here.propose(id);
    await removePlanTracker(await here.admin(), { id, version: 3, tracker: "bloodPressure", fromAge: "0" });
    await savePlanTracker(await here.admin(), { ...MEASUREMENT, id, version: 4, times: "09:00" });
    await changeOwnPlan(await here.admin(), { ...WRITTEN, id, version: 5, name: "Pressure at nine" });
    await publishPlan(await here.admin(), { id, version: 6 });
    expect(await here.enrolment(enrolmentId)).toMatchObject({ planVersion: 1 });
    await moveToCurrent(await here.doctor(), enrolmentId, { version: 1 });
    expect(await here.enrolment(enrolmentId)).toMatchObject({ planVersion: 2, version: 2 });
    await expect(moveToCurrent(await here.doctor(), enrolmentId, { version: 2 })).rejects.toBeInstanceOf(ConflictError);
  });

  it("is proposed to nobody once it is retired", async () => {
    const id = await here.plan();
    await retirePlan(await here.admin(), { id, version: 3 });
    expect(await fieldsOf(proposePlan(await here.doctor(), { patientId: here.ids.otherPatient, planId: id }))).toEqual([
      "planId",
    ]);
  });
});

describe("a team", () => {
  it("has members of the practice in the order in which they are told, set by administrators", async () => {
    const members = [here.ids.otherDoctor, "", here.ids.doctor];
    await expect(saveTeamMembers(await here.doctor(), { name: "Hearts", members })).rejects.toBeInstanceOf(
      ForbiddenError,
    );
    for (const _ of [1, 2]) await saveTeamMembers(await here.admin(), { name: "Hearts", members });
    expect((await readTeamsScreen(await here.admin())).teams).toEqual([
      { name: "Hearts", members: [here.ids.otherDoctor, here.ids.doctor] },
    ]);
    expect((await readTeamsScreen(await other.admin())).teams).toEqual([{ name: "Hearts", members: [] }]);
    const foreign = [other.ids.doctor];
    expect(await fieldsOf(saveTeamMembers(await here.admin(), { name: "Hearts", members: foreign }))).toEqual([
      "members",
    ]);
    expect(await fieldsOf(saveTeamMembers(await here.admin(), { name: "Lungs", members }))).toEqual(["members"]);
  });
});

describe("limits in another unit than the stored one", () => {
  it("are kept in the stored unit, and shown again as they were typed", async () => {
    await changeSetting(await here.admin(), "units", {
      ...{ height: "1", weight: "2", temperature: "2", bloodSugar: "1" },
    });
    const id = await addPlan(await here.admin(), WRITTEN);
    const fever = { ...MEASUREMENT, tracker: "temperature", unit: "°F", secondHighWarn: "" };
    const typed = { ...fever, id, version: 1, highWarn: "100.4", highCritical: "103", changeBy: "1.8" };
    await savePlanTracker(await here.admin(), typed);
    const screen = await readPlanScreen(await here.admin(), id);
    expect(screen.draft.trackers[0]?.first.highWarn).toBeCloseTo(38, 6);
    expect(screen.draft.trackers[0]?.changeBy).toBeCloseTo(1, 6);
    expect(screen.trackers[0]).toMatchObject({
      ...{ unit: "°F", changeBy: 1.8, first: { highWarn: 100.4, highCritical: 103 } },
    });
    await expect(savePlanTracker(await here.admin(), { ...typed, version: 2, unit: "kg" })).rejects.toMatchObject({
      fields: [{ field: "unit" }],
    });
  });
});
