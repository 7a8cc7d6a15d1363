import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import {
  connectMessageAccount,
  disconnectMessageAccount,
} from "~/features/notifications/services/texts/connect-message-account.server";
import { readMessageAccount } from "~/features/notifications/services/texts/read-message-account.server";
import { sendTestMessage } from "~/features/notifications/services/mail/send-test-message.server";
import { listSentMessages } from "~/features/notifications/services/mail/list-sent-messages.server";
import { sendAgain } from "~/features/notifications/services/mail/send-again.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, givenMailedAppointment, mailsOf, SOON } from "./scene";
import { ACCOUNT, deliverText, plan, plannedOf, services, shortsOf, taken, texts } from "./short-scene";

let practice: Practice;

beforeAll(async () => {
  practice = await openPractice();
  await texts(practice);
});
afterEach(() => vi.unstubAllGlobals());

async function confirmed(of = practice): Promise<string> {
  const appointmentId = await givenMailedAppointment(of);
  return askForMail(of, {
    template: "appointment.confirmed",
    to: { kind: "PATIENT", id: of.ids.patient },
    appointmentId,
  });
}

const smsOf = (row: string) => `${row}:SMS`;

describe("an appointment's text", () => {
  it("is asked for once with the mail, and sent once through the organization's own account", async () => {
    const asked = services(taken);
    const row = await confirmed();
    await plan(practice, row);
    await plan(practice, row);
    expect((await plannedOf(practice, row)).map(({ id }) => id)).toEqual([smsOf(row)]);
    await deliverText(practice, smsOf(row));
    await deliverText(practice, smsOf(row));
    expect(asked).toHaveLength(1);
    const [{ url, headers, fields } = asked[0]!] = asked;
    expect(url).toBe(`https://api.twilio.com/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`);
    expect(atob((headers.get("authorization") ?? "").slice("Basic ".length))).toBe(
      `${ACCOUNT.accountSid}:${ACCOUNT.authToken}`,
    );
    expect(fields.get("To")).toBe("+34600112233");
    expect(fields.get("From")).toBe(ACCOUNT.smsFrom);
    expect(fields.get("Body")).toMatch(/^Suite \d+: your appointment on .+ is confirmed\. https?:\/\/\S+\/v\/\S+$/);
    const [sent] = await shortsOf(practice, row);
    expect(fields.get("StatusCallback")).toMatch(new RegExp(`/notificationStatus/sms\\?delivery=${sent?.id}$`));
    expect(sent).toMatchObject({ channel: "SMS", status: "QUEUED", ref: expect.stringMatching(/^SM/) });
  });

  it("tells who asked for a time that nobody confirmed it, and where to ask for another", async () => {
    const asked = services(taken);
    const appointmentId = await givenMailedAppointment(practice, APPOINTMENT_STATE.EXPIRED);
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const row = await askForMail(practice, { template: "appointment.expired", to, appointmentId });
    await plan(practice, row);
    await deliverText(practice, smsOf(row));
    expect(asked.map(({ fields }) => fields.get("Body"))).toEqual([
      expect.stringMatching(/ could not answer your request for .+ in time\. Choose another time: https?:\/\/\S+$/),
    ]);
  });

  it("goes out once when two consumers do it at the same time", async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const asked = services(() => gate.then(taken));
    const row = await confirmed();
    await plan(practice, row);
    const first = deliverText(practice, smsOf(row));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    // Whoever comes second is to try again, lest the first has died.
    await expect(deliverText(practice, smsOf(row))).rejects.toThrow("another consumer");
    letGo();
    await first;
    await deliverText(practice, smsOf(row));
    expect(asked).toHaveLength(1);
  });

  it("that the service refuses for its number is given up with the service's code, and can be sent again", async () => {
    services(() => Response.json({ code: 21211, message: "The 'To' number is not valid" }, { status: 400 }));
    const row = await confirmed();
    await plan(practice, row);
    await deliverText(practice, smsOf(row));
    expect(await shortsOf(practice, row)).toMatchObject([{ status: "FAILED", reason: "21211", ref: null }]);
    const admin = await practice.as(practice.administrator, Date.now());
    const [line] = (await listSentMessages(admin, {})).sent.filter(({ channel }) => channel === "SMS");
    expect(line).toMatchObject({ status: "FAILED", reason: "21211" });
    await sendAgain(admin, { which: "failed", id: line?.id });
    const { db } = await asSystem(practice);
    const again = await db
      .raw(
        "SELECT id FROM outbox WHERE organization_id = ?1 AND topic = 'short' AND status = 'PENDING' ORDER BY created_at DESC, id DESC LIMIT 1",
        db.organizationId,
      )
      .first<string>("id");
    const asked = services(taken);
    await deliverText(practice, again ?? "");
    expect(asked).toHaveLength(1);
  });

  it.each([429, 500, 401])(
    "that the service does not take now (%i) is tried again at once and sent",
    async (status) => {
      services(() => new Response("later", { status }));
      const row = await confirmed();
      await plan(practice, row);
      await expect(deliverText(practice, smsOf(row))).rejects.toThrow(String(status));
      services(taken);
      await deliverText(practice, smsOf(row));
      expect(await shortsOf(practice, row)).toMatchObject([{ status: "QUEUED", ref: expect.stringMatching(/^SM/) }]);
    },
  );

  it("is not sent when a later change has overtaken it", async () => {
    const asked = services(taken);
    const appointmentId = await givenMailedAppointment(practice);
    const to = { kind: "PATIENT", id: practice.ids.patient };
    const row = await askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
    await plan(practice, row);
    const { db } = await asSystem(practice);
    await db
      .raw(
        "UPDATE appointment SET state_id = ?2 WHERE organization_id = ?1 AND id = ?3",
        db.organizationId,
        APPOINTMENT_STATE.CANCELED,
        appointmentId,
      )
      .run();
    await deliverText(practice, smsOf(row));
    expect(asked).toEqual([]);
    expect(await shortsOf(practice, row)).toEqual([]);
  });

  it("goes by WhatsApp alone where both ring the same phone, with the template where one is set", async () => {
    const both = await openPractice();
    await texts(both, { sms: true, whatsapp: true });
    const content = `HX${"ab".repeat(16)}`;
    await connectMessageAccount(await both.as(both.administrator, Date.now()), {
      ...ACCOUNT,
      whatsappContent: content,
    });
    const asked = services(taken);
    const row = await confirmed(both);
    await plan(both, row);
    expect((await plannedOf(both, row)).map(({ id }) => id)).toEqual([`${row}:WHATSAPP`]);
    await deliverText(both, `${row}:WHATSAPP`);
    const [{ fields } = asked[0]!] = asked;
    expect(fields.get("To")).toBe("whatsapp:+34600112233");
    expect(fields.get("From")).toBe(`whatsapp:${ACCOUNT.whatsappFrom}`);
    expect(fields.get("ContentSid")).toBe(content);
    expect(JSON.parse(fields.get("ContentVariables") ?? "")).toEqual({ 1: expect.stringContaining("is confirmed") });
    expect(fields.get("Body")).toBeNull();
  });

  it("is kept for development outside of production, where no account is needed", async () => {
    const local = await openPractice();
    await texts(local);
    await disconnectMessageAccount(await local.as(local.administrator, Date.now()));
    const row = await confirmed(local);
    await deliver(local, row);
    await deliver(local, smsOf(row));
    await deliver(local, smsOf(row));
    const kept = (await mailsOf(local)).filter(({ recipient }) => recipient.endsWith("+34600112233"));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.text).toContain("is confirmed");
  });

  it("is not asked for by a practice that texts nobody, and to nobody of a demonstration", async () => {
    const other = await openPractice();
    const silent = await confirmed(other);
    await plan(other, silent);
    expect(await plannedOf(other, silent)).toEqual([]);
    await texts(other);
    const { db } = await asSystem(other);
    await db.raw("UPDATE patient SET email = 'p@clinic.example' WHERE organization_id = ?1", db.organizationId).run();
    const row = await confirmed(other);
    await plan(other, row);
    expect(await plannedOf(other, row)).toEqual([]);
  });
});

describe("quiet hours", () => {
  it("put what rings off to the end of the quiet hours, by the practice's clock, unless it would come too late", async () => {
    const quiet = await openPractice({ timeZone: "UTC" });
    await texts(quiet);
    await changeSetting(await quiet.as(quiet.administrator, Date.now()), "notifications", {
      smsToPatients: true,
      quietFrom: "22:00",
      quietUntil: "08:00",
    });
    const night = SOON - 36 * 3_600_000; // 22:00 of the day before the day before
    const row = await confirmed(quiet);
    await plan(quiet, row, night);
    expect(await plannedOf(quiet, row)).toEqual([{ id: smsOf(row), at: night + 10 * 3_600_000 }]);
    const { db } = await asSystem(quiet);
    await db
      .raw("UPDATE appointment SET starts_at = ?2 WHERE organization_id = ?1", db.organizationId, night + 3_600_000)
      .run();
    const soon = await askForMail(quiet, {
      template: "appointment.confirmed",
      to: { kind: "PATIENT", id: quiet.ids.patient },
      appointmentId: await db
        .raw("SELECT id FROM appointment WHERE organization_id = ?1", db.organizationId)
        .first<string>("id"),
    });
    await plan(quiet, soon, night);
    expect(await plannedOf(quiet, soon)).toEqual([{ id: smsOf(soon), at: night }]);
  });
});

describe("the account", () => {
  it("is the administrators' own, shows no token, and says at its field what is wrong", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(readMessageAccount(doctor)).rejects.toThrow(ForbiddenError);
    await expect(connectMessageAccount(doctor, ACCOUNT)).rejects.toThrow(ForbiddenError);
    const admin = await practice.as(practice.administrator, Date.now());
    const view = await readMessageAccount(admin);
    expect(view).toMatchObject({ accountSid: ACCOUNT.accountSid, smsFrom: ACCOUNT.smsFrom });
    expect(JSON.stringify(view)).not.toContain(ACCOUNT.authToken);
    await expect(connectMessageAccount(admin, { ...ACCOUNT, accountSid: "AC1" })).rejects.toThrow(InvalidError);
    const { db } = await asSystem(practice);
    const sealed = await db
      .raw("SELECT sealed FROM tenant_secret WHERE organization_id = ?1 AND name = 'twilio'", db.organizationId)
      .first<string>("sealed");
    expect(sealed).not.toContain(ACCOUNT.authToken);
  });

  it("is tried by a message to oneself, which says what the service says", async () => {
    const admin = await practice.as(practice.administrator, Date.now());
    const production = { ...admin, env: { ...admin.env, ENVIRONMENT: "production" as const } };
    const asked = services(taken);
    await sendTestMessage(production, { channel: "SMS", to: "+34600999888" });
    expect(asked.map(({ fields }) => fields.get("To"))).toEqual(["+34600999888"]);
    services(() => Response.json({ code: 20003 }, { status: 401 }));
    await expect(sendTestMessage(production, { channel: "SMS", to: "+34600999888" })).rejects.toMatchObject({
      fields: [{ field: "to", message: "channels:account.silent" }],
    });
    services(() => Response.json({ code: 21614 }, { status: 400 }));
    await expect(sendTestMessage(production, { channel: "SMS", to: "+34600999888" })).rejects.toMatchObject({
      fields: [{ field: "to", message: "channels:account.refused", values: { code: "21614" } }],
    });
  });
});
