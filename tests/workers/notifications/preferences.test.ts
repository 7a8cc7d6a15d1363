import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changePreferences } from "~/features/notifications/services/preferences/change-preferences.server";
import { readPreferences } from "~/features/notifications/services/preferences/read-preferences.server";
import { preferencesFormSchema } from "~/features/notifications/schemas/preferences/preferences-form";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import type { Actor } from "~/platform/access/actor.server";
import { ForbiddenError, NotSignedInError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliveriesOf, givenMailedAppointment } from "./scene";
import { plan, plannedOf, subscribe, texts } from "./short-scene";

let own: Practice;
let patient: Actor;
let doctor: Actor;

async function opened(): Promise<Practice> {
  const practice = await openPractice();
  await texts(practice);
  return practice;
}
beforeAll(async () => {
  own = await opened();
  await subscribe(own);
  const { db } = await asSystem(own);
  const text = "UPDATE user SET email = 'd@her-own-domain.eu' WHERE organization_id = ?1 AND id = ?2";
  await db.raw(text, db.organizationId, own.ids.doctorUser).run();
  patient = patientActor(own.ids.patient, own.ids.patientUser);
  doctor = employeeActor(own.ids.doctor, { userId: own.ids.doctorUser });
});

const stored = async (practice: Practice, userId: string, value: Record<string, unknown> | null) => {
  const { db } = await asSystem(practice);
  await db.raw("DELETE FROM user_setting WHERE organization_id = ?1 AND user_id = ?2", db.organizationId, userId).run();
  if (value === null) return;
  const text = `INSERT INTO user_setting (organization_id, user_id, area, value, version, updated_at)
VALUES (?1, ?2, 'notifications', ?3, 1, 0)`;
  await db.raw(text, db.organizationId, userId, JSON.stringify(value)).run();
};
beforeEach(async () => {
  for (const userId of [own.ids.patientUser, own.ids.doctorUser]) await stored(own, userId, null);
});

/** What the form of an actor sends when nothing is touched. */
async function formOf(actor: Actor) {
  const { lines, lists, hours, version } = await readPreferences(await own.as(actor, Date.now()));
  return { ...lines, ...lists, ...hours, version };
}
const save = async (actor: Actor, sent: Record<string, unknown>) =>
  changePreferences(await own.as(actor, Date.now()), preferencesFormSchema.parse(sent));

/** Turns one event off on one channel, and leaves everything else as it is shown. */
async function turnOff(actor: Actor, channel: "mail" | "sms" | "push", event: string) {
  const form: Record<string, unknown> = await formOf(actor);
  const list = form[channel];
  if (!Array.isArray(list) || !list.includes(event)) throw new Error(`${event} is not ticked`);
  await save(actor, { ...form, [channel]: list.filter((each) => each !== event) });
}

/** The ways by which an event is told: to the patient, or to the doctor. */
async function waysOf(template: string, to: "PATIENT" | "EMPLOYEE" = "PATIENT", practice = own): Promise<string[]> {
  const off = template === "appointment.canceled";
  const appointmentId = await givenMailedAppointment(
    practice,
    off ? APPOINTMENT_STATE.CANCELED : APPOINTMENT_STATE.CONFIRMED,
  );
  const id = to === "PATIENT" ? practice.ids.patient : practice.ids.doctor;
  const { db } = await asSystem(practice);
  const startsAt = await db
    .raw("SELECT starts_at FROM appointment WHERE organization_id = ?1 AND id = ?2", db.organizationId, appointmentId)
    .first<number>("starts_at");
  const row = await askForMail(practice, { template, to: { kind: to, id }, appointmentId, startsAt });
  await plan(practice, row);
  const mailed = (await deliveriesOf(practice, row)).length > 0 ? ["MAIL"] : [];
  return [...mailed, ...(await plannedOf(practice, row)).map((each) => each.id.slice(row.length + 1))];
}

describe("an event that its receiver turned off on one channel", () => {
  it("goes by the others, and the other events of its kind go by all", async () => {
    expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH", "SMS"]);
    await turnOff(patient, "sms", "confirmed");
    expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH"]);
    expect(await waysOf("appointment.canceled")).toEqual(["MAIL", "PUSH", "SMS"]);
    await turnOff(patient, "mail", "confirmed");
    await turnOff(patient, "push", "reminder");
    expect(await waysOf("appointment.confirmed")).toEqual(["PUSH"]);
    expect(await waysOf("appointment.reminder")).toEqual(["MAIL", "SMS"]);
    expect(await waysOf("appointment.canceled")).toEqual(["MAIL", "PUSH", "SMS"]);
  });

  it("is another's choice in no way: neither of staff nor of another practice's patients", async () => {
    const other = await opened();
    await turnOff(patient, "sms", "confirmed");
    await turnOff(patient, "mail", "canceled");
    expect(await waysOf("appointment.confirmed", "PATIENT", other)).toEqual(["MAIL", "SMS"]);
    expect(await waysOf("appointment.canceled", "EMPLOYEE")).toEqual(["MAIL"]);
  });

  it("of staff stays away from their mailbox, and what the patient hears of it stays", async () => {
    await turnOff(doctor, "mail", "staffCanceled");
    expect(await waysOf("appointment.canceled", "EMPLOYEE")).toEqual([]);
    expect(await waysOf("appointment.confirmed", "EMPLOYEE")).toEqual(["MAIL"]);
    expect(await waysOf("appointment.canceled")).toEqual(["MAIL", "PUSH", "SMS"]);
  });
});

describe("the line of a kind", () => {
  it("turns all of its events off on its channel and on again, the single ones too", async () => {
    await turnOff(patient, "sms", "canceled");
    await save(patient, { ...(await formOf(patient)), changesSms: false });
    expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH"]);
    expect(await waysOf("appointment.reminder")).toEqual(["MAIL", "PUSH", "SMS"]);
    await save(patient, { ...(await formOf(patient)), changesSms: true });
    expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH", "SMS"]);
    expect(await waysOf("appointment.canceled")).toEqual(["MAIL", "PUSH", "SMS"]);
  });

  it("that was stored before events could be chosen is meant as it was", async () => {
    await stored(own, own.ids.patientUser, { changes: false, changesSms: false, remindersPush: false });
    const asBefore = async () => {
      expect(await waysOf("appointment.canceled")).toEqual(["PUSH"]);
      // A confirmation was mailed whatever was chosen for its kind.
      expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH"]);
      expect(await waysOf("appointment.reminder")).toEqual(["MAIL", "SMS"]);
    };
    await asBefore();
    await save(patient, await formOf(patient));
    await asBefore();
  });
});

describe("the form of preferences", () => {
  it("offers what the practice tells its receiver by, and nothing of the other side", async () => {
    const offered = async (actor: Actor) => {
      const { offered: kinds } = await readPreferences(await own.as(actor, Date.now()));
      return kinds.map(({ kind, channels, events }) => [kind, channels, events.map(({ event }) => event)]);
    };
    expect(await offered(patient)).toEqual([
      ["changes", ["MAIL", "SMS", "PUSH"], expect.arrayContaining(["booked", "confirmed", "canceled", "familyAnswer"])],
      ["reminders", ["MAIL", "SMS", "PUSH"], ["reminder", "followUp", "feedback"]],
    ]);
    const changes = [
      ...["staffConfirmed", "staffCanceled", "staffExpired", "staffSession", "staffWaiting"],
      "staffLaboratory",
    ];
    expect(await offered(doctor)).toEqual([
      ["requests", ["MAIL", "PUSH"], ["staffRequest", "staffRenewal", "staffDeclined"]],
      ["changes", ["MAIL", "PUSH"], changes],
    ]);
    expect(await offered(own.administrator)).toEqual([
      ["requests", ["MAIL", "PUSH"], ["staffRequest", "staffRegistration", "staffPrescription"]],
      ["changes", ["MAIL", "PUSH"], changes],
      ["imports", ["MAIL"], ["staffImport"]],
    ]);
  });

  it("leaves a channel alone that the practice does not offer now", async () => {
    await turnOff(patient, "sms", "confirmed");
    const admin = () => own.as(own.administrator, Date.now());
    await changeSetting(await admin(), "notifications", { smsToPatients: false });
    await save(patient, await formOf(patient));
    await changeSetting(await admin(), "notifications", { smsToPatients: true });
    expect(await waysOf("appointment.confirmed")).toEqual(["MAIL", "PUSH"]);
    expect(await waysOf("appointment.canceled")).toEqual(["MAIL", "PUSH", "SMS"]);
  });

  it("takes back the no to reminders once one of them is asked for", async () => {
    const { db } = await asSystem(own);
    const text = `INSERT INTO message_refusal (organization_id, patient_id, kind, at) VALUES (?1, ?2, 'REMINDERS', 0)`;
    await db.raw(text, db.organizationId, own.ids.patient).run();
    expect(await waysOf("appointment.reminder")).toEqual([]);
    const form = await formOf(patient);
    expect(form).toMatchObject({ reminders: false, remindersSms: false, changes: true });
    await save(patient, { ...form, sms: ["reminder"] });
    expect(await waysOf("appointment.reminder")).toEqual(["SMS"]);
  });

  it("says at its lines and hours what was saved meanwhile", async () => {
    const form = await formOf(patient);
    await save(patient, { ...form, quietFrom: "22:00" });
    const late = save(patient, form);
    await expect(late).rejects.toThrow(StaleFormError);
    await expect(late).rejects.toMatchObject({ version: 1, current: { changesSms: true, quietFrom: "22:00" } });
  });

  it("is whoever signed in's own: nobody else has one", async () => {
    await expect(readPreferences(await own.as({ kind: "anonymous" }, Date.now()))).rejects.toThrow(NotSignedInError);
    const authorities = new Set(["settings.read", "settings.change"]);
    const key = await own.as({ kind: "apiKey", keyId: "k", name: "Key", authorities }, Date.now());
    await expect(readPreferences(key)).rejects.toThrow(ForbiddenError);
  });
});
