import { expect } from "vitest";
import { GatewayRefused, NOT_EXACT, type Begun, type Flow } from "~/features/billing/gateways/operations.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { InvalidError, UpstreamError } from "~/platform/http/errors.server";
import { callDuring, callRefused, callsUnanswered } from "./call-cases";
import { checkoutFor, type Scene } from "./scene";

/** One case of the contract: what must hold, and how it is shown. */
export interface Case {
  number: number;
  title: string;
  run: (scene: Scene) => Promise<void>;
}

/** Where a payer is led, as text: the address of a page, or a form with its fields. */
const placeOf = (begun: Begun[Flow]): string => {
  if ("checkoutUrl" in begun) return begun.checkoutUrl;
  if ("asked" in begun) return JSON.stringify(begun.asked);
  return "action" in begun ? JSON.stringify([begun.action, begun.fields]) : "on the phone";
};

const originOf = (begun: Begun[Flow]): string | null => {
  if ("checkoutUrl" in begun) return new URL(begun.checkoutUrl).origin;
  return "action" in begun ? new URL(begun.action).origin : null;
};

const lastBegun = ({ standIn }: Scene) => standIn.begun().at(-1);

/**
 * How often a payment was begun: a gateway that takes a name once gets a further try under the name and its number, and
 * no name of a payment begins with another one.
 */
const timesBegun = ({ standIn }: Scene, reference: string): number =>
  standIn.begun().filter(({ own }) => own.startsWith(reference)).length;

/** Runs what must fail, and gives the error. */
async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("it went well");
}

async function begunOnce(scene: Scene): Promise<void> {
  const { contract, declared } = scene;
  const payment = await scene.begin();
  expect(payment.gatewayReference).toBeTruthy();
  expect(payment.checkoutUrl).toBeTruthy();
  const known = lastBegun(scene);
  // What begins without a call is known to the gateway once its payer is there.
  if (contract.begin.answers !== null || declared.flows.includes("poll") || contract.calls)
    expect(known).toMatchObject({
      own: payment.own,
      amount: contract.wire(contract.amountMinor, contract.currency),
      currency: contract.currency,
    });
  const begun = await (await scene.operations()).begin(await checkoutFor(scene));
  const origin = originOf(begun);
  if (origin !== null && !contract.within) expect(declared.targets.form).toContain(origin);
}

async function begunTwice(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  const checkout = await checkoutFor(scene);
  const [one, other] = await Promise.all([operations.begin(checkout), operations.begin(checkout)]);
  const times = timesBegun(scene, checkout.ownReference);
  if (scene.contract.begin.again === "another") {
    // It has no way to begin one payment twice as one: the product stores the first and asks no second time.
    const payment = await scene.begin();
    const before = scene.line.calls.length;
    expect((await scene.stored(payment.id)).checkoutUrl).toBe(payment.checkoutUrl);
    expect(scene.line.calls.length).toBe(before);
    expect(times).toBeGreaterThan(0);
    return;
  }
  expect(one.reference).toBe(other.reference);
  expect(placeOf(one)).toBe(placeOf(other));
  expect(times).toBeLessThanOrEqual(1);
}

async function lostAnswer(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  const checkout = await checkoutFor(scene);
  if (scene.contract.begin.answers === null) {
    expect(placeOf(await operations.begin(checkout))).toBe(placeOf(await operations.begin(checkout)));
    return;
  }
  await scene.line.during("deaf", async () => {
    expect(await errorOf(() => operations.begin(checkout))).toBeInstanceOf(UpstreamError);
  });
  const begun = await operations.begin(checkout);
  expect(begun.reference).toBeTruthy();
  const times = timesBegun(scene, checkout.ownReference);
  expect(times).toBe(scene.contract.begin.again === "same" ? 1 : 2);
}

async function noAnswer(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  if (scene.contract.calls) {
    await callsUnanswered(scene, ["slow", "down", "busy"]);
    await callRefused(scene);
  }
  if (scene.contract.begin.answers !== null)
    for (const mood of ["slow", "down", "busy"] as const)
      await scene.line.during(mood, async () => {
        const error = await errorOf(async () => operations.begin(await checkoutFor(scene)));
        expect(error, mood).toBeInstanceOf(UpstreamError);
      });
  if (scene.contract.begin.answers !== null) {
    scene.standIn.refuse(true);
    const error = await errorOf(async () => operations.begin(await checkoutFor(scene)));
    expect(error).toBeInstanceOf(GatewayRefused);
    expect((error as GatewayRefused).reason).not.toBe("");
    expect(await errorOf(() => scene.begin())).toBeInstanceOf(InvalidError);
    scene.standIn.refuse(false);
  }
  expect((await scene.begin()).status).toBe("OPEN");
}

async function brokenAnswer(scene: Scene): Promise<void> {
  const { answers } = scene.contract.begin;
  const operations = await scene.operations();
  const moods =
    answers === null ? [] : answers === "json" ? (["html", "empty", "half"] as const) : (["html", "empty"] as const);
  for (const mood of moods)
    await scene.line.during(mood, async () => {
      const error = await errorOf(async () => operations.begin(await checkoutFor(scene)));
      expect(error instanceof UpstreamError || error instanceof GatewayRefused, mood).toBe(true);
    });
  if (scene.contract.calls) await callsUnanswered(scene, ["html", "empty", "half"]);
  expect(placeOf(await operations.begin(await checkoutFor(scene)))).toBeTruthy();
}

async function foreignPage(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  const fine = await operations.begin(await checkoutFor(scene));
  const origin = originOf(fine);
  if (scene.contract.begin.answers === null || !("checkoutUrl" in fine)) {
    // Who confirms on the phone is led nowhere.
    if (origin === null || scene.contract.within) expect(scene.declared.targets.form).toEqual([]);
    else expect(scene.declared.targets.form).toContain(origin);
    return;
  }
  const unsafe = fine.checkoutUrl.replace("https:", "http:");
  for (const address of ["https://pay.evil.example/c/1", unsafe, "javascript:alert(1)", "//evil.example"]) {
    scene.standIn.leadTo(address);
    const error = await errorOf(async () => operations.begin(await checkoutFor(scene)));
    expect(error, address).toBeInstanceOf(GatewayRefused);
  }
  scene.standIn.leadTo(null);
}

async function amounts(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  expect(scene.contract.amounts.length).toBeGreaterThanOrEqual(3);
  for (const { minor, currency, sent } of scene.contract.amounts) {
    const checkout = await checkoutFor(scene, { amountMinor: minor, currencyCode: currency });
    const before = scene.line.calls.length;
    if (sent === null) {
      const error = await errorOf(() => operations.begin(checkout));
      expect(error).toMatchObject({ reason: NOT_EXACT });
      expect(scene.line.calls.length).toBe(before);
      continue;
    }
    const begun = await operations.begin(checkout);
    await scene.arrive(begun);
    const known = scene.standIn.begun().find(({ own }) => own === checkout.ownReference);
    expect(known?.amount ?? placeOf(begun), `${String(minor)} ${currency}`).toContain(sent);
  }
}

async function texts(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  const name = `José Ñandú Łukasz 李 O'Brien <b>&"`;
  for (const description of [`Appointment & + = % ' " at José`, `Appointment 👩‍⚕️👍 ${"é".repeat(300)}`]) {
    const begun = await operations.begin(await checkoutFor(scene, { description, name }));
    expect(placeOf(begun)).toBeTruthy();
    await scene.arrive(begun);
    const { text = "" } = lastBegun(scene) ?? {};
    // No character is broken in two.
    expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|\uFFFD/);
  }
}

async function secrets(scene: Scene): Promise<void> {
  const operations = await scene.operations();
  const told: string[] = [placeOf(await operations.begin(await checkoutFor(scene)))];
  for (const mood of ["down", "deaf", "html"] as const)
    await scene.line.during(mood, async () => {
      try {
        told.push(placeOf(await operations.begin(await checkoutFor(scene))));
        if (scene.contract.calls) told.push(JSON.stringify(await callDuring(scene, mood)));
      } catch (error) {
        told.push(String(error), JSON.stringify(error), String((error as Error).stack), String((error as Error).cause));
      }
    });
  scene.standIn.refuse(true);
  await scene.begin().catch((error: unknown) => told.push(String(error), JSON.stringify(error)));
  scene.standIn.refuse(false);
  const { secrets: kept, inForm = [] } = scene.contract;
  const shown = [...told, ...scene.lines].join("\n");
  for (const secret of kept.filter((each) => !inForm.includes(each))) expect(shown).not.toContain(secret);
  const { wrong, type } = scene.contract;
  if (wrong) {
    const sent = { type, ...scene.contract.given, ...wrong.given };
    const refused = await errorOf(async () => connectGateway(await scene.admin(), sent));
    expect(refused).toMatchObject({ fields: [{ field: wrong.field }] });
  }
  expect(kept.length > 0 || scene.declared.connecting.kind === "press").toBe(true);
}

/** How a payment begins at a gateway. */
export const BEGIN_CASES: readonly Case[] = [
  { number: 1, title: "a payment begins once, with a name and a place to pay", run: begunOnce },
  { number: 2, title: "begun twice, also at the same moment, it is one payment", run: begunTwice },
  { number: 3, title: "a beginning whose answer was lost is found again", run: lostAnswer },
  { number: 4, title: "a gateway that does not answer fails nothing, one that says no is believed", run: noAnswer },
  { number: 5, title: "an answer that is none leads nobody to a page", run: brokenAnswer },
  { number: 6, title: "a page on another host is refused", run: foreignPage },
  { number: 7, title: "an amount is sent exactly, or refused before anything is sent", run: amounts },
  { number: 8, title: "names and texts of any script are taken, and cut without breaking a character", run: texts },
  { number: 9, title: "no secret is in a log, an error or a page", run: secrets },
];
