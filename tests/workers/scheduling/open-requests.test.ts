import { beforeEach, describe, expect, it } from "vitest";
import { STAND_IN_TOKEN } from "~/features/identity/support/protection/human-check.server";
import { setSecret } from "~/features/organization/public.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import {
  AT_ONCE,
  FOR_A_WHILE,
  MOST_OF_ASKER,
  MOST_OF_NETWORK_AT_PROVIDER,
} from "~/features/scheduling/domain/booking/open-requests";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { createAppointmentLink } from "~/features/scheduling/services/appointments/create-appointment-link.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { greetExistingUser } from "~/features/scheduling/services/booking/greet-existing-user.server";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { HOUR, MONDAY, traces, type Practice } from "./scene";

const MINUTE = 60_000;
const DAY = 24 * HOUR;

let practice: Practice;
let system: RequestContext;
let booked = 0;

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  system = await practice.as({ kind: "system", task: "test" });
  booked = 0;
});

const run = (text: string, ...values: (string | number | null)[]) =>
  system.db.raw(text, system.db.organizationId, ...values).run();
const setting = (column: string, value: number) =>
  run(
    `INSERT INTO calendar_settings (organization_id, excluded_dates, ${column}) VALUES (?1, '[]', ?2)
     ON CONFLICT DO UPDATE SET ${column} = ?2`,
    value,
  );
const mailsAbout = async (id: string): Promise<string[]> => {
  const { results } = await system.db
    .raw(
      `SELECT json_extract(payload, '$.template') || ' ' || json_extract(payload, '$.to.kind') AS mail FROM outbox
       WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.appointmentId') = ?2 ORDER BY mail`,
      system.db.organizationId,
      id,
    )
    .all<{ mail: string }>();
  return results.map(({ mail }) => mail);
};

interface Asker {
  email?: string;
  phone?: string;
  network?: string;
  hash?: string;
  now?: number;
  recaptcha?: string;
}

/** From Tuesday on at the full hours from nine to three, each another. */
const timeOf = (number: number) => MONDAY + (1 + Math.floor(number / 7)) * DAY + (1 + (number % 7)) * HOUR;

/** A stranger asks for a time of its own, as everybody else unless told otherwise. */
async function ask(who: Asker = {}) {
  const number = (booked += 1);
  const { now = MONDAY, network = `192.0.${number}`, hash = null } = who;
  const context = await practice.as({ kind: "anonymous" }, now);
  return bookAppointment(
    { ...context, visitor: { ...context.visitor, network, hash } },
    {
      serviceOfferingId: practice.ids.videoOffering,
      requestedEmployeeId: practice.ids.doctor,
      startTime: timeOf(number),
      visitor: {
        firstName: "Ann",
        lastName: `Asker ${number}`,
        email: who.email ?? `asker${number}@example.com`,
        phoneCallingCode: "34",
        phone: who.phone ?? `60044${1000 + number}`,
      },
      recaptcha: who.recaptcha,
      idempotencyKey: `asked-${number}-${practice.entry.id}`,
    },
  );
}

/** So long apart that nobody is in a hurry. */
const calmly = (index: number) => ({ now: MONDAY + index * 11 * MINUTE });
const TOO_MANY = { fields: [{ field: "email", message: "requests:tooMany.asker" }] };

describe("open requests of strangers", () => {
  it.each([
    ["email", { email: "one@example.com" }, MOST_OF_ASKER],
    ["phone", { phone: "600 999 111" }, MOST_OF_ASKER],
    ["browser", { hash: "a".repeat(64) }, MOST_OF_ASKER],
    ["network at one doctor", { network: "2001:db8:1:2" }, MOST_OF_NETWORK_AT_PROVIDER],
  ])("are bounded by %s, and one that is answered makes room", async (_of, shared, most) => {
    const made = [];
    for (let i = 0; i < most; i += 1) made.push(await ask({ ...shared, ...calmly(i) }));
    await expect(ask({ ...shared, ...calmly(most) })).rejects.toMatchObject(TOO_MANY);
    await expect(ask(calmly(most))).resolves.toBeDefined();
    const [first] = made;
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await rejectAppointment(doctor, { appointmentId: first?.appointmentId, idempotencyKey: "answered-one" });
    await expect(ask({ ...shared, ...calmly(most) })).resolves.toBeDefined();
  });

  it("that come at once do not slip past the bound together", async () => {
    for (let i = 1; i < MOST_OF_ASKER; i += 1) await ask({ email: "one@example.com", ...calmly(i) });
    const late = calmly(9);
    const two = await Promise.allSettled([1, 2, 3].map(() => ask({ email: "one@example.com", ...late })));
    expect(two.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("of a patient who is signed in are bounded too, and of the staff not", async () => {
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    const book = async (actor: typeof patient, index: number, more = {}) =>
      bookAppointment(await practice.as(actor), {
        serviceOfferingId: practice.ids.videoOffering,
        requestedEmployeeId: practice.ids.doctor,
        startTime: timeOf(index),
        idempotencyKey: `patient-${index}-${practice.entry.id}`,
        ...more,
      });
    for (let index = 0; index < 10; index += 1) await book(patient, index);
    await expect(book(patient, 10)).rejects.toMatchObject({ fields: [{ field: "startTime" }] });
  });
});

describe("a request that is confirmed by mail", () => {
  it("holds its time for 15 minutes, tells its asker alone, and lets go without a word", async () => {
    await setting("confirm_by_mail", 1);
    const { appointmentId: id, proofDueAt, stateId } = await ask();
    expect([stateId, proofDueAt]).toEqual([S.NEW, MONDAY + 15 * MINUTE]);
    expect(await mailsAbout(id)).toEqual(["appointment.confirmRequest PATIENT"]);
    const due = MONDAY + 15 * MINUTE;
    await expireAppointment(await practice.as({ kind: "system", task: "due" }, due), { id, dueAt: due });
    expect(await traces(system, id)).toMatchObject({ state: S.EXPIRED, claims: 0 });
    expect(await mailsAbout(id)).toEqual(["appointment.confirmRequest PATIENT"]);
  });

  it.each([
    [0, S.NEW, ["appointment.confirmRequest PATIENT", "appointment.requestReceived EMPLOYEE"]],
    [
      1,
      S.CONFIRMED,
      ["appointment.confirmRequest PATIENT", "appointment.confirmed PATIENT", "appointment.requestReceived EMPLOYEE"],
    ],
  ])(
    "by the button of its link, where the offering confirms by itself = %i, is in state %i",
    async (own, state, told) => {
      await run("UPDATE service_offering SET confirms_by_itself = ?2 WHERE organization_id = ?1", own);
      await setting("confirm_by_mail", 1);
      const { appointmentId: id } = await ask();
      const { token } = await createAppointmentLink(system, id);
      const { context } = await openAppointmentLink(await practice.as({ kind: "anonymous" }), token);
      const view = await viewAppointment(context, id);
      expect(view.held).toEqual({ awaits: "proof", until: MONDAY + 15 * MINUTE });
      expect(view.buttons).toContainEqual({ action: "confirm", reason: null });
      expect(await traces(system, id)).toMatchObject({ state: S.NEW, version: 1 });
      await confirmAppointment(context, { appointmentId: id, idempotencyKey: "proves-one" });
      expect(await traces(system, id)).toMatchObject({ state, claims: 3 });
      expect(await mailsAbout(id)).toEqual(told);
      const due = MONDAY + 15 * MINUTE;
      await expireAppointment(await practice.as({ kind: "system", task: "due" }, due), { id, dueAt: due });
      expect(await traces(system, id)).toMatchObject({ state, claims: 3 });
    },
  );

  it("is asked for by itself while requests for a provider come faster than people book, and no longer", async () => {
    for (let i = 0; i < AT_ONCE.mostRecent; i += 1) expect((await ask()).proofDueAt).toBeNull();
    expect((await ask()).proofDueAt).toBe(MONDAY + 15 * MINUTE);
    const elsewhere = await bookAppointment(await practice.as({ kind: "anonymous" }), {
      serviceOfferingId: practice.ids.videoOffering,
      requestedEmployeeId: practice.ids.otherDoctor,
      startTime: timeOf(1),
      visitor: {
        firstName: "Ann",
        lastName: "Elsewhere",
        email: "elsewhere@example.com",
        phoneCallingCode: "34",
        phone: "600555000",
      },
      idempotencyKey: "asked-elsewhere",
    });
    expect(elsewhere.proofDueAt).toBeNull();
    expect((await ask({ now: MONDAY + 11 * MINUTE })).proofDueAt).toBeNull();
  });

  it("takes no more than a few of a provider's times at once", async () => {
    await setting("confirm_by_mail", 1);
    for (let i = 0; i < FOR_A_WHILE.mostRecent; i += 1) await ask();
    await expect(ask()).rejects.toMatchObject({
      fields: [{ field: "startTime", message: "requests:tooMany.provider" }],
    });
    await expect(ask({ now: MONDAY + 16 * MINUTE })).resolves.toBeDefined();
  });
});

it("whether a person asks is checked before booking and before a link is mailed, where that is set up", async () => {
  await run(
    "UPDATE organization_profile SET settings = json_patch(settings, ?2) WHERE organization_id = ?1",
    JSON.stringify({ recaptchaSiteKey: "site-key" }),
  );
  await setSecret(await practice.as(practice.administrator), "recaptcha", "the other side's secret");
  const needed = { fields: [{ field: "recaptcha", message: "security:recaptcha.needed" }] };
  await expect(ask()).rejects.toMatchObject(needed);
  await expect(ask({ recaptcha: STAND_IN_TOKEN })).resolves.toBeDefined();
  const stranger = await practice.as({ kind: "anonymous" });
  await expect(greetExistingUser(stranger, { email: "a@example.com" })).rejects.toMatchObject(needed);
  await greetExistingUser(stranger, { email: "a@example.com", recaptcha: STAND_IN_TOKEN });
});
