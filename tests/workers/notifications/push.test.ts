import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { endInbox } from "~/features/notifications/public.server";
import { dropPushSubscription } from "~/features/notifications/services/push/drop-push-subscription.server";
import { keepPushSubscription } from "~/features/notifications/services/push/keep-push-subscription.server";
import type { Actor } from "~/platform/access/actor.server";
import { ForbiddenError, InvalidError, NotSignedInError } from "~/platform/http/errors.server";
import { openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, deliver, givenMailedAppointment, mailsOf } from "./scene";
import { browser, deliverText, openSession, plan, plannedOf, services, SESSION, shortsOf } from "./short-scene";

let practice: Practice;
let patient: Actor;

beforeAll(async () => {
  practice = await openPractice();
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  await openSession(practice, practice.ids.patientUser);
  const { db } = await asSystem(practice);
  await db.raw("UPDATE patient SET email = 'z@her-own-domain.eu' WHERE organization_id = ?1", db.organizationId).run();
});
afterEach(() => vi.unstubAllGlobals());

const asPatient = () => practice.as(patient, Date.now());

async function confirmed(): Promise<string> {
  const appointmentId = await givenMailedAppointment(practice);
  const to = { kind: "PATIENT", id: practice.ids.patient };
  return askForMail(practice, { template: "appointment.confirmed", to, appointmentId });
}

it("a browser that asked is pushed to, encrypted and signed, and forgotten when its service has forgotten it", async () => {
  await keepPushSubscription(await asPatient(), await browser("one"));
  const row = await confirmed();
  await plan(practice, row);
  const asked = services(() => new Response(null, { status: 201 }));
  await deliverText(practice, `${row}:PUSH`);
  await deliverText(practice, `${row}:PUSH`);
  expect(asked).toHaveLength(1);
  const [{ url, headers, bytes } = asked[0]!] = asked;
  expect(url).toBe("https://fcm.googleapis.com/fcm/send/one");
  expect(headers.get("content-encoding")).toBe("aes128gcm");
  expect(headers.get("authorization")).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
  // Padded, so that its length tells nothing (RFC 8291, 4).
  expect(bytes).toBe(4096);
  expect(await shortsOf(practice, row)).toMatchObject([{ channel: "PUSH", status: "SENT" }]);

  const gone = await confirmed();
  await plan(practice, gone);
  services(() => new Response(null, { status: 410 }));
  await deliverText(practice, `${gone}:PUSH`);
  expect(await shortsOf(practice, gone)).toMatchObject([{ status: "FAILED", reason: "gone" }]);
  const later = await confirmed();
  await plan(practice, later);
  expect(await plannedOf(practice, later)).toEqual([]);
});

it("a push service that is down is tried again", async () => {
  await keepPushSubscription(await asPatient(), await browser("two"));
  const row = await confirmed();
  await plan(practice, row);
  services(() => new Response(null, { status: 503 }));
  await expect(deliverText(practice, `${row}:PUSH`)).rejects.toThrow("no push service took the message");
  services(() => new Response(null, { status: 201 }));
  await deliverText(practice, `${row}:PUSH`);
  expect(await shortsOf(practice, row)).toMatchObject([{ status: "SENT" }]);
});

it("what is pushed says nothing of an appointment", async () => {
  await keepPushSubscription(await asPatient(), await browser("three"));
  const row = await confirmed();
  await deliver(practice, row);
  await deliver(practice, `${row}:PUSH`);
  const pushed = (await mailsOf(practice)).at(-1);
  expect(pushed?.text).toBe("An appointment has changed.");
});

it("a browser is pushed to for as long as its session lasts, or until it is turned off there", async () => {
  await keepPushSubscription(await asPatient(), await browser("four"));
  await dropPushSubscription(await asPatient());
  const off = await confirmed();
  await plan(practice, off);
  expect(await plannedOf(practice, off)).toEqual([]);
  await keepPushSubscription(await asPatient(), await browser("five"));
  const { db, now } = await asSystem(practice);
  await db
    .raw(
      "UPDATE user_session SET ended_at = ?3 WHERE organization_id = ?1 AND token_hash = ?2",
      db.organizationId,
      SESSION,
      now,
    )
    .run();
  const ended = await confirmed();
  await plan(practice, ended);
  expect(await plannedOf(practice, ended)).toEqual([]);
  await endInbox(await asSystem(practice), { userId: practice.ids.patientUser });
  const left = await db
    .raw("SELECT count(*) AS count FROM push_subscription WHERE organization_id = ?1", db.organizationId)
    .first("count");
  expect(left).toBe(0);
});

it("only a push service's address is taken, and only from somebody who is signed in", async () => {
  const own = await browser("six");
  const elsewhere = { ...own, endpoint: "https://metadata.internal.example/latest" };
  await expect(keepPushSubscription(await asPatient(), elsewhere)).rejects.toThrow(InvalidError);
  const visitor = await practice.as({ kind: "anonymous" }, Date.now());
  await expect(keepPushSubscription(visitor, own)).rejects.toThrow(NotSignedInError);
  const guest = await practice.as({ kind: "system", task: "test" }, Date.now());
  await expect(keepPushSubscription(guest, own)).rejects.toThrow(ForbiddenError);
});
