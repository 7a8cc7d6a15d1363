import { beforeAll, expect, it } from "vitest";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { cancelFollowing } from "~/features/scheduling/services/series/cancel-series.server";
import { setSeries } from "~/features/scheduling/services/series/set-series.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { lastMail, mailsOf, SOON } from "./scene";

const WEEK = 7 * 86_400_000;
const MINUTE = 60_000;
/** After every time in which something can be taken back. */
const LATER = 10 * MINUTE;

let practice: Practice;

beforeAll(async () => {
  practice = await openPractice();
});

const staff = () => practice.as(practice.administrator, Date.now());

async function outboxMails(): Promise<{ id: string; template: string }[]> {
  const { db } = await staff();
  const found = await db
    .raw(
      `SELECT id, json_extract(payload, '$.template') AS template FROM outbox
       WHERE organization_id = ?1 AND topic = 'mail' AND status = 'PENDING' ORDER BY id`,
      db.organizationId,
    )
    .all<{ id: string; template: string }>();
  return found.results;
}

/** Delivers a mail as its message does once it is due. */
async function deliverLater(id: string): Promise<void> {
  const context = await practice.as({ kind: "system", task: "test" }, Date.now() + LATER);
  const item = await pendingOutboxItem(context, id);
  if (!item) throw new Error("there is no such mail");
  await deliverMail(context, item);
  await context.db.rawBatch([
    context.db.raw(
      "UPDATE outbox SET status = 'DONE' WHERE organization_id = ?1 AND id = ?2",
      context.db.organizationId,
      id,
    ),
  ]);
}

const setThree = async (hour: number, patientAgreed: string) =>
  setSeries(await staff(), {
    patientId: practice.ids.patient,
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId: practice.ids.doctor,
    branchId: practice.ids.branch,
    every: "WEEK",
    starts: [0, 1, 2].map((week) => SOON + hour * 60 * MINUTE - 2 * WEEK + week * WEEK),
    ...(patientAgreed ? { patientAgreed } : {}),
    idempotencyKey: crypto.randomUUID(),
  });

const count = (text: string | null, part: RegExp) => (text ?? "").match(part)?.length ?? 0;

it("tells of a series in one mail with every date and one calendar file, and of its end likewise", async () => {
  const { set } = await setThree(0, "on");
  expect(set).toHaveLength(3);
  const [asked, ...more] = await outboxMails();
  expect([asked?.template, more]).toEqual(["series.set", []]);
  await deliverLater(asked?.id ?? "");
  const mail = await lastMail(practice);
  expect(mail.subject).toMatch(/^Your appointments starting .+ are confirmed$/);
  expect(count(mail.text, /\/v\//g)).toBe(3);
  expect(count(mail.calendar, /^BEGIN:VEVENT/gm)).toBe(3);
  for (const { id } of set) expect(mail.calendar).toContain(`UID:${id}\r\n`);

  // From the second on; one of the two is then taken back.
  const { canceled } = await cancelFollowing(await staff(), { appointmentId: set[1]?.id ?? "", note: "Away" });
  expect(canceled).toBe(2);
  const [off, ...others] = await outboxMails();
  expect([off?.template, others]).toEqual(["series.canceled", []]);
  await undoAppointment(await staff(), { appointmentId: set[1]?.id ?? "" });
  await deliverLater(off?.id ?? "");
  const end = await lastMail(practice);
  expect(end.subject).toMatch(/^Your appointments starting .+ are canceled$/);
  expect(end.text).toContain("Away");
  expect(count(end.calendar, /^STATUS:CANCELLED/gm)).toBe(1);
  expect(end.calendar).toContain(`UID:${set[2]?.id ?? ""}\r\n`);
  expect(end.calendar).toMatch(/^SEQUENCE:1/m);
});

it("asks to confirm each appointment of a proposal, and tells nothing once none of them stands", async () => {
  const { set } = await setThree(1, "");
  const [asked] = await outboxMails();
  await deliverLater(asked?.id ?? "");
  const mail = await lastMail(practice);
  expect(mail.subject).toMatch(/^Please confirm your appointments starting /);
  expect(count(mail.text, /^Confirm.*: /gm)).toBe(3);

  await cancelFollowing(await staff(), { appointmentId: set[0]?.id ?? "" });
  const [off] = await outboxMails();
  for (const { id } of set) await undoAppointment(await staff(), { appointmentId: id });
  const before = await mailsOf(practice);
  await deliverLater(off?.id ?? "");
  expect(await mailsOf(practice)).toHaveLength(before.length);
});
