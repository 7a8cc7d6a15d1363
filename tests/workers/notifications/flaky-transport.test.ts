import { expect, it } from "vitest";
import { deliverMail } from "~/features/notifications/services/deliver-mail.server";
import { developmentTransport } from "~/features/notifications/services/development-transport.server";
import type { MailTransport } from "~/features/notifications/services/mail-transport.server";
import { outboxDone, pendingOutboxItem } from "~/platform/outbox.server";
import { openPractice } from "../support/organization";
import { askForMail, asSystem, mailsOf } from "./scene";

const MESSAGES = 40;

it(`of ${MESSAGES} mails over a transport that fails every third time none is lost and none doubled`, async () => {
  const practice = await openPractice();
  const to = { kind: "USER", id: practice.ids.patientUser };
  const ids: string[] = [];
  for (let made = 0; made < MESSAGES; made += 1)
    ids.push(await askForMail(practice, { template: "account.exists", to }));

  let seed = 97;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const flaky: MailTransport = {
    hand: (context, mail) =>
      random(3) === 0 ? Promise.reject(new Error("the transport is away")) : developmentTransport.hand(context, mail),
  };
  /** One delivery of a message, as a queue makes it: one to three times at once, marked done or not. */
  const delivered = async (id: string): Promise<boolean> => {
    const context = await asSystem(practice);
    const item = await pendingOutboxItem(context, id);
    if (!item) return true;
    const tries = Array.from({ length: 1 + random(3) }, () => deliverMail(context, item, flaky));
    const outcomes = await Promise.allSettled(tries);
    const done = outcomes.every(({ status }) => status === "fulfilled");
    // The mark may be lost with the Worker that was to set it.
    if (done && random(4) > 0) await outboxDone(context, id);
    return done && random(10) > 0;
  };
  let waiting = ids;
  for (let round = 0; waiting.length > 0; round += 1) {
    expect(round).toBeLessThan(40);
    const again: string[] = [];
    for (const id of waiting) if (!(await delivered(id))) again.push(id);
    waiting = again;
  }

  const { db } = await asSystem(practice);
  const { results } = await db
    .raw("SELECT outbox_id AS id, status FROM delivery WHERE organization_id = ?1", db.organizationId)
    .all<{ id: string; status: string }>();
  expect(results.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["SENT"]));
  expect(await mailsOf(practice)).toHaveLength(MESSAGES);
});
