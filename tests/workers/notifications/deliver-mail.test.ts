import { beforeAll, describe, expect, it } from "vitest";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import {
  askForMail,
  asSystem,
  deliver,
  deliveriesOf,
  givenMailedAppointment,
  lastMail,
  lookForDueWork,
  mailsOf,
  outboxOf,
} from "./scene";

let practice: Practice;
let other: Practice;

beforeAll(async () => {
  practice = await openPractice();
  other = await openPractice();
});

const confirmedMail = async (of = practice) => {
  const appointmentId = await givenMailedAppointment(of);
  return askForMail(of, {
    template: "appointment.confirmed",
    to: { kind: "PATIENT", id: of.ids.patient },
    appointmentId,
  });
};

describe("a mail of the outbox", () => {
  it("is written, kept for development and recorded when its message comes", async () => {
    const id = await confirmedMail();
    expect(await deliver(practice, id)).toEqual({ acknowledged: true, again: false });
    expect(await lastMail(practice)).toMatchObject({
      recipient: "Zainab Haddad <patient@clinic.example>",
      subject: expect.stringMatching(/^Your appointment on .+ is confirmed$/),
    });
    expect(await deliveriesOf(practice, id)).toEqual([
      { status: "SENT", template: "appointment.confirmed", locale: "en_US", attempts: 1 },
    ]);
    expect(await outboxOf(practice, id)).toEqual({ status: "DONE", attempts: 0, due: null });
  });

  it("is sent once when its message is delivered again", async () => {
    const id = await confirmedMail();
    await deliver(practice, id);
    const before = (await mailsOf(practice)).length;
    expect(await deliver(practice, id, 2)).toEqual({ acknowledged: true, again: false });
    expect(await mailsOf(practice)).toHaveLength(before);
  });

  it("is sent once when it was recorded but the outbox row was not marked done", async () => {
    const id = await confirmedMail();
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, id);
    if (!item) throw new Error("the row is pending");
    await deliverMail(context, item);
    const before = (await mailsOf(practice)).length;
    await deliver(practice, id, 2);
    expect(await mailsOf(practice)).toHaveLength(before);
    expect(await outboxOf(practice, id)).toMatchObject({ status: "DONE" });
  });

  it("is sent once when two consumers do it at the same time", async () => {
    const id = await confirmedMail();
    const before = (await mailsOf(practice)).length;
    await Promise.all([deliver(practice, id), deliver(practice, id)]);
    expect(await mailsOf(practice)).toHaveLength(before + 1);
    expect(await deliveriesOf(practice, id)).toHaveLength(1);
  });

  it("is not sent once it was withdrawn, be it while it is being written", async () => {
    const id = await confirmedMail();
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, id);
    if (!item) throw new Error("the row is pending");
    await context.db
      .raw("UPDATE outbox SET status = 'WITHDRAWN' WHERE organization_id = ?1 AND id = ?2", practice.entry.id, id)
      .run();
    const before = (await mailsOf(practice)).length;
    await deliverMail(context, item);
    await deliver(practice, id);
    expect(await mailsOf(practice)).toHaveLength(before);
    expect(await deliveriesOf(practice, id)).toEqual([]);
  });

  it("is not sent when a later change has overtaken it", async () => {
    const appointmentId = await givenMailedAppointment(practice, APPOINTMENT_STATE.CANCELED);
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const id = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
    const before = (await mailsOf(practice)).length;
    expect(await deliver(practice, id)).toEqual({ acknowledged: true, again: false });
    expect(await mailsOf(practice)).toHaveLength(before);
    expect(await outboxOf(practice, id)).toMatchObject({ status: "DONE" });
  });

  it("to someone without an address is recorded as failed and not tried again", async () => {
    const { db } = await asSystem(practice);
    await db
      .raw(
        "UPDATE patient SET email = '' WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        practice.ids.otherPatient,
      )
      .run();
    const appointmentId = await givenMailedAppointment(practice);
    const to = { kind: "PATIENT", id: practice.ids.otherPatient };
    const id = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
    expect(await deliver(practice, id)).toEqual({ acknowledged: true, again: false });
    expect(await deliveriesOf(practice, id)).toMatchObject([{ status: "FAILED" }]);
  });

  it("to an address that is nobody's, as those of demo data are, is held back where mails are real", async () => {
    const id = await confirmedMail();
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, id);
    if (!item) throw new Error("the row is pending");
    const production = { ...context, env: { ...context.env, ENVIRONMENT: "production" as const } };
    await deliverMail(production, item, { hand: () => Promise.reject(new Error("it was sent")) });
    expect(await deliveriesOf(practice, id)).toMatchObject([{ status: "FAILED" }]);
  });
});

describe("a mail that cannot be sent", () => {
  it("is tried again, and counts its tries", async () => {
    const id = await confirmedMail();
    const broken = { hand: () => Promise.reject(new Error("the transport is down")) };
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, id);
    if (!item) throw new Error("the row is pending");
    await expect(deliverMail(context, item, broken)).rejects.toThrow("the transport is down");
    expect(await deliveriesOf(practice, id)).toEqual([]);
    expect(await deliver(practice, id, 2)).toEqual({ acknowledged: true, again: false });
    expect(await deliveriesOf(practice, id)).toHaveLength(1);
  });

  it("comes again later, and becomes a dead letter when every try failed", async () => {
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const id = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId: "nobody-knows" });
    expect(await deliver(practice, id)).toEqual({ acknowledged: false, again: true });
    expect(await outboxOf(practice, id)).toMatchObject({ status: "PENDING", attempts: 1 });
    await deliver(practice, id, 6, "notifications-dead");
    expect(await outboxOf(practice, id)).toEqual({ status: "DEAD", attempts: 1, due: null });
    const { db } = await asSystem(practice);
    const dead = await db
      .raw(
        "SELECT topic, reason, payload FROM dead_letter WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        id,
      )
      .first<{ topic: string; payload: string }>();
    expect(dead).toMatchObject({ topic: "mail", payload: expect.stringContaining("appointment.confirmed") });
  });
});

describe("the safety net", () => {
  it("finds a mail whose announcement was lost, once", async () => {
    const id = await confirmedMail();
    expect(await lookForDueWork(practice)).toContain(id);
    expect((await outboxOf(practice, id))?.due).toBeGreaterThan(Date.now() + 200_000);
    await deliver(practice, id);
    expect(await outboxOf(practice, id)).toEqual({ status: "DONE", attempts: 0, due: null });
    expect(await lookForDueWork(practice)).not.toContain(id);
  });
});

describe("another organization", () => {
  it("cannot have a mail about a foreign appointment written, nor to a foreign patient", async () => {
    const appointmentId = await givenMailedAppointment(practice);
    const own = { kind: "PATIENT", id: other.ids.patient };
    const foreignAppointment = await askForMail(other, { template: "appointment.confirmed", to: own, appointmentId });
    expect(await deliver(other, foreignAppointment)).toEqual({ acknowledged: false, again: true });
    const foreign = { kind: "PATIENT", id: practice.ids.patient };
    const theirs = await givenMailedAppointment(other);
    const id = await askForMail(other, { template: "appointment.confirmed", to: foreign, appointmentId: theirs });
    expect(await deliver(other, id)).toEqual({ acknowledged: true, again: false });
    expect(await deliveriesOf(other, id)).toMatchObject([{ status: "FAILED" }]);
    expect(await mailsOf(other)).toEqual([]);
  });

  it("cannot have a foreign mail sent in its name", async () => {
    const id = await confirmedMail();
    expect(await deliver(other, id)).toEqual({ acknowledged: true, again: false });
    expect(await mailsOf(other)).toEqual([]);
    expect(await outboxOf(practice, id)).toMatchObject({ status: "PENDING" });
  });
});
