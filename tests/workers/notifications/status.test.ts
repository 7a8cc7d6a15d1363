import { createHmac } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { reportStatus } from "~/features/notifications/services/texts/report-status.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, givenMailedAppointment } from "./scene";
import { ACCOUNT, deliverText, plan, services, shortsOf, taken, texts, type ShortRow } from "./short-scene";

let practice: Practice;
let other: Practice;

beforeAll(async () => {
  [practice, other] = [await openPractice(), await openPractice()];
  await texts(practice);
  await texts(other);
});
afterEach(() => vi.unstubAllGlobals());

/** A text that Twilio has taken over. */
async function sentText(of = practice): Promise<{ row: string; text: ShortRow }> {
  services(taken);
  const appointmentId = await givenMailedAppointment(of);
  const to = { kind: "PATIENT", id: of.ids.patient };
  const row = await askForMail(of, { template: "appointment.confirmed", to, appointmentId });
  await plan(of, row);
  await deliverText(of, `${row}:SMS`);
  const [text] = await shortsOf(of, row);
  if (!text) throw new Error("the text was not handed over");
  return { row, text };
}

const visitor = (of: Practice) => of.as({ kind: "anonymous" }, Date.now());

/** What Twilio posts, signed as its documentation says. */
function report(
  { origin }: RequestContext,
  text: { id: string; ref: string | null },
  fields: Record<string, string>,
  token = ACCOUNT.authToken,
): Request {
  const url = `${origin}/notificationStatus/sms?delivery=${text.id}`;
  const posted: Record<string, string> = { MessageSid: text.ref ?? "", AccountSid: ACCOUNT.accountSid, ...fields };
  const signed = Object.keys(posted)
    .sort()
    .reduce((all, name) => all + name + (posted[name] ?? ""), url);
  return new Request(url, {
    method: "POST",
    headers: { "x-twilio-signature": createHmac("sha1", token).update(signed).digest("base64") },
    body: new URLSearchParams(posted),
  });
}

async function told(of: Practice, text: ShortRow, fields: Record<string, string>): Promise<void> {
  const context = await visitor(of);
  await reportStatus(context, "sms", report(context, text, fields));
}

const statusOf = async (row: string) =>
  (await shortsOf(practice, row)).map(({ status, reason }) => ({ status, reason }));

describe("a report of the text service", () => {
  it("moves a message on and never back, however late and often it comes", async () => {
    const { row, text } = await sentText();
    await told(practice, text, { MessageStatus: "sent" });
    expect(await statusOf(row)).toEqual([{ status: "SENT", reason: null }]);
    await told(practice, text, { MessageStatus: "delivered" });
    await told(practice, text, { MessageStatus: "delivered" });
    await told(practice, text, { MessageStatus: "sent" });
    await told(practice, text, { MessageStatus: "failed", ErrorCode: "30008" });
    expect(await statusOf(row)).toEqual([{ status: "DELIVERED", reason: null }]);
  });

  it("says why a message failed", async () => {
    const { row, text } = await sentText();
    await told(practice, text, { MessageStatus: "undelivered", ErrorCode: "30003" });
    expect(await statusOf(row)).toEqual([{ status: "FAILED", reason: "30003" }]);
  });

  it("that is forged, or signed with another's token, is refused and changes nothing", async () => {
    const { row, text } = await sentText();
    const context = await visitor(practice);
    const forged = report(context, text, { MessageStatus: "delivered" }, "another token");
    await expect(reportStatus(context, "sms", forged)).rejects.toThrow(ForbiddenError);
    const unsigned = new Request(forged.url, { method: "POST", body: new URLSearchParams({ MessageStatus: "sent" }) });
    await expect(reportStatus(context, "sms", unsigned)).rejects.toThrow(ForbiddenError);
    // Signed for another message: the address is part of what is signed.
    const { text: second } = await sentText();
    const moved = report(context, text, { MessageStatus: "delivered" });
    const elsewhere = new Request(moved.url.replace(text.id, second.id), moved);
    await expect(reportStatus(context, "sms", elsewhere)).rejects.toThrow(ForbiddenError);
    expect(await statusOf(row)).toEqual([{ status: "QUEUED", reason: null }]);
  });

  it("of another organization's message answers like one of a message that never was", async () => {
    const { row, text } = await sentText();
    const theirs = await visitor(other);
    const foreign = report(theirs, text, { MessageStatus: "delivered" });
    await expect(reportStatus(theirs, "sms", foreign)).rejects.toThrow(NotFoundError);
    const unknown = report(theirs, { id: "never-was", ref: text.ref }, { MessageStatus: "delivered" });
    await expect(reportStatus(theirs, "sms", unknown)).rejects.toThrow(NotFoundError);
    expect(await statusOf(row)).toEqual([{ status: "QUEUED", reason: null }]);
  });

  it("that comes before the message was recorded is kept", async () => {
    const appointmentId = await givenMailedAppointment(practice);
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const row = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
    await plan(practice, row);
    services(async () => {
      const answer = taken();
      const { sid }: { sid: string } = await answer.clone().json();
      const [claimed] = await shortsOf(practice, row);
      await told(practice, { ...claimed, ref: sid } as ShortRow, { MessageStatus: "delivered" });
      return answer;
    });
    await deliverText(practice, `${row}:SMS`);
    expect(await shortsOf(practice, row)).toMatchObject([{ status: "DELIVERED", ref: expect.stringMatching(/^SM/) }]);
  });

  it("of something that is no transport is not found", async () => {
    const context = await visitor(practice);
    const request = new Request(`${context.origin}/notificationStatus/pigeon`, { method: "POST" });
    await expect(reportStatus(context, "pigeon", request)).rejects.toThrow(NotFoundError);
  });
});

describe("a report of the mail service", () => {
  const KEY = "c2VjcmV0LW9mLXRoZS1tYWlsLXNlcnZpY2U=";

  const withSecret = (context: RequestContext): RequestContext => ({
    ...context,
    env: { ...context.env, MAIL_HTTP_WEBHOOK_SECRET: `whsec_${KEY}` },
  });

  /** A mail that went out by the service under this name. */
  async function sentMail(name: string): Promise<string> {
    services(() => Response.json({ id: name }));
    const appointmentId = await givenMailedAppointment(practice);
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const row = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, row);
    if (!item) throw new Error("the row is pending");
    const env = {
      ...context.env,
      ...{ ENVIRONMENT: "production" as const, MAIL_FROM: "visits@platform.example" },
      ...{ MAIL_HTTP_URL: "https://mails.service.example/emails", MAIL_HTTP_TOKEN: "of-the-service" },
    };
    await deliverMail({ ...context, env }, item);
    return row;
  }

  function posted(context: RequestContext, event: object, { secret = KEY, at = context.now } = {}): Request {
    const body = JSON.stringify(event);
    const seconds = String(Math.floor(at / 1000));
    const signature = createHmac("sha256", Buffer.from(secret, "base64"))
      .update(`msg_1.${seconds}.${body}`)
      .digest("base64");
    return new Request(`${context.origin}/notificationStatus/mail`, {
      method: "POST",
      headers: { "svix-id": "msg_1", "svix-timestamp": seconds, "svix-signature": `v1,AAAA v1,${signature}` },
      body,
    });
  }

  async function mailStatus(row: string): Promise<unknown> {
    const { db } = await asSystem(practice);
    return db
      .raw("SELECT status, reason FROM delivery WHERE organization_id = ?1 AND outbox_id = ?2", db.organizationId, row)
      .first();
  }

  const event = (type: string, name: string, of = practice) => ({
    type,
    data: { email_id: name, tags: { organization: String(of.entry.id) } },
  });

  it("moves the mail on, at whichever organization's address it comes", async () => {
    const row = await sentMail("mail-1");
    const context = withSecret(await visitor(other));
    await reportStatus(context, "mail", posted(context, event("email.opened", "mail-1")));
    expect(await mailStatus(row)).toEqual({ status: "SENT", reason: null });
    await reportStatus(context, "mail", posted(context, event("email.bounced", "mail-1")));
    expect(await mailStatus(row)).toEqual({ status: "FAILED", reason: "bounced" });
  });

  it("is refused where it is forged, too old, or no secret is set; and a foreign one is not found", async () => {
    const row = await sentMail("mail-2");
    const context = withSecret(await visitor(practice));
    const delivered = event("email.delivered", "mail-2");
    const forged = posted(context, delivered, { secret: "YW5vdGhlcg==" });
    await expect(reportStatus(context, "mail", forged)).rejects.toThrow(ForbiddenError);
    const old = posted(context, delivered, { at: context.now - 6 * 60_000 });
    await expect(reportStatus(context, "mail", old)).rejects.toThrow(ForbiddenError);
    await expect(reportStatus(await visitor(practice), "mail", posted(context, delivered))).rejects.toThrow(
      ForbiddenError,
    );
    const foreign = posted(context, event("email.delivered", "mail-2", other));
    await expect(reportStatus(context, "mail", foreign)).rejects.toThrow(NotFoundError);
    expect(await mailStatus(row)).toEqual({ status: "SENT", reason: null });
  });
});
