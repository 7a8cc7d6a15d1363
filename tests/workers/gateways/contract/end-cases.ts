import { expect } from "vitest";
import { BY_HAND } from "~/features/billing/gateways/operations.server";
import { compareReports } from "~/features/billing/services/ledger/compare-reports.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { InvalidError, UpstreamError } from "~/platform/http/errors.server";
import { DAY_MS as DAY } from "~/kernel/time/dates";
import { systemOf } from "../../billing/scene";
import type { Case } from "./begin-cases";
import { calledOnce } from "./call-cases";
import { eventUrlOf, type Scene } from "./scene";

async function paidPayment(scene: Scene) {
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, scene.contract.words.paid[0] ?? "");
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
    expect(await standIn.takesMoney(open.own)).toBe(false);
  } else {
    expect(["OPEN", "PENDING", "EXPIRED", "FAILED"]).toContain(twice.status);
    if (!contract.unaskable || contract.calls) await leftOpen(scene);
  }
  const paid = await scene.begin();
  await standIn.say(paid.own, contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(paid.id);
  const after = await scene.close(await scene.stored(paid.id));
  if (!contract.unaskable || contract.calls) expect(after.status).toBe("PAID");
}

/** Who agrees to pay for what was closed meanwhile keeps the money. */
async function lateApproval(scene: Scene, approved: string): Promise<void> {
  const { contract, standIn } = scene;
  const payment = await scene.begin();
  await scene.close(await scene.stored(payment.id));
  await standIn.say(payment.own, approved);
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
  const takesMoney = await standIn.takesMoney(payment.own);
  await standIn.say(payment.own, contract.words.paid[0] ?? "");
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
  if (!contract.within)
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
  expect(await standIn.refundsOf(payment.own)).toBe(1);
  const unpaid = await scene.begin();
  const reason: unknown = await operations.giveBack(unpaid.gatewayReference ?? "", unpaid.id).catch((e: unknown) => e);
  expect(reason).toMatchObject({ name: "GatewayRefused" });
  expect(await standIn.refundsOf(unpaid.own)).toBe(0);
  await expect(scene.giveBack(unpaid.id)).rejects.not.toBeInstanceOf(InvalidError);
}

async function capturedOnce(scene: Scene): Promise<void> {
  const { standIn, contract } = scene;
  const payment = await scene.begin();
  if (contract.calls) await calledOnce(scene, payment);
  await standIn.say(payment.own, contract.words.approved ?? contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(payment.id);
  else if (!contract.unaskable) await Promise.all(Array.from({ length: 10 }, () => scene.look(payment)));
  else if (standIn.message) {
    const message = await standIn.message(payment.own, eventUrlOf(contract));
    await Promise.all(Array.from({ length: 10 }, () => scene.tell(message)));
  }
  expect((await scene.stored(payment.id)).status).toBe("PAID");
  expect(standIn.capturesOf?.(payment.own) ?? 1).toBe(1);
}

/** What it reports of a day is what its payments come to; one without a report says so, and is not compared. */
async function reported(scene: Scene): Promise<void> {
  const { contract, declared, practice } = scene;
  const { report } = await scene.operations();
  const compare = async () => {
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: (await scene.stranger()).profile.timeZone }).format();
    const compared = await compareReports(await systemOf(practice, Date.now() + 1_000), day);
    return compared.find(({ gatewayType }) => gatewayType === contract.type);
  };
  expect(report !== undefined).toBe(declared.reports ?? false);
  if (!report) {
    expect((await compare())?.state).toBe("NOT_REPORTED");
    return;
  }
  const [paid, back] = [await paidPayment(scene), await paidPayment(scene)];
  await scene.giveBack(back.id);
  const from = Date.now() - 3_600_000;
  const all = (await report(from, Date.now() + 1_000)) ?? [];
  const of = (id: string) =>
    all
      .flatMap(({ paymentId, kind, ...came }) =>
        paymentId === id ? [[kind, came.amountMinor, came.currencyCode]] : [],
      )
      .sort();
  const money = [contract.amountMinor, contract.currency];
  expect(of(paid.id)).toEqual([["taken", ...money]]);
  expect(of(back.id)).toEqual([
    ["givenBack", ...money],
    ["taken", ...money],
  ]);
  expect(await report(from - 3_600_000, from)).toEqual([]);
  for (const mood of contract.within ? [] : (["down", "html", "busy"] as const))
    await scene.line.during(mood, async () => expect((await compare())?.state).toBe("UNREACHABLE"));
  const before = await compare();
  await scene.standIn.alter(paid.own, { amount: contract.wire(contract.amountMinor + 1, contract.currency) });
  const after = await compare();
  expect(after?.state).toBe("DIFFERS");
  const { amountMinor: bookedMinor, currency: currencyCode } = contract;
  const difference = { paymentId: paid.id, kind: "taken", bookedMinor, reportedMinor: bookedMinor + 1, currencyCode };
  expect(after?.differences.filter(({ paymentId }) => paymentId === paid.id)).toEqual([difference]);
  expect(before?.differences.filter(({ paymentId }) => paymentId === paid.id || paymentId === back.id)).toEqual([]);
}

/** The end of a payment. */
export const END_CASES: readonly Case[] = [
  { number: 26, title: "what is closed takes no more money, and what is paid stays paid", run: closing },
  { number: 27, title: "money that comes after the end is not lost", run: lateMoney },
  { number: 28, title: "money goes back once, whatever answer was lost", run: refund },
  { number: 29, title: "ten who ask at once take the money once", run: capturedOnce },
];

/** After everything else: what it reports. */
export const REPORT_CASE: Case = {
  number: 32,
  title: "what it reports of a day is compared with the books, or it is said that it has no report",
  run: reported,
};
