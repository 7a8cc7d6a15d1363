import { beforeAll, describe, expect, it } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { answerCheckout } from "~/features/billing/services/payments/answer-development-checkout.server";
import { takeReturn } from "~/features/billing/services/payments/take-return.server";
import { giveBackCharge } from "~/features/billing/services/payments/give-back-charge.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { addService, readServiceScreen } from "~/features/questions/services/manage-services.server";
import { cancelQuestion } from "~/features/questions/services/patient-acts.server";
import { addQuestion, payQuestion, sendQuestion } from "~/features/questions/services/send-question.server";
import { sendPaidQuestion, stepQuestion } from "~/features/questions/services/step-question.server";
import { readReturned, viewQuestion } from "~/features/questions/services/view-question.server";
import { paths } from "~/paths";
import { BROWSER, rowsOf } from "../billing/scene";
import type { Practice } from "../scheduling/scene";
import { openPractice, patientActor } from "../support/organization";

const HOUR = 3_600_000;
const NOW = Date.now();
let practice: Practice;
let serviceId: string;

const patient = (at?: number) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
const system = (at?: number) => practice.as({ kind: "system", task: "test" }, at);
const rowOf = async (id: string) =>
  (
    await rowsOf<{ state: string; chargeId: string; price: number; version: number }>(
      await system(),
      'SELECT state, charge_id AS "chargeId", price_minor AS price, version FROM question WHERE organization_id = ?1 AND id = ?2',
      id,
    )
  )[0];
const balance = async () =>
  (
    await rowsOf<{ sum: number }>(
      await system(),
      "SELECT coalesce(sum(amount_minor), 0) AS sum FROM ledger_line WHERE organization_id = ?1 AND account = 'RECEIVABLE'",
    )
  )[0]?.sum;
const payments = async (chargeId: string) =>
  rowsOf<{ id: string; status: string }>(
    await system(),
    `SELECT p.id, p.status FROM payment_item i JOIN payment p ON p.organization_id = ?1 AND p.id = i.payment_id
WHERE i.organization_id = ?1 AND i.charge_id = ?2`,
    chargeId,
  );

const ask = async () =>
  addQuestion(await patient(), { serviceId, title: "My tablets", text: "May I take them with milk?" });

/** As its payer, at the gateway, and as the outbox then does, twice. */
async function paid(id: string) {
  await payQuestion(await patient(), id, {}, BROWSER);
  const chargeId = (await rowOf(id))?.chargeId ?? "";
  const [payment] = await payments(chargeId);
  await answerCheckout(await patient(), payment?.id ?? "", "pay");
  const open = await readPayment((await system()).db, payment?.id ?? "");
  if (open) await settlePayment(await system(), open);
  for (const _ of [1, 2]) {
    await applyPayment(await system(), { paymentId: payment?.id });
    await sendPaidQuestion(await system(), { chargeId });
  }
  return chargeId;
}

beforeAll(async () => {
  practice = await openPractice({ now: NOW });
  const admin = await practice.as(practice.administrator);
  await changeSetting(admin, "text-consultation", {
    ...{ enabled: true, answerWithinHours: 10, inOpeningHours: false, mostCharacters: 1000 },
    ...{ instructions: "", emergencyWords: "" },
  });
  await connectGateway(admin, { type: "DEVELOPMENT" });
  await addService(admin, { name: "Ask a doctor", price: "20", followUps: "1" });
  serviceId = (await readServiceScreen(admin)).services[0]?.id ?? "";
});

describe("a question that costs something", () => {
  it("is sent once it is paid, once", async () => {
    const { id, state } = await ask();
    expect(state).toBe("AWAITING_PAYMENT");
    expect(await rowOf(id)).toMatchObject({ price: 2000 });
    await paid(id);
    expect(await rowOf(id)).toMatchObject({ state: "ASKED" });
    const told = await rowsOf(
      await system(),
      "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'question.asked'",
    );
    // Both doctors may take it.
    expect(told).toHaveLength(2);
    expect(await balance()).toBe(0);
  });

  it("leads its patient back to the question, which is sent as soon as they come back", async () => {
    const { id } = await ask();
    const gatewayPage = await payQuestion(await patient(), id, {}, BROWSER);
    const chargeId = (await rowOf(id))?.chargeId ?? "";
    const [payment] = await payments(chargeId);
    expect(gatewayPage).toContain(payment?.id);
    const back = await answerCheckout(await patient(), payment?.id ?? "", "pay");
    const url = new URL(back, "https://practice.example");
    const page = await takeReturn(
      await practice.as({ kind: "anonymous" }),
      url.pathname.split("/").at(-1) ?? "",
      new Request(url),
    );
    const { pathname, searchParams } = new URL(page, "https://practice.example");
    expect(pathname).toBe(paths.textQuestion(id));
    const reference = searchParams.get("payment");
    expect(await readReturned(await practice.as(practice.administrator), id, reference)).toBeNull();
    expect(await readReturned(await patient(), id, reference)).toBe("PAID");
    expect(await viewQuestion(await patient(), id)).toMatchObject({ state: "ASKED" });
  });

  it("gives the money back by itself, once, where nobody answers in time", async () => {
    const { id } = await ask();
    const chargeId = await paid(id);
    for (const at of [5, 8, 10, 10]) await stepQuestion(await system(NOW + at * HOUR), { id, dueAt: 0 });
    expect(await rowOf(id)).toMatchObject({ state: "EXPIRED" });
    await giveBackCharge(await system(), { chargeId });
    await giveBackCharge(await system(), { chargeId });
    expect((await payments(chargeId)).map(({ status }) => status)).toEqual(["REFUNDED"]);
    expect(await balance()).toBe(0);
  });

  it("gives it back where its patient takes it back", async () => {
    const { id } = await ask();
    const chargeId = await paid(id);
    await cancelQuestion(await patient(), id, { version: (await rowOf(id))?.version });
    await giveBackCharge(await system(), { chargeId });
    expect((await payments(chargeId)).map(({ status }) => status)).toEqual(["REFUNDED"]);
    expect(await balance()).toBe(0);
  });

  it("is a draft again where nobody pays, owes nothing then, and can be sent anew", async () => {
    const { id } = await ask();
    await payQuestion(await patient(), id, {}, BROWSER);
    await stepQuestion(await system(NOW + HOUR), { id, dueAt: 0 });
    expect(await rowOf(id)).toMatchObject({ state: "DRAFT", chargeId: null });
    expect(await balance()).toBe(0);
    expect(await viewQuestion(await patient(), id)).toMatchObject({ acts: ["send", "charge", "cancel"] });
    expect(await sendQuestion(await patient(), id, {})).toMatchObject({ state: "AWAITING_PAYMENT" });
  });
});
