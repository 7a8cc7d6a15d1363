import { expect } from "vitest";
import { BY_HAND } from "~/features/billing/gateways/operations.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { InvalidError, UpstreamError } from "~/platform/http/errors.server";
import { DAY_MS as DAY } from "~/kernel/time/dates";
import type { Case } from "./begin-cases";
import { calledOnce } from "./call-cases";
import { eventUrlOf, type Scene } from "./scene";

async function paidPayment(scene: Scene) {
  const payment = await scene.begin();
  scene.standIn.say(payment.own, scene.contract.words.paid[0] ?? "");
  const { standIn, contract } = scene;
  if (contract.calls) await scene.answered(payment.id);
  else if (contract.unaskable && standIn.message)
    await scene.tell(await standIn.message(payment.own, eventUrlOf(contract), { id: crypto.randomUUID() }));
  else await scene.look(payment);
  expect((await scene.stored(payment.id)).status).toBe("PAID");
  return payment;
}

/** A page that nothing ends is not looked at for ever, and what nobody paid is no work for anybody. */
async function leftOpen(scene: Scene): Promise<void> {
  const payment = await scene.begin();
  await scene.lookAgain(payment, 15 * DAY);
  const { status, review } = await scene.stored(payment.id);
  expect(["PENDING", "EXPIRED", "FAILED"]).toContain(status);
  expect(review).toBe(status === "PENDING" ? "UNREACHABLE" : null);
}

async function closing(scene: Scene): Promise<void> {
  const { contract, standIn } = scene;
  const open = await scene.begin();
  const once = await scene.close(await scene.stored(open.id));
  const twice = await scene.close(await scene.stored(open.id));
  if (contract.close === "ends") {
    expect([once.status, twice.status]).toEqual(["EXPIRED", "EXPIRED"]);
    expect(standIn.takesMoney(open.own)).toBe(false);
  } else {
    expect(["OPEN", "PENDING", "EXPIRED", "FAILED"]).toContain(twice.status);
    if (!contract.unaskable || contract.calls) await leftOpen(scene);
  }
  const paid = await scene.begin();
  standIn.say(paid.own, contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(paid.id);
  const after = await scene.close(await scene.stored(paid.id));
  if (!contract.unaskable || contract.calls) expect(after.status).toBe("PAID");
}

/** Who agrees to pay for what was closed meanwhile keeps the money. */
async function lateApproval(scene: Scene, approved: string): Promise<void> {
  const { contract, standIn } = scene;
  const payment = await scene.begin();
  await scene.close(await scene.stored(payment.id));
  standIn.say(payment.own, approved);
  const { status } = await scene.close(await scene.stored(payment.id));
  if (standIn.message) await scene.tell(await standIn.message(payment.own, eventUrlOf(contract), { id: "too late" }));
  if (contract.close !== "ends") return;
  expect(status).toBe("EXPIRED");
  expect(standIn.capturesOf?.(payment.own)).toBe(0);
}

async function lateMoney(scene: Scene): Promise<void> {
  const { contract, standIn } = scene;
  if (contract.words.approved !== undefined) await lateApproval(scene, contract.words.approved);
  const payment = await scene.begin();
  const closed = await scene.close(await scene.stored(payment.id));
  const takesMoney = standIn.takesMoney(payment.own);
  standIn.say(payment.own, contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(payment.id);
  else if (standIn.message)
    await scene.tell(await standIn.message(payment.own, eventUrlOf(contract), { id: "after the end" }));
  else if (closed.status === "EXPIRED") {
    // Nobody would hear of it, so nothing may be called closed that can still be paid.
    expect(takesMoney).toBe(false);
    return;
  } else await scene.look(payment);
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function refundByHand(scene: Scene): Promise<void> {
  const payment = await paidPayment(scene);
  const operations = await scene.operations();
  await expect(operations.giveBack(payment.gatewayReference ?? "", payment.id)).rejects.toMatchObject({
    reason: BY_HAND,
  });
  await expect(scene.giveBack(payment.id)).rejects.toMatchObject({ fields: [{ message: "billing:review.byHand" }] });
  await markGivenBack(await scene.admin(), { paymentId: payment.id });
  expect((await scene.stored(payment.id)).status).toBe("REFUNDED");
}

async function refund(scene: Scene): Promise<void> {
  const { contract, standIn, line } = scene;
  if (contract.refund === "by hand") return refundByHand(scene);
  const payment = await paidPayment(scene);
  await line.during("deaf", async () => {
    await expect(scene.giveBack(payment.id)).rejects.toThrow(UpstreamError);
  });
  await scene.giveBack(payment.id);
  const { status, review } = await scene.stored(payment.id);
  if (contract.refund === "done") expect(status).toBe("REFUNDED");
  else expect([status, review]).toEqual(["PAID", "REFUND_REQUESTED"]);
  const operations = await scene.operations();
  const reference = payment.gatewayReference ?? "";
  await Promise.all([operations.giveBack(reference, payment.id), operations.giveBack(reference, payment.id)]);
  expect(standIn.refundsOf(payment.own)).toBe(1);
  const unpaid = await scene.begin();
  const reason: unknown = await operations.giveBack(unpaid.gatewayReference ?? "", unpaid.id).catch((e: unknown) => e);
  expect(reason).toMatchObject({ name: "GatewayRefused" });
  expect(standIn.refundsOf(unpaid.own)).toBe(0);
  await expect(scene.giveBack(unpaid.id)).rejects.not.toBeInstanceOf(InvalidError);
}

async function capturedOnce(scene: Scene): Promise<void> {
  const { standIn, contract } = scene;
  const payment = await scene.begin();
  if (contract.calls) await calledOnce(scene, payment);
  standIn.say(payment.own, contract.words.approved ?? contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(payment.id);
  else if (!contract.unaskable) await Promise.all(Array.from({ length: 10 }, () => scene.look(payment)));
  else if (standIn.message) {
    const message = await standIn.message(payment.own, eventUrlOf(contract));
    await Promise.all(Array.from({ length: 10 }, () => scene.tell(message)));
  }
  expect((await scene.stored(payment.id)).status).toBe("PAID");
  expect(standIn.capturesOf?.(payment.own) ?? 1).toBe(1);
}

/** The end of a payment. */
export const END_CASES: readonly Case[] = [
  { number: 26, title: "what is closed takes no more money, and what is paid stays paid", run: closing },
  { number: 27, title: "money that comes after the end is not lost", run: lateMoney },
  { number: 28, title: "money goes back once, whatever answer was lost", run: refund },
  { number: 29, title: "ten who ask at once take the money once", run: capturedOnce },
];
