import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, deliveriesOf, givenMailedAppointment, lastMail } from "./scene";

let practice: Practice;

beforeAll(async () => {
  practice = await openPractice();
});

const patient = () => ({ kind: "PATIENT", id: practice.ids.patient });
const doctor = () => ({ kind: "EMPLOYEE", id: practice.ids.doctor });

async function mailAbout(stateId: number, payload: Record<string, unknown>) {
  const appointmentId = await givenMailedAppointment(practice, stateId as 1);
  await deliver(practice, await askForMail(practice, { appointmentId, ...payload }));
  return { ...(await lastMail(practice)), appointmentId };
}

const tokenIn = (text: string, path: string) => new RegExp(`/${path}/([\\w-]{20,})`).exec(text)?.[1];

async function speak(languageCode: string | null): Promise<void> {
  const { db } = await asSystem(practice);
  await db
    .raw(
      "UPDATE patient SET language_code = ?3 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.ids.patient,
      languageCode,
    )
    .run();
}

describe("the mail of a confirmed appointment", () => {
  it("leads to the waiting room and to the appointment by links of its own, and brings a calendar file", async () => {
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    const room = tokenIn(mail.text, "r");
    const appointment = tokenIn(mail.text, "v");
    expect(mail.html).toContain(`http://${practice.entry.slug}.localhost:8787/r/${room}`);
    expect(mail.html).toContain(`http://${practice.entry.slug}.localhost:8787/v/${appointment}`);
    const opened = await openAppointmentLink(await practice.as({ kind: "anonymous" }, Date.now()), appointment ?? "");
    expect(opened.appointmentId).toBe(mail.appointmentId);
    expect(mail.calendar).toContain(`UID:${mail.appointmentId}\r\n`);
    expect(mail.calendar).toContain("DTSTART:");
  });

  it("says the time of the place, and the reader's own where the two differ", async () => {
    const here = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    expect(here.text).not.toContain("your time");
    const there = await mailAbout(APPOINTMENT_STATE.CONFIRMED, {
      template: "appointment.confirmed",
      to: patient(),
      timeZone: "Asia/Tokyo",
    });
    expect(there.text).toMatch(/When: \w+day, .+\n {2}\d\d:\d\d–\d\d:\d\d \(Spain Time\)\n {2}.*\d\d:\d\d your time/);
  });

  it("keeps its tokens to itself: the database holds their hashes alone", async () => {
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    const { db } = await asSystem(practice);
    const stored = async (table: string) =>
      (
        await db
          .raw(`SELECT token_hash AS hash FROM ${table} WHERE organization_id = ?1`, db.organizationId)
          .all<{ hash: string }>()
      ).results.map((row) => row.hash);
    expect(await stored("room_link")).toContain(await sha256(tokenIn(mail.text, "r") ?? ""));
    expect(await stored("appointment_link")).toContain(await sha256(tokenIn(mail.text, "v") ?? ""));
    const { results } = await db
      .raw("SELECT payload FROM outbox WHERE organization_id = ?1", db.organizationId)
      .all<{ payload: string }>();
    expect(JSON.stringify(results)).not.toContain(tokenIn(mail.text, "r"));
  });
});

describe("each mail about an appointment", () => {
  const told: [string, number, "PATIENT" | "EMPLOYEE", RegExp, string | null][] = [
    ["appointment.booked", APPOINTMENT_STATE.NEW, "PATIENT", /^We received your request for /, "v"],
    [
      "appointment.set",
      APPOINTMENT_STATE.NEW_FROM_ORGANIZATION,
      "PATIENT",
      /^Suite \d+ proposes an appointment on /,
      "v",
    ],
    ["appointment.rescheduled", APPOINTMENT_STATE.RESCHEDULED, "PATIENT", /^A new time for your appointment: /, "v"],
    ["appointment.rescheduled", APPOINTMENT_STATE.NEW, "PATIENT", /^We received your request to reschedule: /, "v"],
    ["appointment.canceled", APPOINTMENT_STATE.CANCELED, "PATIENT", /^Your appointment on .+ is canceled$/, "v"],
    ["appointment.rejected", APPOINTMENT_STATE.REJECTED, "PATIENT", /^We could not accept your request for /, "v"],
    ["appointment.expired", APPOINTMENT_STATE.EXPIRED, "PATIENT", /^Your appointment on .+ will not take place$/, "v"],
    ["room.link", APPOINTMENT_STATE.CONFIRMED, "PATIENT", /^The link to your appointment on /, "r"],
    ["appointment.requestReceived", APPOINTMENT_STATE.NEW, "EMPLOYEE", /^New request: /, null],
    ["appointment.requestReceived", APPOINTMENT_STATE.CONFIRMED, "EMPLOYEE", /^New appointment: /, null],
    ["appointment.canceled", APPOINTMENT_STATE.CANCELED, "EMPLOYEE", /^Canceled by the patient: /, null],
    ["appointment.confirmed", APPOINTMENT_STATE.CONFIRMED, "EMPLOYEE", /^Confirmed by the patient: /, null],
    ["appointment.expired", APPOINTMENT_STATE.EXPIRED, "EMPLOYEE", /^Not confirmed in time: /, null],
  ];

  it.each(told)("%s in state %i tells the %s", async (template, stateId, kind, subject, link) => {
    const to = kind === "PATIENT" ? patient() : doctor();
    const mail = await mailAbout(stateId, { template, to });
    expect(mail.subject).toMatch(subject);
    const { CANCELED, REJECTED, EXPIRED } = APPOINTMENT_STATE;
    const off = [CANCELED, REJECTED, EXPIRED].some((state) => state === stateId);
    if (link === null) {
      // Staff have their calendar here; the patient's own is told with each change.
      expect(mail.calendar).toBeNull();
      expect(mail.text).toContain(`/appointments/view/${mail.appointmentId}`);
      expect(mail.text).toContain("Patient: Zainab Haddad");
      expect(mail.text).not.toMatch(/\/[vr]\/[\w-]{20,}/);
    } else {
      expect(mail.calendar).toContain(off ? "METHOD:CANCEL" : "METHOD:REQUEST");
      expect(tokenIn(mail.text, link)).toBeDefined();
      expect(mail.text).toContain("With: Dr Ada Okafor");
    }
  });
});

describe("the mail that confirms an appointment", () => {
  it("says what it costs and how that is paid, and that of a canceled one does not", async () => {
    const { db } = await asSystem(practice);
    const [priced] = (
      await db
        .raw("SELECT cost_minor AS cost FROM service_offering_branch WHERE organization_id = ?1", db.organizationId)
        .all<{ cost: number }>()
    ).results;
    expect(priced?.cost).toBe(5_000);
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    expect(mail.text).toMatch(/Price: €50\.00\s+(The clinic tells you how to pay|Pay at the clinic)/);
    const off = await mailAbout(APPOINTMENT_STATE.CANCELED, { template: "appointment.canceled", to: patient() });
    expect(off.text).not.toContain("Price:");
  });
});

describe("a mail about an account", () => {
  const user = () => ({ kind: "USER", id: practice.ids.doctorUser });

  async function mailTo(payload: Record<string, unknown>) {
    await deliver(practice, await askForMail(practice, payload));
    return lastMail(practice);
  }

  it("carries the link that sets a password, and says for how long it works", async () => {
    const mail = await mailTo({ template: "password.reset", to: user() });
    expect(mail.subject).toBe("Choose a new password");
    expect(mail.text).toMatch(/The link works for \d+ minutes and only once\./);
    expect(mail.text).toMatch(/forgetpassword\?token=[\w-]{20,}/);
  });

  it("carries the link that signs in", async () => {
    const mail = await mailTo({ template: "signIn.link", to: user() });
    expect(mail.text).toMatch(/\/s\/in\/[\w-]{20,}/);
  });

  it("invites somebody to the team, with the link that lets them choose a password and for how many days", async () => {
    const mail = await mailTo({ template: "employee.invite", to: user() });
    expect(mail.subject).toMatch(/^Suite \d+ invites you to join the team$/);
    expect(mail.text).toContain("The invitation works for 7 days and only once.");
    expect(mail.text).toMatch(/\/s\/invite\/[\w-]{20,}/);
    expect((await mailTo({ template: "employee.approved", to: user() })).subject).toBe("Your account is approved");
  });

  it("tells both of a change of ownership, each what it means for them", async () => {
    const given = await mailTo({ template: "ownership.given", to: user() });
    expect(given.subject).toBe("You have transferred ownership");
    expect(given.text).toContain("You stay an administrator");
    const received = await mailTo({ template: "ownership.received", to: user() });
    expect(received.subject).toBe("You are now the owner of the practice");
    expect(received.text).toContain("/secure/providerweb/settings");
  });

  it("tells whoever was turned down, though their account is shut; and not once they were let in again", async () => {
    const open = (enabled: 0 | 1) =>
      asSystem(practice).then(({ db }) =>
        db
          .raw(
            "UPDATE user SET enabled = ?3 WHERE organization_id = ?1 AND id = ?2",
            db.organizationId,
            user().id,
            enabled,
          )
          .run(),
      );
    await open(0);
    const mail = await mailTo({ template: "employee.rejected", to: user() });
    expect(mail.subject).toBe("Your registration was declined");
    expect(mail.text).not.toMatch(/http/);
    const late = await askForMail(practice, { template: "employee.approved", to: user() });
    await deliver(practice, late);
    expect(await deliveriesOf(practice, late)).toMatchObject([{ status: "FAILED" }]);
    await open(1);
    const taken = await askForMail(practice, { template: "employee.rejected", to: user() });
    await deliver(practice, taken);
    expect(await deliveriesOf(practice, taken)).toEqual([]);
  });

  it("welcomes whoever has opened one, and says that a registration has arrived", async () => {
    const welcome = await mailTo({ template: "patient.welcome", to: user() });
    expect(welcome.subject).toMatch(/^Welcome to Suite \d+$/);
    expect(welcome.text).toContain("/secure/providerweb/account/confirm_email?token=");
    const registered = await mailTo({ template: "employee.registered", to: user() });
    expect(registered.subject).toMatch(/^Your registration at Suite \d+$/);
  });

  it("says that there is an account, and that a colleague waits", async () => {
    expect((await mailTo({ template: "account.exists", to: user() })).subject).toBe("You already have an account");
    const waiting = await mailTo({ template: "employee.waiting", to: doctor() });
    expect(waiting.subject).toBe("A health professional is waiting for approval");
  });

  it("tells what has happened to the account's security, and leads to where it is looked after", async () => {
    const told = {
      "security.factorAdded": "Two-factor authentication was added to your account",
      "security.factorRemoved": "A sign-in method was removed from your account",
      "security.passwordChanged": "Your password was changed",
      "security.newDevice": "Sign-in from a new device",
      "security.recoveryCodeUsed": "A recovery code was used",
    };
    for (const [template, subject] of Object.entries(told)) {
      const mail = await mailTo({ template, to: user() });
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain("/secure/providerweb/account/security");
      expect(mail.text).toContain("If this was you, you do not need to do anything.");
    }
  });

  it("tells a patient that somebody opened their health record, and leads to who it was, without a name", async () => {
    const mail = await mailTo({ template: "security.recordOpened", to: user() });
    expect(mail.subject).toBe("Your health record was opened");
    expect(mail.text).toContain("/secure/providerweb/health_profile/seen");
    expect(mail.text).not.toContain("If this was you");
  });
});

describe("the language of a mail", () => {
  it("is the receiver's, right to left where that is how it is written", async () => {
    await speak("ar_BH");
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    expect(mail.html).toMatch(/<html[^>]* dir="rtl"[^>]* lang="ar-BH"|<html[^>]* lang="ar-BH"[^>]* dir="rtl"/);
    expect(mail.subject).toMatch(/^تم تأكيد موعدك يوم /);
    await speak("es_ES");
    const id = await askForMail(practice, {
      template: "appointment.confirmed",
      to: patient(),
      appointmentId: mail.appointmentId,
    });
    await deliver(practice, id);
    expect((await lastMail(practice)).subject).toMatch(/^Su cita del .+ está confirmada$/);
    expect(await deliveriesOf(practice, id)).toMatchObject([{ locale: "es_ES" }]);
  });

  it("is the organization's where the receiver's is not one that it offers", async () => {
    await speak("fr_FR");
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    expect(mail.subject).toMatch(/is confirmed$/);
    await speak(null);
  });

  it("lets no name become markup or another header", async () => {
    const { db } = await asSystem(practice);
    const rename = (name: string) =>
      db
        .raw(
          "UPDATE patient SET first_name = ?3 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          practice.ids.patient,
          name,
        )
        .run();
    await rename("<img src=x onerror=alert(1)>");
    const mail = await mailAbout(APPOINTMENT_STATE.CONFIRMED, { template: "appointment.confirmed", to: patient() });
    await rename("Zainab");
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img");
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
