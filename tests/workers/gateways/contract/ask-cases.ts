import { expect } from "vitest";
import type { PaymentRow } from "~/features/billing/data/payments/payments.server";
import type { PaymentStatus } from "~/features/billing/domain/payments/payment";
import { UpstreamError } from "~/platform/http/errors.server";
import type { Case } from "./begin-cases";
import { callOfUnknownEnd, callsUnanswered } from "./call-cases";
import { eventUrlOf, type Scene } from "./scene";
import type { StandInPayment } from "./stand-in";

type Begun = PaymentRow & { own: string };

/** How a payment stands as soon as the gateway was asked, or has told where it cannot be asked. */
async function learn(scene: Scene, payment: Begun, byWord = false): Promise<PaymentStatus> {
  const { standIn, contract } = scene;
  if (contract.calls) await scene.answered(payment.id);
  else if ((contract.unaskable || byWord) && standIn.message)
    await scene.tell(await standIn.message(payment.own, eventUrlOf(contract), { id: crypto.randomUUID() }));
  else await scene.look(payment);
  return (await scene.stored(payment.id)).status;
}

async function afterSaying(scene: Scene, word: string): Promise<PaymentStatus> {
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, word);
  return learn(scene, payment);
}

async function stateWords(scene: Scene): Promise<void> {
  const { open, pending, paid, failed, closed, approved } = scene.contract.words;
  expect(paid.length).toBeGreaterThan(0);
  const expected: [readonly string[], PaymentStatus][] = [
    [open, "OPEN"],
    [pending, "PENDING"],
    [approved === undefined ? paid : [...paid, approved], "PAID"],
    [failed, "FAILED"],
    [closed, "EXPIRED"],
  ];
  for (const [words, status] of expected)
    for (const word of words) expect(await afterSaying(scene, word), word).toBe(status);
}

/** A word that the gateway's papers do not list makes nothing paid, and is told to a person. */
async function unheardOf(scene: Scene): Promise<void> {
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, "NEVER_HEARD_OF");
  expect(["OPEN", "PENDING"]).toContain(await learn(scene, payment));
  expect((await scene.stored(payment.id)).review).toBe("UNKNOWN_STATE");
}

async function wordsOfState(scene: Scene): Promise<void> {
  await stateWords(scene);
  await unheardOf(scene);
}

async function oneAfterAnother(scene: Scene): Promise<void> {
  const { pending, paid, failed } = scene.contract.words;
  if (scene.contract.calls) for (const word of pending) await callOfUnknownEnd(scene, word);
  for (const [last, status] of [
    [paid[0], "PAID"],
    [failed[0], "FAILED"],
  ] as const) {
    if (last === undefined) continue;
    const payment = await scene.begin();
    if (pending[0] !== undefined && !scene.contract.calls) {
      await scene.standIn.say(payment.own, pending[0]);
      expect(await learn(scene, payment)).toBe("PENDING");
      expect(await learn(scene, payment)).toBe("PENDING");
    }
    await scene.standIn.say(payment.own, last);
    expect(await learn(scene, payment)).toBe(status);
  }
}

/** What is paid under the name of one payment is nothing to another one that it is asked for. */
async function askedByAnother(scene: Scene): Promise<void> {
  const { contract, standIn } = scene;
  const payment = await scene.begin();
  await standIn.say(payment.own, contract.words.paid[0] ?? "");
  const { amountMinor, currencyCode, gatewayReference } = payment;
  const operations = await scene.operations();
  const other = { paymentId: crypto.randomUUID(), amountMinor, currencyCode };
  for (const asked of [other, undefined]) {
    const { paymentId } = await operations.ask(gatewayReference ?? "", asked);
    expect(paymentId).toBeNull();
  }
}

async function otherThanAsked(scene: Scene): Promise<void> {
  const { contract, standIn } = scene;
  const { amountMinor, currency, wire } = contract;
  // A gateway that signs how a payment stands says then what it is asked without.
  const byWord = contract.messages?.isWord === true;
  const wrong: Partial<Pick<StandInPayment, "own" | "amount" | "currency">>[] = [];
  if (byWord || !contract.tellsNoAmount)
    wrong.push({ amount: wire(amountMinor - 1, currency) }, { amount: wire(amountMinor + 1, currency) });
  if (byWord || !contract.tellsNoCurrency) wrong.push({ currency: currency === "USD" ? "EUR" : "USD" });
  if (byWord || !contract.tellsNoName) wrong.push({ own: await scene.ownOf(crypto.randomUUID()) });
  // One that tells nothing is asked by our own name, under which nobody else can have begun anything.
  if (wrong.length === 0) return askedByAnother(scene);
  for (const change of wrong) {
    const payment = await scene.begin();
    // At once: a call that waits answers as soon as it is paid.
    await Promise.all([standIn.say(payment.own, contract.words.paid[0] ?? ""), standIn.alter(payment.own, change)]);
    await learn(scene, payment, byWord).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
    });
    expect((await scene.stored(payment.id)).status, JSON.stringify(change)).not.toBe("PAID");
  }
}

async function secondTry(scene: Scene): Promise<void> {
  const { failed, paid } = scene.contract.words;
  const payment = await scene.begin();
  if (failed[0] !== undefined) {
    await scene.standIn.say(payment.own, failed[0]);
    await learn(scene, payment);
  }
  // Money that comes after a try was given up is still money.
  await scene.standIn.say(payment.own, paid[0] ?? "");
  const { standIn, contract } = scene;
  if (standIn.message) await scene.tell(await standIn.message(payment.own, eventUrlOf(contract), { id: "second" }));
  else {
    const again = await scene.begin();
    await standIn.say(again.own, paid[0] ?? "");
    expect(await learn(scene, again)).toBe("PAID");
    return;
  }
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function oldToken(scene: Scene): Promise<void> {
  const { standIn, line } = scene;
  const payment = await scene.begin();
  await standIn.say(payment.own, scene.contract.words.paid[0] ?? "");
  if (standIn.expireTokens && standIn.refuseTokens) {
    standIn.refuseTokens(true);
    const before = line.calls.length;
    const operations = await scene.operations();
    await expect(operations.ask(payment.gatewayReference ?? "")).rejects.toThrow(UpstreamError);
    expect(line.calls.length - before).toBeLessThan(6);
    standIn.refuseTokens(false);
    standIn.expireTokens();
  }
  expect(await learn(scene, payment)).toBe("PAID");
}

async function notFound(scene: Scene): Promise<void> {
  const payment = await scene.begin();
  await scene.standIn.forget(payment.own);
  await scene.look(payment);
  expect((await scene.stored(payment.id)).status).toBe("OPEN");
}

async function afterLostAnswers(scene: Scene): Promise<void> {
  if (scene.contract.calls) await callsUnanswered(scene, ["deaf", "down", "html"]);
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, scene.contract.words.paid[0] ?? "");
  if (!scene.contract.unaskable && !scene.contract.within)
    for (const mood of ["deaf", "down", "html"] as const) {
      await scene.line.during(mood, () => scene.look(payment));
      expect((await scene.stored(payment.id)).status, mood).toBe("OPEN");
    }
  expect(await learn(scene, payment)).toBe("PAID");
}

/** How a payment stands, as the gateway says. */
export const ASK_CASES: readonly Case[] = [
  {
    number: 19,
    title: "each word for a state is understood, and an unknown one is told to a person",
    run: wordsOfState,
  },
  { number: 20, title: "what is on its way is paid or fails later", run: oneAfterAnother },
  {
    number: 21,
    title: "another amount, currency or payment than was asked for is never called paid",
    run: otherThanAsked,
  },
  { number: 22, title: "money that comes by a second try counts", run: secondTry },
  { number: 23, title: "an old token is fetched anew once, and refused ones lead to no loop", run: oldToken },
  { number: 24, title: "a payment that the gateway does not know yet is open", run: notFound },
  { number: 25, title: "after a lost answer the next question tells what stands", run: afterLostAnswers },
];
