import { beforeAll, describe, expect, it, vi } from "vitest";
import { endInbox, watchInbox } from "~/features/notifications/public.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { openNotice } from "~/features/notifications/services/inbox/open-notice.server";
import { countOwnUnread } from "~/features/notifications/services/inbox/count-unread.server";
import { readAllNotices } from "~/features/notifications/services/inbox/read-all-notices.server";
import { readNotices } from "~/features/notifications/services/inbox/read-notices.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { readMessages } from "~/i18n/translator.server";
import { uuidv7 } from "~/kernel/ids";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, givenMailedAppointment, lastMail } from "./scene";

let practice: Practice;
let other: Practice;
let doctor: Actor;
let patient: Actor;

beforeAll(async () => {
  [practice, other] = [await openPractice(), await openPractice()];
  doctor = employeeActor(practice.ids.doctor, { userId: await userOf(practice, practice.ids.doctor) });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

async function userOf(of: Practice, employeeId: string): Promise<string> {
  const { db } = await asSystem(of);
  const row = await db
    .raw("SELECT user_id AS id FROM employee WHERE organization_id = ?1 AND id = ?2", db.organizationId, employeeId)
    .first<string>("id");
  return row ?? "";
}

const as = (actor: Actor, of = practice) => of.as(actor, Date.now());
const upgrade = () => new Request("https://inbox.example/", { headers: { upgrade: "websocket" } });

/** A request that has come for the doctor; its appointment and its outbox row. */
async function newRequest(id = uuidv7(Date.now())) {
  const appointmentId = await givenMailedAppointment(practice, S.NEW);
  const to = { kind: "EMPLOYEE", id: practice.ids.doctor };
  await askForMail(practice, { template: "appointment.requestReceived", to, appointmentId }, id);
  return { appointmentId, id };
}

/** An open tab, and what came to it. */
async function tab(actor: Actor) {
  const socket = (await watchInbox(await as(actor), upgrade())).webSocket;
  if (!socket) throw new Error("no socket");
  const frames: unknown[] = [];
  let closed = 0;
  socket.addEventListener("message", ({ data }) => void frames.push(JSON.parse(String(data))));
  socket.addEventListener("close", ({ code }) => void (closed = code));
  socket.accept();
  const come = (count: number) => vi.waitFor(() => expect(frames).toHaveLength(count), { timeout: 5_000 });
  return { frames, come, closed: () => closed };
}

describe("the inbox of a user", () => {
  it("gets what concerns them once, however often it is delivered, in the words of whoever reads it", async () => {
    const { appointmentId, id } = await newRequest();
    await deliver(practice, id);
    await deliver(practice, id, 2);
    const { notifications } = await listOwnNotices(await as(doctor), {});
    expect(notifications.filter((each) => each.appointmentId === appointmentId)).toEqual([
      expect.objectContaining({
        event: "staffNewRequest",
        title: expect.stringMatching(/^New request: /),
        read: false,
        href: `/secure/providerweb/appointments/view/${appointmentId}`,
      }),
    ]);
    await readMessages("ar_BH");
    const arabic = await listOwnNotices({ ...(await as(doctor)), locale: "ar_BH" }, {});
    expect(arabic.notifications[0]?.title).toMatch(/[\u0600-\u06ff]/);
  });

  it("is led from the news of an invoice to that invoice, by mail and in the app", async () => {
    const to = { kind: "USER", id: practice.ids.patientUser };
    const payload = { template: "invoice.issued", to, invoiceId: "an-invoice" };
    await deliver(practice, await askForMail(practice, payload));
    expect((await lastMail(practice)).html).toContain(`localhost:8787${paths.ownInvoice("an-invoice")}"`);
    const { notifications } = await listOwnNotices(await as(patient), {});
    expect(notifications[0]).toMatchObject({ event: "invoice.issued", href: paths.ownInvoice("an-invoice") });
  });

  it("gets nothing of a change that was taken back before it was told", async () => {
    const { appointmentId, id } = await newRequest();
    const { db } = await asSystem(practice);
    await db
      .raw(
        "UPDATE appointment SET state_id = ?3 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        appointmentId,
        S.CANCELED,
      )
      .run();
    await deliver(practice, id);
    const { notifications } = await listOwnNotices(await as(doctor), {});
    expect(notifications.some((each) => each.appointmentId === appointmentId)).toBe(false);
  });

  it("comes by pages, newest first, without a gap or a repetition", async () => {
    for (let made = 0; made < 5; made += 1) await deliver(practice, (await newRequest()).id);
    const all = (await listOwnNotices(await as(doctor), { limit: 50 })).notifications.map(({ id }) => id);
    const paged: string[] = [];
    let before: string | undefined;
    do {
      const page = await listOwnNotices(await as(doctor), { limit: 2, ...(before ? { before } : {}) });
      paged.push(...page.notifications.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before);
    expect(paged).toEqual(all);
    expect(all).toEqual([...all].sort().reverse());
  });

  it("counts what is unread, and no more what was read, opened or read as a whole", async () => {
    await readAllNotices(await as(doctor));
    const count = async () => (await countOwnUnread(await as(doctor))).unreadCount;
    expect(await count()).toBe(0);
    for (let made = 0; made < 3; made += 1) await deliver(practice, (await newRequest()).id);
    expect(await countOwnUnread(await as(doctor))).toEqual({ unreadCount: 3, label: "3 unread notifications" });
    const [first, second] = (await listOwnNotices(await as(doctor), {})).notifications;
    expect(await readNotices(await as(doctor), { ids: [first?.id, "unknown"] })).toEqual([{ ...first, read: true }]);
    expect(await count()).toBe(2);
    expect(await openNotice(await as(doctor), second?.id ?? "")).toBe(second?.href);
    expect(await count()).toBe(1);
    await readAllNotices(await as(doctor));
    expect(await count()).toBe(0);
  });

  it("is nobody else's: not to read, not to open, not to mark", async () => {
    await deliver(practice, (await newRequest()).id);
    const [newest] = (await listOwnNotices(await as(doctor), {})).notifications;
    const id = newest?.id ?? "";
    const stranger = employeeActor(other.ids.doctor, { userId: await userOf(other, other.ids.doctor) });
    for (const context of [await as(patient), await as(stranger, other)]) {
      expect((await listOwnNotices(context, {})).notifications.some((each) => each.id === id)).toBe(false);
      await readNotices(context, { ids: [id] });
      await expect(openNotice(context, id)).rejects.toThrow(NotFoundError);
    }
    expect((await listOwnNotices(await as(doctor), {})).notifications[0]).toMatchObject({ id, read: false });
    await expect(listOwnNotices(await as({ kind: "anonymous" }), {})).rejects.toThrow(NotSignedInError);
    await expect(watchInbox(await as({ kind: "anonymous" }), upgrade())).rejects.toThrow(NotSignedInError);
  });
});

describe("an open tab", () => {
  it("hears of what arrives and of what is read elsewhere, and of nobody else's", async () => {
    const [one, two, patients] = [await tab(doctor), await tab(doctor), await tab(patient)];
    await deliver(practice, (await newRequest()).id);
    await one.come(1);
    await two.come(1);
    expect(one.frames).toEqual([{ type: "NEWS", fresh: true }]);
    await readAllNotices(await as(doctor));
    await one.come(2);
    expect(one.frames[1]).toEqual({ type: "NEWS", fresh: false });
    expect(patients.frames).toEqual([]);
  });

  it("is closed when a session, role or account of its user ends, and nobody else's is", async () => {
    const [ended, stays] = [await tab(doctor), await tab(patient)];
    const { userId = "" } = doctor.kind === "employee" ? doctor : {};
    await endInbox(await asSystem(practice), { userId });
    await vi.waitFor(() => expect(ended.closed()).toBe(4401), { timeout: 5_000 });
    expect(ended.frames.at(-1)).toEqual({ type: "ENDED" });
    expect(stays.closed()).toBe(0);
  });
});
