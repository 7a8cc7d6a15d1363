import { commit, refusedAs } from "~/db/commit.server";
import {
  activeGatewayType,
  payCharge,
  payChoices,
  prepaidCharge,
  type PayerBrowser,
} from "~/features/billing/public.server";
import {
  addReadings,
  chosenUnit,
  chosenUnits,
  readMeasured,
  trackerOf,
  wallTime,
  type TrackerName,
} from "~/features/phr/public.server";
import { applyReturned } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readReviews, readStanding } from "../data/alerts.server";
import { chargedBy, readOfPatient, type EnrolmentRow } from "../data/enrolments.server";
import { keptOf, takenTimes } from "../domain/adherence";
import { isMonitored, isOver } from "../domain/enrolment-states";
import { dueTimes, localDay } from "../domain/schedule";
import { consentSchema, paySchema, versionSchema } from "../schemas/monitoring";
import { enrolmentPlan, overtaken } from "../support/change-enrolment.server";
import { endNow } from "../support/end-now.server";
import { trackersOf } from "../support/evaluate.server";
import { monitoringTerms } from "../support/monitoring-terms.server";
import { priceOfMonth } from "../support/price-of-month.server";
import { ownPatient, reachEnrolment, seesOwn } from "../support/reach-enrolment.server";
import { settledNow } from "../support/settle-month.server";
import { startNow } from "../support/start-now.server";

/** Days over which a row without a gap is counted. */
const STREAK_DAYS = 60;
const MOST_READ = 200;
const SHARED_REVIEWS = 3;

/** What one plan asks of its patient today. */
async function ownPlan(context: RequestContext, row: EnrolmentRow) {
  const { db, now } = context;
  const trackers = await trackersOf(context, row);
  const [readings, alerts, reviews, units, price] = await Promise.all([
    Promise.all(
      trackers.map(({ tracker }) => readMeasured(db, { patientId: row.patientId, tracker, most: MOST_READ })),
    ),
    readStanding(db, [row.id]),
    readReviews(db, row.id),
    chosenUnits(context),
    row.state === "PROPOSED" ? priceOfMonth(context, { name: row.planName, priceMinor: row.content.priceMinor }) : null,
  ]);
  const from = Math.max(row.startedAt ?? now, now - STREAK_DAYS * DAY_MS);
  const today = localDay(row.zone, now);
  const times = trackers.map((tracker, index) => ({
    schedule: tracker,
    readings: (readings[index] ?? []).map(({ at }) => at),
  }));
  return {
    ...{ id: row.id, state: row.state, version: row.version, planName: row.planName, zone: row.zone },
    ...{ aim: row.content.aim, instructions: row.content.instructions, months: row.content.months },
    totalMinor: price?.totalMinor ?? row.priceMinor,
    currencyCode: row.currencyCode,
    isMonitored: isMonitored(row.state),
    owes: row.chargeId !== null,
    alarms: alerts.some(({ rule }) => rule !== "silent"),
    streak: keptOf(times, { zone: row.zone, from, now }).streak,
    reviews: reviews
      .filter(({ shared }) => shared)
      .slice(0, SHARED_REVIEWS)
      .map(({ at, text }) => ({ at, text })),
    trackers: trackers.map((each, index) => {
      const tracker = each.tracker as TrackerName;
      const { schedule, readings: own = [] } = times[index] ?? { schedule: each };
      // From yesterday to tomorrow in any zone, and of these what is today there.
      const due = dueTimes(schedule, row.zone, now - 2 * DAY_MS, now + 2 * DAY_MS);
      const ofToday = takenTimes(due, each.windowMinutes, own).filter(({ at }) => localDay(row.zone, at) === today);
      const last = readings[index]?.[0];
      return {
        ...{ tracker, unit: chosenUnit(tracker, units), hasSecond: trackerOf(tracker).second !== undefined },
        ...{ times: each.times, days: each.days },
        due: ofToday,
        last: last ? { at: last.at, value: last.value, value2: last.value2 } : null,
      };
    }),
  };
}

/**
 * All that a patient is monitored for, or has been asked to be, with what is due today.
 * @param payment the signed name of a payment that they come back from
 */
export async function readOwnMonitoring(context: RequestContext, payment: string | null) {
  const patientId = await ownPatient(context);
  const returned = payment === null ? null : await applyReturned(context, payment, patientId);
  const [rows, terms] = await Promise.all([
    seesOwn(context) ? readOfPatient(context.db, patientId) : [],
    monitoringTerms(context),
  ]);
  const standing = await Promise.all(rows.filter(({ state }) => !isOver(state)).map((row) => settledNow(context, row)));
  const [plans, gateway] = await Promise.all([
    Promise.all(standing.map((row) => ownPlan(context, row))),
    activeGatewayType(context),
  ]);
  // What is measured today stands before what is only suggested.
  plans.sort((one, other) => Number(other.isMonitored) - Number(one.isMonitored));
  const owing = standing.find(({ chargeId }) => chargeId !== null);
  return {
    ...{ isOn: terms.isOn, instructions: terms.instructions, plans, returned, isPayable: gateway !== undefined },
    choices: owing ? await payChoices(context, owing.currencyCode) : [],
    ended: rows.filter(({ state }) => isOver(state)).map(({ id, planName, endedAt }) => ({ id, planName, endedAt })),
  };
}

export type OwnPlan = Awaited<ReturnType<typeof ownPlan>>;

/**
 * Begins monitoring with the patient's consent, or asks for the first month to be paid before.
 * @returns which of both
 * @throws InvalidError at `agreed`; ConflictError
 */
export async function consentToMonitoring(
  context: RequestContext,
  id: string,
  raw: unknown,
): Promise<"ACTIVE" | "AWAITING_PAYMENT"> {
  const row = await reachEnrolment(context, "monitoring.take", id);
  const { agreed, version } = parse(consentSchema, raw);
  if (!agreed) throw new InvalidError([{ field: "agreed", message: "monitoring:error.consent" }]);
  const { db, now } = context;
  if (row.version !== version) throw overtaken();
  const [price, terms] = await Promise.all([
    priceOfMonth(context, { name: row.planName, priceMinor: row.content.priceMinor }),
    monitoringTerms(context),
  ]);
  if (!price) {
    const set = { ...startNow(context, row), consentAt: now };
    await commit(context, { ...enrolmentPlan(context, row, "consent", { terms, set }), result: null }).catch(
      refusedAs(overtaken),
    );
    return "ACTIVE";
  }
  const { patientId, currencyCode } = row;
  const charged = { ...price, patientId, currencyCode, appointmentId: null, branchId: null, note: "" };
  const { chargeId, writes } = prepaidCharge(context, charged);
  const plan = enrolmentPlan(context, row, "charge", {
    terms,
    set: { consentAt: now, priceMinor: price.totalMinor },
    writes: [...writes, chargedBy(db, id, chargeId)],
  });
  await commit(context, { ...plan, result: null }).catch(refusedAs(overtaken));
  return "AWAITING_PAYMENT";
}

/** Ends one's own monitoring, or declines what was proposed. @throws ConflictError where it is over */
export async function endOwnMonitoring(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.take", id);
  const { version } = parse(versionSchema, raw);
  if (row.version !== version) throw overtaken();
  await endNow(context, row, "");
}

/**
 * Leads to where a month is paid.
 * @returns the address
 * @throws ConflictError where none is to be paid; InvalidError where the gateway refuses; UpstreamError
 */
export async function payMonth(
  context: RequestContext,
  id: string,
  raw: unknown,
  browser: PayerBrowser,
): Promise<string> {
  const row = await reachEnrolment(context, "monitoring.take", id);
  const { gatewayType, phone } = parse(paySchema, raw);
  const { chargeId, patientId, priceMinor: amountMinor, currencyCode } = row;
  if (chargeId === null) throw overtaken();
  const { t } = createTranslator(context.locale);
  const description = t("payments:own.atGateway", { name: context.profile.name });
  const charge = { chargeId, patientId, amountMinor, currencyCode };
  return payCharge(context, charge, { description, returnPath: paths.monitoring(), gatewayType, phone }, browser);
}

/** All that a patient was monitored for, with what was written to them, for the copy of all that is theirs. */
export async function takeOwnMonitoring(context: RequestContext) {
  const patientId = await ownPatient(context);
  const rows = seesOwn(context) ? await readOfPatient(context.db, patientId) : [];
  return Promise.all(
    rows.map(async ({ id, planName, state, createdAt, consentAt, endedAt }) => ({
      ...{ planName, state, createdAt, consentAt, endedAt },
      reviews: (await readReviews(context.db, id)).filter(({ shared }) => shared).map(({ at, text }) => ({ at, text })),
    })),
  );
}

/**
 * Takes a reading that the patient has just made.
 * @param raw the tracker, its value and its second one, the unit, and what was asked about before
 * @throws InvalidError at the fields, as the health record does
 */
export async function enterReading(context: RequestContext, raw: Readonly<Record<string, unknown>>): Promise<string> {
  await ownPatient(context);
  const { tracker } = await addReadings(context, { ...raw, ...wallTime(context.now, context.profile.timeZone) });
  return tracker;
}
