import { vi } from "vitest";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { deliverNotification, deliverShortMessage } from "~/features/notifications/public.server";
import { connectMessageAccount } from "~/features/notifications/services/texts/connect-message-account.server";
import type { RequestContext } from "~/platform/context.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { keepPushSubscription } from "~/features/notifications/services/push/keep-push-subscription.server";
import { pushSubscriptionSchema } from "~/features/notifications/schemas/push/push-subscription";
import { toBase64Url } from "~/platform/crypto/crypto.server";
import type { Practice } from "../scheduling/scene";
import { patientActor } from "../support/organization";
import { asSystem } from "./scene";

/** An account as Twilio names them; nobody's. */
export const ACCOUNT = {
  accountSid: `AC${"0123456789abcdef".repeat(2)}`,
  authToken: "the-token-of-the-clinic",
  smsFrom: "+34600000001",
  whatsappFrom: "+34600000002",
};

const inProduction = (context: RequestContext): RequestContext => ({
  ...context,
  env: {
    ...context.env,
    ENVIRONMENT: "production",
    MAIL_FROM: "visits@platform.example",
    SEND_MAIL: { send: () => Promise.resolve({ messageId: "1" }) },
    ...VAPID,
  },
});

/** A key pair made for this test alone. */
export const VAPID = {
  VAPID_PUBLIC_KEY: "BPl42hHElrp1RKpByUOUbjB_cRvoZR1uaj6MmUz6uShj6Zx2KXaCpWM26WzvV-ABOPhTkYeejKIsrWomHWw8x_k",
  VAPID_PRIVATE_KEY: "yfTeCl8mE-niOGQMv2oGKYB8q4FbKZVH2OeVfxID-8k",
  VAPID_SUBJECT: "mailto:desk@clinic.example",
};

/** What services are asked, with what they answer. */
export function services(answer: (request: Request) => Response | Promise<Response>) {
  const asked: { url: string; method: string; headers: Headers; fields: URLSearchParams; bytes: number }[] = [];
  vi.stubGlobal("fetch", async (to: string, init: RequestInit) => {
    const request = new Request(to, init);
    const body = await request.clone().arrayBuffer();
    asked.push({
      url: request.url,
      method: request.method,
      headers: request.headers,
      fields: new URLSearchParams(new TextDecoder().decode(body)),
      bytes: body.byteLength,
    });
    return answer(request);
  });
  return asked;
}

let sids = 0;
/** Twilio takes a message over. */
export const taken = () => {
  sids += 1;
  return Response.json({ sid: `SM${String(sids).padStart(32, "0")}`, status: "queued" }, { status: 201 });
};

/**
 * A practice that texts its patients by an account of its own; the patient has a number and an address of their own.
 */
export async function texts(practice: Practice, channels: { sms?: boolean; whatsapp?: boolean } = { sms: true }) {
  const admin = await practice.as(practice.administrator, Date.now());
  await changeSetting(admin, "notifications", {
    smsToPatients: channels.sms ?? false,
    whatsappToPatients: channels.whatsapp ?? false,
  });
  await connectMessageAccount(await practice.as(practice.administrator, Date.now()), ACCOUNT);
  const { db } = await asSystem(practice);
  await db
    .raw(
      "UPDATE patient SET phone_calling_code = '34', phone = '600 11 22 33', email = 'z@her-own-domain.eu' WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.ids.patient,
    )
    .run();
}

const itemOf = async (context: RequestContext, id: string) => {
  const item = await pendingOutboxItem(context, id);
  if (!item) throw new Error(`the row ${id} is not pending`);
  return item;
};

/** Does the mail's row in production: it asks for the texts. */
export async function plan(practice: Practice, id: string, now = Date.now()): Promise<void> {
  const context = inProduction(await practice.as({ kind: "system", task: "test" }, now));
  await deliverNotification(context, await itemOf(context, id));
}

/** Does a text's row in production. */
export async function deliverText(practice: Practice, id: string, now = Date.now()): Promise<void> {
  const context = inProduction(await practice.as({ kind: "system", task: "test" }, now));
  await deliverShortMessage(context, await itemOf(context, id));
}

export interface ShortRow {
  id: string;
  channel: string;
  status: string;
  reason: string | null;
  ref: string | null;
}

/** The deliveries of texts and pushes that a mail's row has asked for. */
export async function shortsOf(practice: Practice, mailRow: string): Promise<ShortRow[]> {
  const { db } = await asSystem(practice);
  const { results } = await db
    .raw(
      "SELECT id, channel, status, reason, provider_ref AS ref FROM delivery WHERE organization_id = ?1 AND outbox_id LIKE ?2 ORDER BY channel",
      db.organizationId,
      `${mailRow}:%`,
    )
    .all<ShortRow & Record<string, unknown>>();
  return results;
}

/** The rows of the outbox that a mail's row has asked for, with when they go out. */
export async function plannedOf(practice: Practice, mailRow: string): Promise<{ id: string; at: number }[]> {
  const { db } = await asSystem(practice);
  const { results } = await db
    .raw(
      "SELECT id, available_at AS at FROM outbox WHERE organization_id = ?1 AND id LIKE ?2 ORDER BY id",
      db.organizationId,
      `${mailRow}:%`,
    )
    .all<{ id: string; at: number }>();
  return results;
}

/** The session that `patientActor` names. */
export const SESSION = "1".repeat(64);

export async function openSession(practice: Practice, userId: string): Promise<void> {
  const { db, now } = await asSystem(practice);
  const text = `INSERT INTO user_session (organization_id, token_hash, user_id, created_at, expires_at)
VALUES (?1, ?2, ?3, ?4, ?5)`;
  await db.raw(text, db.organizationId, SESSION, userId, now, now + 86_400_000).run();
}

/** A browser as its push service knows it, with keys that the test can open messages by. */
export async function browser(name: string) {
  const pair = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
    "deriveBits",
  ])) as CryptoKeyPair;
  const p256dh = toBase64Url((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  return pushSubscriptionSchema.parse({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh, auth },
  });
}

/** Lets a browser of the patient be pushed to. */
export async function subscribe(practice: Practice): Promise<void> {
  const { patient, patientUser } = practice.ids;
  await openSession(practice, patientUser);
  const context = await practice.as(patientActor(patient, patientUser), Date.now());
  await keepPushSubscription(context, await browser(patientUser));
}
