import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { saveTaxRate } from "~/features/organization/services/prices/save-tax-rate.server";
import { changeTaxRounding } from "~/features/organization/services/prices/change-tax-rounding.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { vi } from "vitest";
import { openPractice } from "../../support/organization";
import type { Practice } from "../../scheduling/scene";
import { ANY_TIME, BEFORE, BLOCK, paidBy, systemOf } from "../scene";
import * as appointments from "./acts-appointments";
import * as desk from "./acts-desk";
import * as online from "./acts-online";
import * as papers from "./acts-papers";
import { written, type Discount, type Rounding, type Tax } from "./arithmetic";
import { checkAll, checkGateways } from "./checks";
import { Draw } from "./draw";
import { Expected, type Terms } from "./expected";
import { Gateways } from "./gateways";
import { Month } from "./month";

/** Each with its currency and a zone in which it is used. */
const WHERE = [
  ...([
    ["EUR", "Europe/Madrid"],
    ["USD", "America/New_York"],
    ["JPY", "Asia/Tokyo"],
    ["KWD", "Asia/Kuwait"],
  ] as const),
  ...([
    ["CLP", "America/Santiago"],
    ["COP", "America/Bogota"],
    ["HUF", "Europe/Budapest"],
  ] as const),
  ...([
    ["TWD", "Asia/Taipei"],
    ["PKR", "Asia/Karachi"],
    ["TND", "Africa/Tunis"],
  ] as const),
] as const;

/** What is done in a month, and how often it is drawn. */
const ACTS: readonly (readonly [string, number, (month: Month) => Promise<boolean>])[] = [
  ["booked by a patient", 7, appointments.bookAsPatient],
  ["booked by a visitor", 3, appointments.bookAsVisitor],
  ["booked by staff", 6, appointments.bookAsStaff],
  ["confirmed", 5, appointments.confirm],
  ["rejected", 1, appointments.reject],
  ["begun", 9, appointments.begin],
  ["over", 8, appointments.conclude],
  ["missed", 2, appointments.missed],
  ["canceled by staff", 3, appointments.cancelAsStaff],
  ["canceled by a patient", 3, appointments.cancelAsPatient],
  ["run out", 1, appointments.expire],
  ["taken off the list", 1, appointments.disable],
  ["paid at the desk", 6, desk.payAtDesk],
  ["all paid at the desk", 4, desk.payAllAtDesk],
  ["paid ahead used", 2, desk.useAhead],
  ["refunded at the desk", 3, desk.refund],
  ["payments taken back", 3, desk.takeBack],
  ["waived", 3, desk.waive],
  ["corrected", 1, desk.correct],
  ["charged by hand", 3, desk.charge],
  ["charges taken back", 2, desk.takeChargeBack],
  ["charged ahead", 1, desk.chargeAhead],
  ["discounts changed", 2, desk.discount],
  ["begun online", 8, online.payOnline],
  ["all begun online", 3, online.payAllOnline],
  ["links mailed", 1, online.mailLink],
  ["begun by the link", 1, online.payByLink],
  ["answered at the gateway", 9, online.atGateway],
  ["told", 6, online.tell],
  ["told at once", 2, online.tellTwice],
  ["looked at", 3, online.lookAt],
  ["checked", 2, online.checkOne],
  ["applied", 2, online.applyAll],
  ["given back online", 4, online.review],
  ["given back in part", 2, online.giveBackPart],
  ["invoiced", 4, papers.invoice],
  ["credited", 2, papers.creditNote],
  ["receipts", 2, papers.receipt],
  ["credits granted", 4, papers.grant],
  ["credits lapsed", 2, papers.lapse],
  ["rounding changed", 1, papers.round],
];
const ALL = ACTS.reduce((sum, [, weight]) => sum + weight, 0);

function drawn(draw: Draw): (typeof ACTS)[number] {
  let left = draw.below(ALL);
  for (const act of ACTS) {
    left -= act[1];
    if (left < 0) return act;
  }
  throw new RangeError("no act was drawn");
}

/** A second place, where the other doctor works, and prices of every service at each. */
async function openPlaces(practice: Practice, draw: Draw, currency: string) {
  const { db } = await systemOf(practice);
  const own = db.organizationId;
  const second = crypto.randomUUID();
  const { branch, otherDoctor, clinicOffering, videoOffering } = practice.ids;
  const run = (text: string, ...values: (string | number)[]) => db.raw(text, own, ...values);
  const prices = new Map<string, bigint>();
  const priced = [clinicOffering, videoOffering].flatMap((service) =>
    [branch, second].map((place) => {
      const price = draw.oneIn(2) ? draw.between(60, 4_000) * 10 : draw.between(501, 80_000);
      prices.set(`${service} ${place}`, BigInt(price));
      return run(
        `INSERT INTO service_offering_branch (organization_id, service_offering_id, branch_id, cost_minor, price_minor, currency_code)
VALUES (?1, ?2, ?3, ?4, ?4, ?5) ON CONFLICT (organization_id, service_offering_id, branch_id)
DO UPDATE SET cost_minor = excluded.cost_minor, price_minor = excluded.price_minor, currency_code = excluded.currency_code`,
        ...[service, place, price, currency],
      );
    }),
  );
  await db.rawBatch([
    run(
      `INSERT INTO branch (organization_id, id, name, city, phone, time_zone)
SELECT ?1, ?2, 'Second street', city, phone, time_zone FROM branch WHERE organization_id = ?1 AND id = ?3`,
      ...[second, branch],
    ),
    ...priced,
    run("UPDATE provider_slot SET branch_id = ?2 WHERE organization_id = ?1 AND employee_id = ?3", second, otherDoctor),
    run(
      "UPDATE employee_branch SET branch_id = ?2 WHERE organization_id = ?1 AND employee_id = ?3",
      second,
      otherDoctor,
    ),
    run("UPDATE organization_profile SET currency_code = ?2 WHERE organization_id = ?1", currency),
  ]);
  return { places: [branch, second], prices };
}

/** Up to three taxes, in the price or on it, on the price or on the taxes before too, everywhere or at one place. */
async function openTaxes(practice: Practice, draw: Draw, places: readonly string[]) {
  const taxes: Tax[] = [];
  const admin = () => practice.as(practice.administrator);
  for (let count = draw.below(4); count > 0; count -= 1) {
    const millionths = draw.pick([0, 50_000, 72_500, 81_250, 190_000, 200_000, 270_000, 333_333]) ?? 0;
    const tax = {
      ...{ isInclusive: draw.oneIn(2), isCompound: draw.oneIn(3), isDefault: !draw.oneIn(4) },
      branchId: draw.oneIn(3) ? (draw.pick(places) ?? null) : null,
    };
    const percentage = written(BigInt(millionths), "KWD").replace(/^(\d+)\.(\d{3})$/, "$1$2");
    const { id } = await saveTaxRate(await admin(), {
      ...{ name: `Tax ${count}`, percentage: String(Number(percentage) / 10_000) },
      ...{ ...tax, branchId: tax.branchId ?? "" },
    });
    const { isInclusive: inclusive, isCompound: compound, isDefault, branchId: place } = tax;
    taxes.push({ id, millionths: BigInt(millionths), inclusive, compound, isDefault, place });
  }
  const rounding: Rounding = draw.oneIn(2) ? "HALF_UP" : "HALF_EVEN";
  await changeTaxRounding(await admin(), { rounding });
  return { taxes, rounding };
}

async function openDiscounts(practice: Practice, draw: Draw, currency: string): Promise<Discount[]> {
  const discounts: Discount[] = [];
  for (const code of ["", "", "SPRING", "FRIENDS", "WELCOME"].filter(() => draw.oneIn(2))) {
    const terms = {
      millionths: draw.oneIn(2) ? BigInt(draw.pick([33_333, 100_000, 500_000, 1_000_000, 125_000]) ?? 0) : null,
      ...{ amount: BigInt(draw.between(1, 9_000)), stackable: draw.oneIn(2) },
      ...{ limit: draw.oneIn(2) ? draw.between(1, 4) : null, perPatient: draw.oneIn(3) ? draw.between(1, 2) : null },
      ...{ firstOnly: draw.oneIn(4), service: draw.oneIn(4) ? practice.ids.clinicOffering : null },
    };
    const { id } = await saveDiscount(await practice.as(practice.administrator), {
      ...{ name: `Discount ${discounts.length}`, code, currencyCode: currency },
      ...(terms.millionths === null
        ? { value: "amount", amount: written(terms.amount, currency) }
        : { value: "percent", percent: String(Number(terms.millionths) / 10_000) }),
      ...{ services: terms.service === null ? [] : [terms.service], limitTotal: terms.limit ?? "" },
      ...{ limitPerPatient: terms.perPatient ?? "", firstOnly: terms.firstOnly, isStackable: terms.stackable },
    });
    discounts.push({ id, code, ...terms, amount: terms.millionths === null ? terms.amount : null });
  }
  return discounts;
}

/** A practice of its own, as a seed draws it. */
async function openMonth(draw: Draw): Promise<Month> {
  const [currency, zone] = draw.pick(WHERE) ?? WHERE[0];
  // Some months go over the turn of a year, some over a change of the clocks.
  const began = Date.UTC(2026, draw.pick([1, 2, 4, 9, 11]) ?? 4, draw.between(1, 28), 7);
  const practice = await openPractice({ now: began, timeZone: zone });
  const { places, prices } = await openPlaces(practice, draw, currency);
  const { taxes, rounding } = await openTaxes(practice, draw, places);
  const discounts = await openDiscounts(practice, draw, currency);
  const credits = { returnHours: draw.pick([0, 24, 72]) ?? 24, extendsExpired: draw.oneIn(2) };
  await changeSetting(await practice.as(practice.administrator), "credits", credits);
  const options = [ANY_TIME, ANY_TIME, BLOCK, BEFORE, "PAY_AFTER_SESSION"];
  await paidBy(practice, draw.pick(options) ?? ANY_TIME, draw.pick(options) ?? ANY_TIME);
  const gateways = new Gateways(practice, draw, currency);
  await gateways.connect();
  gateways.isCalm = false;
  const terms: Terms = { currency, rounding, taxes, prices, discounts, ...credits };
  const month = new Month(practice, draw, gateways, new Expected(terms), zone, began);
  month.places = places;
  return month;
}

/** How months went: what was done how often, and what went wrong; empty where everything holds. */
export interface MonthsOutcome {
  counts: Map<string, number>;
  wrong: string[];
}

/** So many things are done in a month; what finds nothing to do is drawn anew, up to so often. */
const STEPS = 40;
const DRAWN = 4;

/**
 * One month of acts that a seed draws, in a practice of its own. At its end everything that was paid is known, and the
 * books, the papers and the gateways are held against what is expected.
 * @param watched after each act, too; and what was done is said
 */
async function oneMonth(seed: number, { steps, watched }: { steps: number; watched: boolean }): Promise<MonthsOutcome> {
  const draw = new Draw(seed);
  const month = await openMonth(draw);
  const log: string[] = [];
  for (let drawnSo = 0; drawnSo < steps * DRAWN && log.length < steps && month.wrong.length === 0; drawnSo += 1) {
    month.now += draw.below(16 * 3_600) * 1_000 + 60_000;
    const [name, , act] = drawn(draw);
    if (!(await act(month))) continue;
    month.count(name);
    log.push(name);
    if (watched) await checkAll(month);
  }
  await online.settleAll(month);
  await checkAll(month);
  await checkGateways(month);
  const { currency } = month.expected.terms;
  const wrong = month.wrong.map((what) => `month ${seed}, ${currency}: ${what}`);
  // Said at once: a long round may be stopped before its end.
  if (watched || wrong.length > 0) console.info([...log.map((name, at) => `${at + 1}. ${name}`), ...wrong].join("\n"));
  return { counts: month.counts, wrong };
}

/**
 * So many months, each of a seed of its own: the first of `seed`, the next of the number behind it. A month that goes
 * wrong is had again by its own seed, alone.
 */
export async function monthRound(asked: { seed: number; count: number; steps?: number }): Promise<MonthsOutcome> {
  const { seed, count, steps = STEPS } = asked;
  const all: MonthsOutcome = { counts: new Map(), wrong: [] };
  for (let done = 0; done < count; done += 1) {
    try {
      const { counts, wrong } = await oneMonth(seed + done, { steps, watched: count === 1 });
      for (const [name, often] of counts) all.counts.set(name, (all.counts.get(name) ?? 0) + often);
      all.wrong.push(...wrong);
    } catch (error) {
      const said = `month ${seed + done}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
      console.info(said);
      all.wrong.push(said);
    } finally {
      vi.unstubAllGlobals();
    }
    if ((done + 1) % 50 === 0) console.info(`${done + 1} months, ${all.wrong.length} things gone wrong`);
  }
  return all;
}
