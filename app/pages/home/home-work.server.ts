import type { RequestContext } from "~/platform/context.server";
import { countPaymentsToReview, listPaymentsToReview } from "~/features/billing/public.server";
import { readDemo } from "~/features/demo/public.server";
import {
  countRenewalsAsked,
  countUnsignedNotes,
  countUnverifiable,
  lastConsultation,
  listNewResults,
  listOpenFollowUps,
  listRefusedPrescriptions,
  listResultsToReview,
} from "~/features/consultations/public.server";
import { countUnsent } from "~/features/notifications/public.server";
import { isUnderWay, readHipaa, readSetup } from "~/features/organization/public.server";
import {
  lastAppointment,
  nextAppointments,
  readJustSet,
  readMoneyDay,
  readSaidArrival,
  readStaffDay,
  readStaffWeek,
} from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { Authority } from "~/platform/access/authorities.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { doneOn } from "./home-acts.server";

const may = (app: RequestContext, authority: Authority) =>
  app.actor.kind === "employee" && verdictOf(app, authority) === "allowed";

/** Whether somebody looks after the practice's money, and books nobody: the money is their day. */
const keepsBooks = (app: RequestContext) => may(app, "payment.review") && !may(app, "appointment.set");

/** How the money stands, for whoever looks after it. */
async function moneyOf(app: RequestContext, asked: URLSearchParams) {
  if (!keepsBooks(app)) return null;
  const [money, toReview, just] = await Promise.all([
    readMoneyDay(app, { age: asked.get("age"), after: asked.get("after") ?? undefined }),
    listPaymentsToReview(app),
    doneOn(app, asked),
  ]);
  return { money, toReview, just };
}

/** What staff see of the day: null for those whose roles show them no appointments, and for whoever keeps the books. */
async function staffOf(app: RequestContext, asked: URLSearchParams) {
  if (!may(app, "appointment.list") || keepsBooks(app)) return null;
  const [day, week, just, set, saidArrival] = await Promise.all([
    readStaffDay(app),
    readStaffWeek(app),
    doneOn(app, asked),
    readJustSet(app, asked),
    readSaidArrival(app, asked),
  ]);
  return {
    day,
    week,
    just,
    set,
    saidArrival,
    chosen: asked.get("select") === "page",
    books: may(app, "appointment.set"),
  };
}

/** A patient's next appointments, and the last one that they had; null for everybody else. */
async function patientOf(app: RequestContext) {
  if (app.actor.kind !== "patient") return { next: null, last: null };
  const [next, last] = await Promise.all([nextAppointments(app), lastAppointment(app)]);
  return { next, last };
}

/** Who is to come again, or with whom one is to book; nothing for whoever has no part in consultations. */
async function followUpsOf(app: RequestContext) {
  const { actor } = app;
  const takesPart = (actor.kind === "patient" && !actor.unproven && !actor.acting) || may(app, "consultation.read");
  return takesPart ? listOpenFollowUps(app) : [];
}

/** What a patient was told of last; staff have the page of each patient for that. */
async function lastOf(app: RequestContext) {
  const { actor } = app;
  return actor.kind === "patient" && !actor.unproven && !actor.acting ? lastConsultation(app) : null;
}

/** Results that a patient has not opened. */
async function newResultsOf(app: RequestContext) {
  const { actor } = app;
  return actor.kind === "patient" && !actor.unproven && !actor.acting ? listNewResults(app) : [];
}

/** What came of consultations, and what waits of it for whoever looks. */
async function clinicalOf(app: RequestContext) {
  const [followUps, last, newResults, results, refused, toSign, toRenew, toVerify] = await Promise.all([
    followUpsOf(app),
    lastOf(app),
    newResultsOf(app),
    may(app, "labOrder.review") ? listResultsToReview(app) : null,
    may(app, "prescription.sign") ? listRefusedPrescriptions(app) : [],
    may(app, "consultation.sign") ? countUnsignedNotes(app) : 0,
    may(app, "prescription.write") ? countRenewalsAsked(app) : 0,
    may(app, "laboratory.manage") ? countUnverifiable(app) : 0,
  ]);
  return { followUps, last, newResults, results, refused, toSign, toRenew, toVerify };
}

/** How far the organization has come, for those who set it up, until it is under way. */
async function setupOf(app: RequestContext) {
  if (verdictOf(app, "organization.manage") !== "allowed") return null;
  const setup = await readSetup(app);
  if (!isUnderWay(setup)) return null;
  const mayFill =
    !setup.booked && verdictOf(app, "demo.manage") === "allowed" && (await readDemo(app)).refusal === null;
  const { name: organization, currencyCode } = app.profile;
  return { setup, organization, currencyCode, shortUrl: `${app.origin}${paths.bookingShort()}`, mayFill };
}

/** How the HIPAA terms stand, for whoever can accept them where the practice's brand asks for them; else null. */
async function owedTermsOf(app: RequestContext) {
  if (!app.profile.settings.hipaaTerms || verdictOf(app, "compliance.accept") !== "allowed") return null;
  return (await readHipaa(app)).status;
}

/** All that the home page shows of whoever looks, read together. */
export async function homeWork(app: RequestContext, asked: URLSearchParams) {
  const [staff, money, { next, last }, setup, hipaa, clinical, toSettle, unsent] = await Promise.all([
    ...([staffOf(app, asked), moneyOf(app, asked), patientOf(app), setupOf(app)] as const),
    ...([owedTermsOf(app), clinicalOf(app)] as const),
    may(app, "payment.review") && !keepsBooks(app) ? countPaymentsToReview(app) : 0,
    may(app, "settings.change") ? countUnsent(app) : 0,
  ]);
  return { staff, money, next, last, setup, hipaa, clinical, toSettle, unsent };
}

export type HomeWork = Awaited<ReturnType<typeof homeWork>>;
