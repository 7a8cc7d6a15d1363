import { beforeEach, expect, it } from "vitest";
import { listOwnQuestionnaires } from "~/features/forms/services/questionnaires/answer-questionnaire.server";
import {
  assignBefore,
  withdrawQuestionnaire,
} from "~/features/forms/services/questionnaires/assign-questionnaire.server";
import {
  addReadyForm,
  publishQuestionnaire,
  setBeforeOfferings,
  viewQuestionnaire,
} from "~/features/forms/services/questionnaires/manage-questionnaires.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { openPractice, patientActor } from "../support/organization";

const SYSTEM = { kind: "system", task: "test" } as const;
let practice: Practice;
let appointmentId: string;
let formId: string;

const admin = (at = MONDAY) => practice.as(practice.administrator, at);
const system = () => practice.as(SYSTEM, MONDAY);
const rows = async () => {
  const { db } = await system();
  const { results } = await db
    .raw(
      "SELECT id, state, version, (SELECT due_at FROM due_work d WHERE d.organization_id = a.organization_id AND d.kind = 'QUESTIONNAIRE' AND d.id = a.id) AS look FROM questionnaire_assignment a WHERE a.organization_id = ?1 ORDER BY questionnaire_id",
      db.organizationId,
    )
    .all<{ id: string; state: string; version: number; look: number | null }>();
  return results;
};
const states = async () => (await rows()).map(({ state }) => state);
const openOfPatient = async () => {
  const own = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), MONDAY);
  return (await listOwnQuestionnaires(own)).open.length;
};

async function publishedBefore(ready: string) {
  const context = await admin();
  const { id } = await addReadyForm(context, { ready });
  await publishQuestionnaire(context, id, { version: (await viewQuestionnaire(context, id)).version });
  const { questionnaire } = await viewQuestionnaire(context, id);
  await setBeforeOfferings(context, id, { version: questionnaire.version, offerings: [practice.ids.clinicOffering] });
  return id;
}

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  formId = await publishedBefore("PHQ9");
  await publishedBefore("GAD7");
  const startsAt = MONDAY + 100 * HOUR;
  appointmentId = await givenAppointment(practice, await system(), { startsAt, stateId: 2 });
  const { patient: patientId, clinicOffering: offeringId } = practice.ids;
  const appointment = { id: appointmentId, patientId, offeringId, startsAt };
  await assignBefore(await system(), { id: appointmentId, dueAt: MONDAY }, appointment);
});

it("takes a questionnaire back in the moment in which its appointment is called off, and looks at it no more", async () => {
  expect(await openOfPatient()).toBe(2);
  await cancelAppointment(await admin(), { appointmentId });
  expect(await states()).toEqual(["WITHDRAWN", "WITHDRAWN"]);
  expect((await rows()).map(({ look }) => look)).toEqual([null, null]);
  expect(await openOfPatient()).toBe(0);
});

it("gives it back where that is undone, but not what staff had taken back before", async () => {
  const row = (await rows()).find(({ state }) => state === "ASSIGNED");
  const { db } = await system();
  const own = await db
    .raw(
      "SELECT id, version FROM questionnaire_assignment WHERE organization_id = ?1 AND questionnaire_id = ?2",
      ...[db.organizationId, formId],
    )
    .first<{ id: string; version: number }>();
  expect(row).toBeDefined();
  await withdrawQuestionnaire(await admin(), own?.id ?? "", { version: own?.version });
  await cancelAppointment(await admin(MONDAY + 1), { appointmentId });
  expect(await states()).toEqual(["WITHDRAWN", "WITHDRAWN"]);
  await undoAppointment(await admin(MONDAY + 2), { appointmentId });
  expect((await states()).sort()).toEqual(["ASSIGNED", "WITHDRAWN"]);
  const given = (await rows()).find(({ state }) => state === "ASSIGNED");
  expect(given?.look).toBe(MONDAY + 2);
  expect(await openOfPatient()).toBe(1);
});
