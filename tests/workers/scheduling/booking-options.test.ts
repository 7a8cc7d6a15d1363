import { beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "~/features/scheduling/routes/public/journey-state.server";
import { staffAddressOfService } from "~/features/scheduling/routes/public/service-address.server";
import { bookForPatient } from "~/features/scheduling/services/booking/book-for-patient.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { listBookableServices } from "~/features/scheduling/services/booking/list-bookable-services.server";
import { listBookableProviders } from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { readBookingJourney } from "~/features/scheduling/services/booking/read-booking-journey.server";
import { bookingQuestions } from "~/features/scheduling/services/settings/booking-questions.server";
import { moveBookingQuestion } from "~/features/scheduling/services/settings/move-booking-question.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { bookingStateSchema, pickOf } from "~/features/scheduling/schemas/booking/booking-state";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice, patientActor } from "../support/organization";

/** Friday 27 March 2026, 08:00 in Madrid. */
const NOW = Date.UTC(2026, 2, 27, 7);
/** Monday at 10:00 in Madrid. */
const MONDAY = Date.UTC(2026, 2, 30, 8);
const QUARTER = 15 * 60_000;

let practice: Awaited<ReturnType<typeof openPractice>>;
let patient: Actor;
let keys = 0;
const STRANGER: Actor = { kind: "anonymous" };

beforeEach(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

async function change(table: "calendar_settings" | "service_offering" | "appointment", set: string): Promise<void> {
  const { db } = await practice.as(STRANGER, NOW);
  await db
    .raw(
      `INSERT INTO calendar_settings (organization_id, excluded_dates) VALUES (?1, '[]') ON CONFLICT DO NOTHING`,
      db.organizationId,
    )
    .run();
  await db.raw(`UPDATE ${table} SET ${set} WHERE organization_id = ?1`, db.organizationId).run();
}

const visitor = () => ({
  firstName: "Vera",
  lastName: "Visitor",
  email: `vera${keys}@visitor.example`,
  phoneCallingCode: "34",
  phone: `60012${1000 + keys}`,
});

async function book(actor: Actor, more: Record<string, unknown> = {}) {
  keys += 1;
  return bookAppointment(await practice.as(actor, NOW), {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: MONDAY,
    visitor: actor.kind === "anonymous" ? visitor() : undefined,
    idempotencyKey: `options-${keys}`,
    ...more,
  });
}

async function journey(actor: Actor, state: Record<string, unknown>, provider: string | undefined = undefined) {
  const entry = { action: "/book", embedded: null, serviceFixed: true, providerFixed: provider !== undefined };
  const values = bookingStateSchema.parse({ service: practice.ids.videoOffering, provider, ...state });
  return readBookingJourney(await practice.as(actor, NOW), values, entry);
}

describe("the last step of a booking", () => {
  const last = () => ({ ...chosenTime(), step: "you" });
  const chosenTime = () => ({
    service: practice.ids.clinicOffering,
    provider: practice.ids.doctor,
    at: String(MONDAY),
  });
  const other = async (made: object) => (await journey(patient, { ...last(), ...made })).otherPatient;

  it("says that the clinic still has to confirm, unless the offering confirms by itself", async () => {
    expect((await journey(patient, last())).asksClinic).toBe(true);
    await change("service_offering", "confirms_by_itself = 1");
    expect((await journey(patient, last())).asksClinic).toBe(false);
  });

  it("tells whoever signed in again that the form was made for somebody else", async () => {
    expect(await other({})).toBe(false);
    expect(await other({ for: practice.ids.patient })).toBe(false);
    expect(await other({ for: practice.ids.otherPatient })).toBe(true);
  });
});

describe("choosing among the doctors of a service", () => {
  it("shows each with the next times, what they do and what it costs, the soonest free first", async () => {
    const { providers, step } = await journey(STRANGER, {});
    expect(step).toBe("provider");
    expect(providers.length).toBeGreaterThan(1);
    const starts = providers.map(({ next }) => next[0]?.start ?? Infinity);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const [soonest] = providers;
    expect(soonest?.offering?.id).toBe(practice.ids.videoOffering);
    expect(soonest?.offering?.prices.length).toBeGreaterThan(0);
    const days = (soonest?.next ?? []).map(({ start }) => new Date(start).toISOString().slice(0, 10));
    expect(days).toHaveLength(3);
    expect(new Set(days).size).toBe(3);
  });

  it("takes one press on a time for the doctor, the place and the time, and stands at the step that books", async () => {
    const [card] = (await journey(STRANGER, {})).providers;
    const [time] = card?.next ?? [];
    if (!card || !time) throw new Error("nobody is free");
    const service = practice.ids.videoOffering;
    const asked = new Request("https://clinic.example/");
    const state = stateOf([["pick", pickOf(card.provider.id, time)]], { service }, asked);
    expect(state).toMatchObject({ provider: card.provider.id, place: time.placeId, at: time.start });
    const view = await journey(STRANGER, { ...state });
    expect([view.step, view.at?.start, view.provider?.id]).toEqual(["you", time.start, card.provider.id]);
  });

  it("takes a press on a doctor alone for the doctor, and asks for the time", async () => {
    const { doctor, videoOffering: service } = practice.ids;
    const state = stateOf([["pick", pickOf(doctor)]], { service }, new Request("https://clinic.example/"));
    expect(state).toMatchObject({ provider: doctor, place: undefined, at: undefined });
    expect((await journey(STRANGER, { ...state })).step).toBe("time");
  });
});

describe("booking the same once more", () => {
  const again = (state: Record<string, unknown> = {}) =>
    journey(patient, { service: practice.ids.clinicOffering, soonest: "yes", ...state }, practice.ids.doctor);

  it("stands at once at the step that books, with the first available time, which its form says", async () => {
    const first = await journey(patient, { service: practice.ids.clinicOffering, step: "time" }, practice.ids.doctor);
    const view = await again();
    expect(view.step).toBe("you");
    expect(view.at?.start).toBe(first.times?.chosen);
    expect(view.carried.at).toBe(String(first.times?.chosen));
    expect(view.provider?.id).toBe(practice.ids.doctor);
  });

  it("keeps to a time that is chosen, and does not choose where one looks at the times", async () => {
    expect((await again({ at: String(MONDAY) })).at?.start).toBe(MONDAY);
    expect((await again({ at: String(MONDAY), step: "time" })).step).toBe("time");
  });

  it("never offers a time at which the patient has another appointment, on no page and in no list", async () => {
    const { clinicOffering, videoOffering, doctor, otherDoctor } = practice.ids;
    const taken = (await again()).at?.start;
    const elsewhere = { serviceOfferingId: videoOffering, requestedEmployeeId: otherDoctor, startTime: taken };
    await book(patient, elsewhere);
    const first = (await again()).at?.start ?? 0;
    expect(first).toBeGreaterThan(taken ?? 0);
    const { times } = await journey(patient, { service: clinicOffering, step: "time" }, doctor);
    expect([...(times?.times ?? []), ...(times?.between ?? [])]).not.toContain(taken);
    const soonestOf = async (actor: Actor) => {
      const { cards } = await listBookableProviders(await practice.as(actor, NOW), { kind: "clinic" });
      return cards.find(({ provider }) => provider.id === doctor)?.next[0]?.start;
    };
    expect(await soonestOf(patient)).toBe(first);
    expect(await soonestOf(STRANGER)).toBe(taken);
  });
});

describe("booking by provider and by service alone", () => {
  const COMBINATIONS = [
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const;

  it.each(COMBINATIONS)(
    "with provider-based %i and service-only %i lets through what is switched on",
    async (byProvider, byService) => {
      await change(
        "calendar_settings",
        `health_care_provider_based_booking = ${byProvider}, service_only_based_booking = ${byService}`,
      );
      const outcome = (booking: Promise<unknown>) =>
        booking.then(
          () => 1,
          (error: { fields?: { field: string }[] }) => (error.fields?.[0]?.field === "requestedEmployeeId" ? 0 : error),
        );
      expect(await outcome(book(STRANGER))).toBe(byProvider);
      expect(await outcome(book(STRANGER, { requestedEmployeeId: "any", startTime: MONDAY + QUARTER }))).toBe(
        byService,
      );
      const list = await listBookableProviders(await practice.as(STRANGER, NOW), { kind: "video" });
      expect(list.byProvider).toBe(byProvider === 1);
    },
  );

  it("asks whom one wants to see only where that is a choice", async () => {
    await change("calendar_settings", "service_only_based_booking = 1, health_care_provider_based_booking = 0");
    expect((await journey(STRANGER, {})).steps).toEqual(["time", "you"]);
    await change("calendar_settings", "service_only_based_booking = 0, health_care_provider_based_booking = 1");
    const view = await journey(STRANGER, {});
    expect([view.steps, view.anyAllowed]).toEqual([["provider", "time", "you"], false]);
    expect((await journey(STRANGER, {}, practice.ids.doctor)).steps).toEqual(["time", "you"]);
  });

  it("without a provider takes one of the free at random", async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i += 1)
      seen.add((await book(STRANGER, { requestedEmployeeId: "any", startTime: MONDAY + i * QUARTER })).employeeId);
    expect([...seen].sort()).toEqual([practice.ids.doctor, practice.ids.otherDoctor].sort());
  });
});

describe("online booking", () => {
  it("that is off hides the offering, and that goes by phone gives the number of the place", async () => {
    await change("service_offering", "online_booking_option = 'DISABLED'");
    await expect(journey(STRANGER, {})).rejects.toMatchObject({ status: 404 });
    await expect(book(STRANGER)).rejects.toMatchObject({ status: 404 });
    await change("service_offering", "online_booking_option = 'CALL_TO_BOOK'");
    expect((await journey(STRANGER, {})).offering?.callToBook).toBe("+34910000000");
    await expect(book(STRANGER)).rejects.toMatchObject({
      fields: [{ field: "serviceOfferingId", message: "booking:offering.callToBook" }],
    });
  });

  it("of what is not available to new patients is not there for anybody, and staff set it", async () => {
    await change("service_offering", "available_to_new_patients = 0");
    for (const actor of [STRANGER, patient]) {
      await expect(journey(actor, {})).rejects.toMatchObject({ status: 404 });
      await expect(book(actor)).rejects.toMatchObject({ status: 404 });
      expect((await listBookableServices(await practice.as(actor, NOW))).offerings).toEqual([]);
    }
    const set = { serviceOfferingId: practice.ids.videoOffering, employeeId: practice.ids.doctor };
    const staff = await practice.as(practice.administrator, NOW);
    const where = { branchId: practice.ids.branch, patientId: practice.ids.patient, startsAt: MONDAY };
    await expect(setAppointment(staff, { ...set, ...where })).resolves.toBeDefined();
    const { serviceOfferingId } = set;
    expect((await listAvailableSlots(staff, { serviceOfferingId, from: MONDAY })).length).toBeGreaterThan(0);
    const wanted = { serviceOfferingId, requestedEmployeeId: "any", startTime: MONDAY + QUARTER, reason: "" };
    const anyTime = { ...wanted, patientId: practice.ids.otherPatient, payWithCredit: false };
    await expect(bookForPatient(await practice.as(practice.administrator, NOW), anyTime)).resolves.toBeDefined();
    expect(await staffAddressOfService(staff, serviceOfferingId)).toContain(serviceOfferingId);
    await change("service_offering", "online_booking_option = 'DISABLED'");
    expect((await listAvailableSlots(staff, { serviceOfferingId, from: MONDAY })).length).toBeGreaterThan(0);
    await change("service_offering", "enabled = 0");
    await expect(listAvailableSlots(staff, { serviceOfferingId })).rejects.toMatchObject({ status: 404 });
    await expect(staffAddressOfService(staff, serviceOfferingId)).rejects.toMatchObject({ status: 404 });
  });

  it("takes -1 for no doctor and no place chosen", async () => {
    const none = { serviceOfferingId: practice.ids.videoOffering, employeeId: "-1", branchId: -1, from: MONDAY };
    const slots = await listAvailableSlots(await practice.as(STRANGER, NOW), { ...none, to: MONDAY + 1 });
    expect(slots.map(({ requestedEmployeeId }) => requestedEmployeeId).sort()).toEqual(
      [practice.ids.doctor, practice.ids.otherDoctor].sort(),
    );
    await expect(book(STRANGER, { requestedEmployeeId: "-1", branchId: "-1" })).resolves.toMatchObject({
      startsAt: MONDAY,
    });
  });

  it("of somebody who is born tomorrow, or was centuries ago, is refused at the date; one name is enough", async () => {
    const born = (birthDate: string) => book(STRANGER, { visitor: { ...visitor(), birthDate } });
    await expect(born("2999-01-01")).rejects.toMatchObject({
      fields: [{ field: "visitor.birthDate", message: "errors:field.dateInPast" }],
    });
    await expect(born("1700-01-01")).rejects.toMatchObject({
      fields: [{ field: "visitor.birthDate", message: "errors:field.date" }],
    });
    await expect(book(STRANGER, { visitor: { ...visitor(), email: "a..b@c.example" } })).rejects.toMatchObject({
      fields: [{ field: "visitor.email", message: "errors:field.email" }],
    });
    await expect(
      book(STRANGER, { visitor: { ...visitor(), lastName: "", phoneCallingCode: "44-GB" } }),
    ).resolves.toBeDefined();
  });

  it("for new patients only is closed to who has been here, and tells a stranger nothing", async () => {
    await change("service_offering", "new_patients_only = 1");
    expect((await journey(patient, {})).keptFor).toBeNull();
    await book(patient);
    await change("appointment", "state_id = 8");
    expect(await journey(patient, {})).toMatchObject({ keptFor: "newPatients", offering: { onlyFor: "newPatients" } });
    await expect(book(patient, { startTime: MONDAY + QUARTER })).rejects.toMatchObject({
      fields: [{ field: "serviceOfferingId", message: "booking:offering.newPatientsOnly" }],
    });
    const offered = async (actor: Actor) =>
      (await listBookableServices(await practice.as(actor, NOW))).offerings.map(({ id }) => id);
    expect(await offered(patient)).not.toContain(practice.ids.videoOffering);
    expect(await offered(STRANGER)).toContain(practice.ids.videoOffering);
    expect((await journey(STRANGER, {})).keptFor).toBeNull();
    await expect(book(STRANGER, { startTime: MONDAY + QUARTER })).resolves.toMatchObject({ stateId: 1 });
  });
});

describe("where nothing is offered", () => {
  const reasons = async (day?: string) => {
    const view = await journey(STRANGER, { day }, practice.ids.doctor);
    const { cards } = await listBookableProviders(await practice.as(STRANGER, NOW), { kind: "video" });
    return [view.times?.reason, cards[0]?.reason];
  };

  it("says that it is the notice, on the day and in the list", async () => {
    await change("calendar_settings", "minimum_notice_minutes = 2880, horizon_days = 1");
    const reason = { rule: "minimum-notice", minutes: 2_880 };
    expect(await reasons()).toEqual([reason, reason]);
    await change("calendar_settings", "minimum_notice_minutes = 2880, horizon_days = 30");
    expect(await reasons("2026-03-27")).toEqual([reason, null]);
  });

  it("says that the days are full", async () => {
    await change("calendar_settings", "daily_maximum = 1, minimum_notice_minutes = 0, horizon_days = 30");
    await book(STRANGER, { startTime: MONDAY });
    expect((await reasons("2026-03-30"))[0]).toEqual({ rule: "daily-maximum" });
    expect((await reasons("2026-03-31"))[0]).toBeNull();
  });

  it("says how far ahead one can book", async () => {
    await change("calendar_settings", "minimum_notice_minutes = 0, horizon_days = 2");
    const { db } = await practice.as(STRANGER, NOW);
    await db
      .raw("UPDATE provider_slot SET start_date = '2026-04-20' WHERE organization_id = ?1", db.organizationId)
      .run();
    const reason = { rule: "horizon", days: 2 };
    expect(await reasons()).toEqual([reason, reason]);
  });
});

describe("questions before booking", () => {
  const ask = async (question: Record<string, unknown>) =>
    (await bookingQuestions.save(await practice.as(practice.administrator, NOW), question, practice.ids.videoOffering))
      .id;

  it("are asked in their order, required ones must be answered, and answers keep the wording", async () => {
    const allergies = await ask({ text: "Any allergies?", kind: "TEXT", required: true });
    const first = await ask({ text: "First visit?", kind: "YES_NO" });
    const how = await ask({ text: "How did you hear of us?", kind: "ONE_OF", options: "A friend\nThe web" });
    const staff = () => practice.as(practice.administrator, NOW);
    await moveBookingQuestion(await staff(), practice.ids.videoOffering, { id: first, intent: "up" });
    const view = await journey(STRANGER, { at: MONDAY, answers: { [allergies]: "Nuts" } }, practice.ids.doctor);
    expect(view.questions.map(({ id, answer }) => [id, answer])).toEqual([
      [first, ""],
      [allergies, "Nuts"],
      [how, ""],
    ]);
    const answers = (given: Record<string, string>) => ({
      answers: Object.entries(given).map(([questionId, answer]) => ({ questionId, answer })),
    });
    await expect(book(STRANGER, answers({ [how]: "The radio" }))).rejects.toMatchObject({
      fields: [
        { field: `answers.${allergies}`, message: "errors:field.mandatory" },
        { field: `answers.${how}`, message: "errors:field.chooseOne" },
      ],
    });
    const { appointmentId } = await book(patient, answers({ [allergies]: "Nuts", [first]: "no", [how]: "A friend" }));
    const reworded = { id: allergies, text: "Allergies and intolerances?", kind: "TEXT" };
    await bookingQuestions.save(await staff(), reworded, practice.ids.videoOffering);
    for (const actor of [practice.administrator, patient])
      expect((await viewAppointment(await practice.as(actor, NOW), appointmentId)).answers).toEqual([
        { questionId: first, question: "First visit?", kind: "YES_NO", answer: "no" },
        { questionId: allergies, question: "Any allergies?", kind: "TEXT", answer: "Nuts" },
        { questionId: how, question: "How did you hear of us?", kind: "ONE_OF", answer: "A friend" },
      ]);
  });

  it("are moved by one place, and stay where they are at an end and for an Undo that came too late", async () => {
    const offering = practice.ids.videoOffering;
    const staff = () => practice.as(practice.administrator, NOW);
    const ids = await Promise.all(["One?", "Two?", "Three?"].map((text) => ask({ text, kind: "TEXT" })));
    const order = async () =>
      (await bookingQuestions.list(await staff(), offering)).questions
        .map(({ id }) => id)
        .filter((id) => ids.includes(id));
    const [first = "", , last = ""] = await order();
    const all = (await bookingQuestions.list(await staff(), offering)).questions.map(({ id }) => id);
    const place = all.indexOf(first);
    const move = async (id: string, intent: "up" | "down", from?: string) =>
      moveBookingQuestion(await staff(), offering, { id, intent, from });
    const before = await order();
    expect(await move(last, "down")).toEqual({ id: last, at: null });
    expect(await order()).toEqual(before);
    expect(await move(first, "down")).toEqual({ id: first, at: place + 1 });
    const undo = () => move(first, "up", String(place + 1));
    expect(await undo()).toEqual({ id: first, at: place });
    expect(await undo()).toEqual({ id: first, at: null });
    expect(await order()).toEqual(before);
  });

  it("are switched off and never deleted, of the clinic's offering alone", async () => {
    const id = await ask({ text: "Any allergies?", kind: "TEXT", required: true });
    const staff = await practice.as(practice.administrator, NOW);
    await bookingQuestions.switchTo(staff, false, { id }, practice.ids.videoOffering);
    await expect(book(STRANGER)).resolves.toBeDefined();
    const { questions } = await bookingQuestions.list(staff, practice.ids.videoOffering);
    expect(questions.map(({ enabled }) => enabled)).toEqual([false]);
    await expect(bookingQuestions.switchTo(staff, true, { id }, practice.ids.clinicOffering)).rejects.toMatchObject({
      status: 404,
    });
    const elsewhere = await openPractice({ now: NOW });
    await expect(
      bookingQuestions.list(await practice.as(practice.administrator, NOW), elsewhere.ids.videoOffering),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("are kept apart from what somebody else changed meanwhile", async () => {
    const id = await ask({ text: "Any allergies?", kind: "TEXT" });
    await ask({ id, version: 1, text: "Allergies?", kind: "TEXT" });
    await expect(ask({ id, version: 1, text: "Intolerances?", kind: "TEXT" })).rejects.toMatchObject({
      status: 409,
      current: { text: "Allergies?" },
    });
    await expect(ask({ text: "One?", kind: "ONE_OF", options: "only" })).rejects.toMatchObject({
      fields: [{ field: "options", message: "questions:form.twoOptions" }],
    });
  });
});
