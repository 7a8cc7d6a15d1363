import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listDevelopmentMails } from "~/features/notifications/services/mail/list-development-mails.server";
import { readDevelopmentMail } from "~/features/notifications/services/mail/read-development-mail.server";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import type { RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { env, openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, deliveriesOf, givenMailedAppointment, mailsOf } from "./scene";

let practice: Practice;

/** Of a domain that somebody could have: what goes to a reserved one is held back. */
const ADDRESS = "zainab.haddad@her-own-domain.eu";

beforeAll(async () => {
  practice = await openPractice();
  const { db } = await asSystem(practice);
  await db
    .raw(
      "UPDATE patient SET email = ?3 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.ids.patient,
      ADDRESS,
    )
    .run();
});

async function confirmedMail(): Promise<string> {
  const appointmentId = await givenMailedAppointment(practice);
  const to = { kind: "PATIENT", id: practice.ids.patient };
  return askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
}

/** A binding that keeps what it is given, or fails. */
function stub(fails = false) {
  const sent: EmailMessageBuilder[] = [];
  const send = (mail: EmailMessageBuilder | EmailMessage): Promise<EmailSendResult> => {
    if (fails) return Promise.reject(new Error("the mail service is down"));
    if ("subject" in mail) sent.push(mail);
    return Promise.resolve({ messageId: "1" });
  };
  return { sent, binding: { send } };
}

const inProduction = (context: RequestContext, binding: SendEmail): RequestContext => ({
  ...context,
  env: { ...context.env, ENVIRONMENT: "production", SEND_MAIL: binding, MAIL_FROM: "visits@platform.example" },
});

async function deliverBy(binding: SendEmail, id: string): Promise<void> {
  const context = inProduction(await asSystem(practice), binding);
  const item = await pendingOutboxItem(context, id);
  if (!item) throw new Error("the row is pending");
  await deliverMail(context, item);
}

describe("in production", () => {
  it("a mail goes out in the organization's name, with both looks and the calendar file, and is recorded", async () => {
    const { sent, binding } = stub();
    const id = await confirmedMail();
    await deliverBy(binding, id);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      from: { email: "visits@platform.example", name: expect.stringMatching(/^Suite/) },
      to: [{ name: "Zainab Haddad", email: ADDRESS }],
      html: expect.stringContaining("<!doctype html>"),
      text: expect.stringContaining("Hello Zainab Haddad,"),
      attachments: [{ filename: "appointment.ics", type: "text/calendar; charset=utf-8; method=REQUEST" }],
    });
    expect(await deliveriesOf(practice, id)).toMatchObject([{ status: "SENT" }]);
    expect(await mailsOf(practice)).toEqual([]);
  });

  it("a mail that was recorded is not sent again", async () => {
    const { sent, binding } = stub();
    const id = await confirmedMail();
    await deliverBy(binding, id);
    await deliverBy(binding, id);
    expect(sent).toHaveLength(1);
  });

  it("a mail that the service refuses is not recorded, so that it is tried again", async () => {
    const id = await confirmedMail();
    await expect(deliverBy(stub(true).binding, id)).rejects.toThrow("the mail service is down");
    expect(await deliveriesOf(practice, id)).toEqual([]);
  });

  it("the environment says what mails need that is missing", () => {
    const { MAIL_FROM: _from, SEND_MAIL: _binding, ...rest } = env;
    expect(() => parseEnv({ ...rest, ENVIRONMENT: "production" })).toThrow(/MAIL_FROM[\s\S]*SEND_MAIL/);
  });

  it("there is no development outbox", async () => {
    const context = inProduction(await practice.as({ kind: "anonymous" }), stub().binding);
    await expect(listDevelopmentMails(context, null)).rejects.toThrow(NotFoundError);
    await expect(readDevelopmentMail(context, "any")).rejects.toThrow(NotFoundError);
  });
});

describe("by another mail service", () => {
  const url = "https://mails.service.example/emails";
  afterEach(() => vi.unstubAllGlobals());

  async function deliverByService(answer: Response, id: string) {
    const asked: Request[] = [];
    vi.stubGlobal("fetch", (to: string, init: RequestInit) => {
      asked.push(new Request(to, init));
      return Promise.resolve(answer);
    });
    const context = inProduction(await asSystem(practice), stub(true).binding);
    const item = await pendingOutboxItem(context, id);
    if (!item) throw new Error("the row is pending");
    const env = { ...context.env, MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: "of-the-service" };
    await deliverMail({ ...context, env }, item);
    return asked[0];
  }

  it("a mail is posted once with its own key, where answers go, and a calendar file", async () => {
    await changeSetting(await practice.as(practice.administrator), "notifications", { replyTo: "desk@clinic.example" });
    const id = await confirmedMail();
    const request = await deliverByService(Response.json({ id: "1" }), id);
    expect(request?.headers.get("idempotency-key")).toBe(id);
    expect(request?.headers.get("authorization")).toBe("Bearer of-the-service");
    expect(await request?.json()).toMatchObject({
      from: expect.stringMatching(/^"Suite \d+" <visits@platform.example>$/),
      to: [ADDRESS],
      reply_to: "desk@clinic.example",
      subject: expect.stringMatching(/is confirmed$/),
      attachments: [{ filename: "appointment.ics", content_type: "text/calendar; charset=utf-8; method=REQUEST" }],
    });
    expect(await deliveriesOf(practice, id)).toMatchObject([{ status: "SENT" }]);
  });

  it("a mail that it does not take is not recorded, so that it is tried again", async () => {
    const id = await confirmedMail();
    await expect(deliverByService(new Response("", { status: 503 }), id)).rejects.toThrow("answered 503");
    expect(await deliveriesOf(practice, id)).toEqual([]);
  });

  it("a reminder says how its receiver refuses more of them by one press", async () => {
    const appointmentId = await givenMailedAppointment(practice);
    const { db } = await asSystem(practice);
    const startsAt = await db
      .raw("SELECT starts_at FROM appointment WHERE organization_id = ?1 AND id = ?2", db.organizationId, appointmentId)
      .first<number>("starts_at");
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const id = await askForMail(practice, { template: "appointment.reminder", to, appointmentId, startsAt });
    const request = await deliverByService(Response.json({ id: "2" }), id);
    expect(await request?.json()).toMatchObject({
      headers: {
        "List-Unsubscribe": expect.stringMatching(/^<http.+\/s\/unsubscribe\/.+>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  });

  it("the environment says that its token is missing", () => {
    const rest = { ...env, ENVIRONMENT: "production", MAIL_FROM: "visits@platform.example", MAIL_HTTP_URL: url };
    expect(() => parseEnv(rest)).toThrow(/MAIL_HTTP_TOKEN/);
  });
});

describe("the development outbox", () => {
  it("lists the organization's own mails, newest first, and opens no other's", async () => {
    const other = await openPractice();
    for (let count = 0; count < 2; count += 1) await deliver(practice, await confirmedMail());
    const visitor = await practice.as({ kind: "anonymous" });
    const { mails, next } = await listDevelopmentMails(visitor, null);
    expect(next).toBeNull();
    expect(mails.map((mail) => mail.id)).toEqual(mails.map((mail) => mail.id).toSorted((a, b) => (a < b ? 1 : -1)));
    const newest = mails[0]?.id ?? "";
    expect((await readDevelopmentMail(visitor, newest)).html).toContain("<!doctype html>");
    const stranger = await other.as({ kind: "anonymous" });
    expect(await listDevelopmentMails(stranger, null)).toEqual({ mails: [], next: null });
    await expect(readDevelopmentMail(stranger, newest)).rejects.toThrow(NotFoundError);
  });
});
