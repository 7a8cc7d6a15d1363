import { beforeAll, expect, it } from "vitest";
import { listSentMessages } from "~/features/notifications/services/mail/list-sent-messages.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { sendAgain } from "~/features/notifications/services/mail/send-again.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, givenMailedAppointment, mailsOf } from "./scene";

let practice: Practice;
let other: Practice;

beforeAll(async () => {
  [practice, other] = [await openPractice(), await openPractice()];
});

const admin = (of = practice) => of.as(of.administrator, Date.now());

async function confirmedMail(): Promise<string> {
  const appointmentId = await givenMailedAppointment(practice);
  const to = { kind: "PATIENT", id: practice.ids.patient };
  return askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
}

async function setAddress(email: string): Promise<void> {
  const { db } = await asSystem(practice);
  await db
    .raw(
      "UPDATE patient SET email = ?3 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.ids.patient,
      email,
    )
    .run();
}

/** Delivers what waits in the outbox. */
async function deliverAll(): Promise<void> {
  const { db } = await asSystem(practice);
  const { results } = await db
    .raw("SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING'", db.organizationId)
    .all<{ id: string }>();
  for (const { id } of results) await deliver(practice, id);
}

it("a message that failed for want of an address is sent again to the one there is now, once", async () => {
  await setAddress("");
  await deliver(practice, await confirmedMail());
  const [failed] = (await listSentMessages(await admin(), {})).sent;
  expect(failed).toMatchObject({ status: "FAILED", template: "appointment.confirmed" });
  await setAddress("found@clinic.example");
  const again = { which: "failed", id: failed?.id };
  await sendAgain(await admin(), again);
  await expect(sendAgain(await admin(), again)).rejects.toThrow(ConflictError);
  await deliverAll();
  expect((await mailsOf(practice)).filter(({ recipient }) => recipient.includes("found@"))).toHaveLength(1);
  const { sent } = await listSentMessages(await admin(), {});
  expect(sent.map(({ status }) => status).sort()).toEqual(["RESENT", "SENT"]);
  const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  const { notifications } = await listOwnNotices(await practice.as(patient, Date.now()), {});
  expect(notifications).toHaveLength(1);
});

it("a message that was given up is listed until it is sent again", async () => {
  const id = await confirmedMail();
  await deliver(practice, id, 6, "notifications-dead");
  expect((await listSentMessages(await admin(), {})).dead.map((each) => each.id)).toEqual([id]);
  const before = (await mailsOf(practice)).length;
  await sendAgain(await admin(), { which: "dead", id });
  await deliverAll();
  expect(await mailsOf(practice)).toHaveLength(before + 1);
  expect((await listSentMessages(await admin(), {})).dead).toEqual([]);
});

it("is the administrators' own: staff may not, and another organization finds nothing", async () => {
  const id = await confirmedMail();
  await deliver(practice, id, 6, "notifications-dead");
  const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
  await expect(listSentMessages(doctor, {})).rejects.toThrow(ForbiddenError);
  await expect(sendAgain(doctor, { which: "dead", id })).rejects.toThrow(ForbiddenError);
  await expect(sendAgain(await admin(other), { which: "dead", id })).rejects.toThrow(NotFoundError);
  expect((await listSentMessages(await admin(other), {})).dead).toEqual([]);
});

it("are listed by channel, or those alone that failed, and a page looks at a bounded number of them", async () => {
  const own = await openPractice();
  const { db } = await asSystem(own);
  const insert = (from: number, count: number, channel: string, status: string) =>
    db
      .raw(
        `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, attempts, at)
SELECT ?1, printf('%08d', value), printf('%08d', value), ?3, 'appointment.confirmed', 'en_US', 'PATIENT', 'p', ?4, 1, value FROM json_each(?2)`,
        db.organizationId,
        JSON.stringify(Array.from({ length: count }, (_, index) => from + index)),
        channel,
        status,
      )
      .run();
  await insert(1, 1, "SMS", "FAILED");
  await insert(2, 2_400, "MAIL", "SENT");
  await insert(2_402, 3, "SMS", "SENT");
  await insert(2_405, 1, "MAIL", "FAILED");
  const ids = (lines: { id: string }[]) => lines.map(({ id }) => Number(id));
  const listed = async (before: string | null, channel: "SMS" | null, failed: boolean) => {
    const context = await admin(own);
    const { rowsRead } = context.db.meter;
    const { sent, next } = await listSentMessages(context, { before, channel, status: failed ? "FAILED" : null });
    expect(context.db.meter.rowsRead - rowsRead).toBeLessThan(5_000);
    return { ids: ids(sent), next };
  };
  const first = await listed(null, "SMS", false);
  expect(first.ids).toEqual([2_404, 2_403, 2_402]);
  expect(await listed(first.next, "SMS", false)).toEqual({ ids: [1], next: null });
  // So many as are looked at are left, and nothing behind them.
  expect(await listed("00002001", "SMS", false)).toEqual({ ids: [1], next: null });
  const failed = await listed(null, null, true);
  expect(failed.ids).toEqual([2_405]);
  expect((await listed(failed.next, null, true)).ids).toEqual([1]);
  expect((await listed(null, "SMS", true)).ids).toEqual([]);
  expect((await listed(null, null, false)).ids).toHaveLength(25);
});

it("a message that arrived is sent again once, however often it is pressed; a link to sign in with is not", async () => {
  const own = await openPractice();
  const appointmentId = await givenMailedAppointment(own);
  const to = { kind: "PATIENT", id: own.ids.patient };
  await deliver(own, await askForMail(own, { template: "appointment.confirmed", to, appointmentId }));
  const [sent] = (await listSentMessages(await admin(own), {})).sent;
  expect(sent).toMatchObject({ status: "SENT", again: true, resentAt: null });
  const pressed = await Promise.allSettled(
    [1, 2, 3].map(async () => sendAgain(await admin(own), { which: "sent", id: sent?.id })),
  );
  expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(sendAgain(await admin(own), { which: "sent", id: sent?.id })).rejects.toThrow(ConflictError);
  await expect(sendAgain(await admin(other), { which: "sent", id: sent?.id })).rejects.toThrow(NotFoundError);
  const { db } = await asSystem(own);
  const waiting = await db
    .raw("SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING'", db.organizationId)
    .all<{ id: string }>();
  expect(waiting.results).toHaveLength(1);
  for (const { id } of waiting.results) await deliver(own, id);
  const listed = (await listSentMessages(await admin(own), {})).sent;
  expect(listed.map(({ status, again, resentAt }) => [status, again, resentAt !== null])).toEqual([
    ["SENT", true, false],
    ["SENT", false, true],
  ]);
  await db
    .raw("UPDATE delivery SET template = 'signIn.link', resent_at = NULL WHERE organization_id = ?1", db.organizationId)
    .run();
  const [link] = (await listSentMessages(await admin(own), {})).sent;
  expect(link?.again).toBe(false);
  await expect(sendAgain(await admin(own), { which: "sent", id: link?.id })).rejects.toThrow(NotFoundError);
});
