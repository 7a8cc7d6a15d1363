import { expect } from "vitest";
import type { PaymentRow } from "~/features/billing/data/payments/payments.server";
import type { Mood } from "./mount";
import type { Scene } from "./scene";

/** Whether the gateway has a payment's call, and has its payer's phone ask. */
const isPrompted = ({ standIn }: Scene, name: string): boolean => standIn.begun().some(({ own }) => own === name);

/** One call while the line is so, whose payer agrees where the phone asks; the payment as it is then. */
export async function callDuring(scene: Scene, mood: Mood): Promise<PaymentRow> {
  return scene.line.during(mood, async () => {
    const payment = await scene.begin();
    if (isPrompted(scene, payment.own)) await scene.standIn.say(payment.own, scene.contract.words.paid[0] ?? "");
    await scene.answered(payment.id);
    return scene.stored(payment.id);
  });
}

/** A message that comes again does not have the gateway called again, and a person is to find out. */
async function leftToAPerson(scene: Scene, { id }: PaymentRow): Promise<void> {
  const before = scene.line.calls.length;
  for (let times = 0; times < 3; times += 1) await scene.call(id);
  expect(scene.line.calls.length).toBe(before);
  expect(await scene.stored(id)).toMatchObject({ status: "PENDING", review: "UNREACHABLE" });
}

/** A call that has no answer, or none that can be read, is never called failed or paid, and is made once. */
export async function callsUnanswered(scene: Scene, moods: readonly Mood[]): Promise<void> {
  for (const mood of moods) await leftToAPerson(scene, await callDuring(scene, mood));
}

/** What the gateway itself does not know stays so, as it answers once. */
export async function callOfUnknownEnd(scene: Scene, word: string): Promise<void> {
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, word);
  await scene.answered(payment.id);
  await leftToAPerson(scene, payment);
}

/** The gateway says no to a call: its payer may begin anew. */
export async function callRefused(scene: Scene): Promise<void> {
  scene.standIn.refuse(true);
  const payment = await scene.begin();
  await scene.answered(payment.id);
  scene.standIn.refuse(false);
  expect(await scene.stored(payment.id)).toMatchObject({ status: "FAILED", review: null });
}

/** Ten messages at once are one call. */
export async function calledOnce(scene: Scene, { id, own }: PaymentRow & { own: string }): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => scene.call(id)));
  expect(scene.standIn.begun().filter((each) => each.own === own)).toHaveLength(1);
}
