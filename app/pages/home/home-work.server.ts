import type { RequestContext } from "~/platform/context.server";
import { countPaymentsToReview, listPaymentsToReview } from "~/features/billing/public.server";
import { readDemo } from "~/features/demo/public.server";
import {
  countRenewalsAsked,
  countUnsignedNotes,
  countUnverifiable,
  listNewResults,
  listOpenFollowUps,
  listOwnRefusals,
  listRefusedPrescriptions,
  listResultsToReview,
  recentSummaries,
} from "~/features/consultations/public.server";
import { countFeedbackToSeeTo, readOwnQuestion } from "~/features/feedback/public.server";
import { countQuestionsToAnswer, takesQuestions } from "~/features/questions/public.server";
import { countPatientsAlarming } from "~/features/monitoring/public.server";
import { countAnswersToRead, listOwnQuestionnaires } from "~/features/forms/public.server";
import { countUnsent } from "~/features/notifications/public.server";
import { isUnderWay, readHipaa, readSetup } from "~/features/organization/public.server";
import {
  awaitsPatient,
  countDeskRefunds,
  listDeskRefunds,
  readHomeServices,
  readJustSet,
  readMoneyDay,
  readOwnDues,
  readPatientHome,
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
  const [money, toReview, desk, just] = await Promise.all([
    readMoneyDay(app, { age: asked.get("age"), after: asked.get("after") ?? undefined }),
    listPaymentsToReview(app),
    listDeskRefunds(app),
    doneOn(app, asked),
  ]);
  return { money, toReview, desk, just };
}

/** What staff see of the day: null for those whose roles show them no appointments, and for whoever keeps the books. */
async function staffOf(app: RequestContext, asked: URLSearchParams) {
  if (!may(app, "appointment.list") || keepsBooks(app)) return null;
  const [day, week] = await Promise.all([readStaffDay(app), readStaffWeek(app)]);
  // What can still be undone is offered however the page was come to.
  const { undoable } = day;
  const says = undoable === null || asked.has("done") || asked.has("answered");
  const said = says ? asked : new URLSearchParams({ done: undoable.done, of: undoable.id });
  const [just, set, saidArrival] = await Promise.all([
    doneOn(app, said),
    readJustSet(app, said),
    readSaidArrival(app, said),
  ]);
  return {
    day,
    week,
    just,
    set,
    saidArrival,
    /** What is said was done before the page was come to. */
    again: !says,
    chosen: asked.get("select") === "page",
    books: may(app, "appointment.set"),
  };
}

/** Whether whoever looks is a patient for themselves, whose address is proven: what was written of them is theirs. */
const readsOwnRecord = ({ actor }: RequestContext) => actor.kind === "patient" && !actor.unproven && !actor.acting;

/**
 * A patient's appointments, what they owe, and what was written of them; null for everybody else. Whoever acts for a
 * relative sees what is booked and owed, and nothing of the record.
 */
async function patientOf(app: RequestContext) {
  const { actor } = app;
  if (actor.kind !== "patient") return null;
  const own = readsOwnRecord(app);
  const subject = { kind: "patient", id: actor.patientId, patientId: actor.patientId } as const;
  const seesMoney = verdictOf(app, "payment.read", subject) === "allowed";
  const [appointments, bookable, question, dues, summaries, newResults, refused, questionnaires] = await Promise.all([
    readPatientHome(app),
    readHomeServices(app),
    readOwnQuestion(app),
    seesMoney ? readOwnDues(app) : [],
    own ? recentSummaries(app) : [],
    own ? listNewResults(app) : [],
    own ? listOwnRefusals(app) : [],
    own ? listOwnQuestionnaires(app) : { open: [] },
  ]);
  return {
    ...appointments,
    /** Times that the clinic proposes; the next appointment says so itself. */
    answers: appointments.coming.slice(1).filter(awaitsPatient),
    ...{ bookable, question, dues, summaries, newResults, refused, seesMoney, now: app.now },
    toFillIn: questionnaires.open,
    /** Whether they can ask in writing. */
    asks: takesQuestions(app.profile.settings),
  };
}

/** Who is to come again, or with whom one is to book; nothing for whoever has no part in consultations. */
async function followUpsOf(app: RequestContext) {
  const takesPart = readsOwnRecord(app) || may(app, "consultation.read");
  return takesPart ? listOpenFollowUps(app) : [];
}

/** What came of consultations, and what waits of it for whoever looks. */
async function clinicalOf(app: RequestContext) {
  const [followUps, results, refused, toSign, toRenew, toVerify] = await Promise.all([
    followUpsOf(app),
    may(app, "labOrder.review") ? listResultsToReview(app) : null,
    may(app, "prescription.sign") ? listRefusedPrescriptions(app) : [],
    may(app, "consultation.sign") ? countUnsignedNotes(app) : 0,
    may(app, "prescription.write") ? countRenewalsAsked(app) : 0,
    may(app, "laboratory.manage") ? countUnverifiable(app) : 0,
  ]);
  return { followUps, results, refused, toSign, toRenew, toVerify };
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

/** How much waits of what has a list of its own, for whoever may see to it: none for anybody else. */
async function waitingOf(app: RequestContext) {
  const settles = may(app, "payment.review") && !keepsBooks(app);
  const [toSettle, toRefund, unsent, feedback, questions, answers, alarming] = await Promise.all([
    settles ? countPaymentsToReview(app) : 0,
    settles ? countDeskRefunds(app) : 0,
    may(app, "settings.change") ? countUnsent(app) : 0,
    may(app, "feedback.manage") ? countFeedbackToSeeTo(app) : 0,
    // What was asked before it was switched off still waits.
    may(app, "question.read") ? countQuestionsToAnswer(app) : 0,
    may(app, "questionnaire.read") ? countAnswersToRead(app) : 0,
    app.profile.settings.remoteMonitoring && may(app, "monitoring.work") ? countPatientsAlarming(app) : 0,
  ]);
  return { toSettle, toRefund, unsent, feedback, questions, answers, alarming };
}

/** All that the home page shows of whoever looks, read together. */
export async function homeWork(app: RequestContext, asked: URLSearchParams) {
  const [staff, money, patient, setup, hipaa, clinical, waiting] = await Promise.all([
    ...([staffOf(app, asked), moneyOf(app, asked), patientOf(app), setupOf(app)] as const),
    ...([owedTermsOf(app), clinicalOf(app), waitingOf(app)] as const),
  ]);
  return { staff, money, patient, setup, hipaa, clinical, waiting };
}

export type HomeWork = Awaited<ReturnType<typeof homeWork>>;
