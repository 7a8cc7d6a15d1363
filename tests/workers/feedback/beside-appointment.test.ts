import { beforeAll, expect, it } from "vitest";
import { createFeedbackLink, requestFeedback } from "~/features/feedback/services/ask-feedback.server";
import { readFeedbackBeside } from "~/features/feedback/services/feedback-beside.server";
import { giveFeedback } from "~/features/feedback/services/give-feedback.server";
import { listOwnFeedback, readFeedbackDetails } from "~/features/feedback/services/own-feedback.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { answerAppointment } from "~/features/scheduling/services/appointments/answer-appointment.server";
import { rateInteraction } from "~/features/scheduling/services/appointments/rate-interaction.server";
import { listBookableProviders } from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { listAllAppointments } from "~/features/scheduling/services/lists/list-all-appointments.server";
import { DAY_MS } from "~/kernel/time/dates";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

let practice: Practice;
let appointments = 0;

const admin = () => practice.as(practice.administrator);
const doctor = () => practice.as(employeeActor(practice.ids.doctor));
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));

async function held(stateId: 8 | 2 = S.COMPLETED): Promise<string> {
  appointments += 1;
  const startsAt = Math.floor(Date.now() / DAY_MS) * DAY_MS - 5 * DAY_MS + appointments * HOUR;
  return givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), { startsAt, stateId });
}

async function given(answer: object): Promise<string> {
  const id = await held();
  await requestFeedback(await admin(), id);
  const token = (await createFeedbackLink(await practice.as({ kind: "system", task: "test" }), id)) ?? "";
  await giveFeedback(await practice.as({ kind: "anonymous" }), { token }, answer);
  return id;
}

beforeAll(async () => {
  practice = await openPractice();
  await changeSetting(await admin(), "patient-feedback", { patientFeedbackEnabled: true });
});

it("a provider says how they found their own past appointment, takes it back, and nobody else can", async () => {
  const id = await held();
  const rated = async () => (await answerAppointment(await admin(), id)).appointment.employeeInteractionRating;
  await rateInteraction(await doctor(), { appointmentId: id, rating: "4" });
  expect(await rated()).toBe(4);
  await expect(rateInteraction(await doctor(), { appointmentId: id, rating: "6" })).rejects.toBeInstanceOf(
    InvalidError,
  );
  await expect(rateInteraction(await admin(), { appointmentId: id, rating: "1" })).rejects.toBeInstanceOf(
    ForbiddenError,
  );
  const colleague = await practice.as(employeeActor(practice.ids.otherDoctor));
  await expect(rateInteraction(colleague, { appointmentId: id, rating: "1" })).rejects.toBeInstanceOf(NotFoundError);
  const coming = await held(S.CONFIRMED);
  await expect(rateInteraction(await doctor(), { appointmentId: coming, rating: "4" })).rejects.toBeInstanceOf(
    ConflictError,
  );
  expect(await readFeedbackBeside(await doctor(), id)).toMatchObject({ own: 4 });
  await rateInteraction(await doctor(), { appointmentId: id });
  expect(await rated()).toBeNull();
});

it("the calls give it to staff and never to the patient", async () => {
  const id = await held();
  await rateInteraction(await doctor(), { appointmentId: id, rating: "2" });
  const of = async (context: Awaited<ReturnType<typeof admin>>) =>
    (await listAllAppointments(context, { swipe: "past", max: 50 })).appointments.find((each) => each.id === id);
  expect((await of(await admin()))?.employeeInteractionRating).toBe(2);
  expect((await of(await patient()))?.employeeInteractionRating).toBeNull();
  expect((await answerAppointment(await patient(), id)).appointment.employeeInteractionRating).toBeNull();
});

it("staff see on the page of an appointment how the question stands, and what can be done", async () => {
  const id = await held();
  expect(await readFeedbackBeside(await admin(), id)).toMatchObject({ asked: null, asks: "request" });
  expect(await readFeedbackBeside(await patient(), id)).toBeNull();
  await requestFeedback(await admin(), id);
  expect(await readFeedbackBeside(await admin(), id)).toMatchObject({ asked: { state: "ASKED" }, asks: "retry" });
  expect(await readFeedbackBeside(await patient(), id)).toMatchObject({ side: "patient", isGiven: false });
  const reception = await practice.as(employeeActor(practice.ids.otherDoctor, { roles: [ROLE.RECEPTIONIST] }));
  expect(await readFeedbackBeside(reception, id)).toBeNull();
  expect(await readFeedbackBeside(await admin(), await held(S.CONFIRMED))).toBeNull();
});

it("the doctor from whom a patient hides their name learns the answer neither there nor by the call", async () => {
  const id = await given({ stars: "4", words: "Quiet.", isAnonymous: "on" });
  expect(await readFeedbackBeside(await admin(), id)).toMatchObject({ stars: 4 });
  expect(await readFeedbackBeside(await doctor(), id)).toMatchObject({ stars: null });
  expect(await readFeedbackDetails(await doctor(), id)).toMatchObject({ state: "GIVEN", feedback: null });
  expect(await readFeedbackDetails(await patient(), id)).toMatchObject({ feedback: { stars: 4 } });
  const own = await listOwnFeedback(await patient());
  expect(own.find(({ appointmentId }) => appointmentId === id)).toMatchObject({ answer: { words: "Quiet." } });
});

it("the cards of the list of doctors say the mean from five ratings up, and only while it is switched on", async () => {
  const card = async () =>
    (await listBookableProviders(await practice.as({ kind: "anonymous" }), { kind: "clinic" })).cards.find(
      ({ provider }) => provider.id === practice.ids.doctor,
    );
  for (const stars of ["5", "5", "4"]) await given({ stars });
  expect(await card()).not.toHaveProperty("rating");
  await given({ stars: "5" });
  expect((await card())?.rating).toEqual({ mean: 4.6, count: 5 });
  await changeSetting(await admin(), "patient-feedback", { patientFeedbackEnabled: false });
  expect(await card()).not.toHaveProperty("rating");
});
