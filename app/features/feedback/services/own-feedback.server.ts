import type { Write } from "~/db/commit.server";
import { settingOf } from "~/features/organization/public.server";
import { readProviderProfile } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { forgetStatements, readOfPatient, readPublished } from "../data/feedback.server";
import { afterAct, stateAt } from "../domain/feedback-states";
import { answerFor, answerOf } from "../support/answer-of.server";
import { reachFeedback } from "../support/reach-feedback.server";

const MOST_SHOWN = 20;

/** The appointment that a patient is asked about now, newest first; null if none. */
export async function readOwnQuestion(context: RequestContext): Promise<string | null> {
  await authorize(context, "feedback.give");
  if (context.actor.kind !== "patient") return null;
  const rows = await readOfPatient(context.db, context.actor.patientId, 5);
  return rows.find((row) => afterAct(row, "decline", context.now) !== null)?.appointmentId ?? null;
}

/** More than anybody is asked. */
const MOST_ASKED = 1_000;

/** All that a patient was asked and has answered, newest first. */
export async function listOwnFeedback(context: RequestContext) {
  await authorize(context, "feedback.give");
  if (context.actor.kind !== "patient") return [];
  const rows = await readOfPatient(context.db, context.actor.patientId, MOST_ASKED);
  return rows.map((row) => ({
    ...{ appointmentId: row.appointmentId, state: stateAt(row, context.now), askedAt: row.askedAt },
    ...{ givenAt: row.givenAt, answer: answerOf(row), reply: row.reply },
  }));
}

/** What goes with the account of a patient: nothing of theirs is public any more. */
export const feedbackForgotten = ({ db, actor }: RequestContext): Write[] =>
  actor.kind === "patient" ? forgetStatements(db, actor.patientId) : [];

/** What is published of a provider; nothing where the practice publishes nothing. @throws NotFoundError */
export async function readPublishedFeedback(context: RequestContext, providerId: string) {
  await authorize(context, "organization.public");
  const [{ provider }, { patientFeedbackEnabled, publishFeedback }] = await Promise.all([
    readProviderProfile(context, providerId),
    settingOf(context, "patient-feedback"),
  ]);
  const isShown = patientFeedbackEnabled && publishFeedback;
  return { provider, comments: isShown ? await readPublished(context.db, providerId, MOST_SHOWN) : [] };
}

/** How the question about one appointment stands, and what came of it. @throws NotFoundError */
export async function readFeedbackDetails(context: RequestContext, appointmentId: string) {
  const row = await reachFeedback(context, "feedback.read", appointmentId);
  return {
    appointmentId,
    state: stateAt(row, context.now),
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    ...{ retries: row.retries, givenAt: row.givenAt, feedback: answerFor(context, row), reply: row.reply },
  };
}
