import { commit, refusedAs } from "~/db/commit.server";
import { countRatingStatement, employeesInRoles, ROLE } from "~/features/identity/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { createZoneTable, toLocal } from "~/kernel/time/zones";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeStatement, countStatements, keepVersionStatement, type FeedbackRow } from "../data/feedback.server";
import type { Answer } from "../domain/feedback";
import { afterAct, LOW_STARS } from "../domain/feedback-states";
import { answerSchema } from "../schemas/answer";
import { answerOf } from "../support/answer-of.server";
import { reachToAnswer, type AnsweredBy } from "../support/reach-feedback.server";

const over = () => new ConflictError("feedbackOver", [{ field: "", message: "feedback:form.over" }]);

/** The month of an instant on the clock of the organization: YYYY-MM. */
function monthOf({ profile: { timeZone } }: RequestContext, at: number): string {
  return new Date(toLocal(createZoneTable().span(timeZone, at, at + 1), at)).toISOString().slice(0, 7);
}

/** Administrators hear at once of few stars; of an answer that is changed only where it has become so. */
async function toldOfLow(context: RequestContext, answer: Answer, before: Answer | null) {
  if (answer.stars > LOW_STARS || (before && before.stars <= LOW_STARS)) return [];
  const told = await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER]);
  return told.map((id) => outboxEntry(context, "mail", { template: "feedback.low", to: { kind: "EMPLOYEE", id } }));
}

/** Whether somebody must see to it from now on: because of what is new in it, or what was to be seen to before. */
function mustBeSeenTo({ stars, wantsContact }: Answer, before: Answer | null, row: FeedbackRow): boolean {
  const isLow = stars <= LOW_STARS && !(before && before.stars <= LOW_STARS);
  return row.isOpen || isLow || (wantsContact && !before?.wantsContact);
}

/**
 * Keeps what a patient says of an appointment, for the first time or anew, and counts it in the same batch.
 * @throws InvalidError; ConflictError where it was answered meanwhile or is too late; LinkGoneError, NotFoundError
 */
export async function giveFeedback(context: RequestContext, by: AnsweredBy, raw: unknown): Promise<void> {
  const row = await reachToAnswer(context, by);
  const { db, now } = context;
  const { appointmentId, patientId, providerId, isVideo } = row;
  const before = answerOf(row);
  if (afterAct(row, before ? "edit" : "give", now) === null) throw over();
  const typed = parse(answerSchema, raw);
  const answer: Answer = { ...typed, technical: isVideo ? typed.technical : null };
  const givenAt = row.givenAt ?? now;
  // What was approved are these words of somebody who agreed: other words are looked at anew.
  const isSame = before !== null && answer.words === before.words && answer.mayPublish;
  const counted = { count: before ? 0 : 1, stars: answer.stars - (before?.stars ?? 0) };
  const fields = before ? changedFields(before, answer) : ["stars"];
  if (fields.length === 0) return;
  await commit(context, {
    guarded: changeStatement(db, row, {
      ...answer,
      ...{ state: "GIVEN", givenAt, isOpen: mustBeSeenTo(answer, before, row) },
      publishedAt: isSame ? row.publishedAt : null,
    }),
    writes: [
      ...countStatements(db, row, { month: monthOf(context, givenAt), ...counted }),
      countRatingStatement(db, providerId, counted),
      ...(before ? [keepVersionStatement(db, row, before, now)] : []),
    ],
    audit: [
      {
        action: before ? "feedback.edit" : "feedback.give",
        subjectKind: "feedback",
        subjectId: appointmentId,
        patientId,
        fields,
      },
    ],
    outbox: await toldOfLow(context, answer, before),
    result: null,
  }).catch(refusedAs(over));
}

/** Writes down that a patient would rather not answer: nobody reminds them. */
export async function declineFeedback(context: RequestContext, by: AnsweredBy): Promise<void> {
  const row = await reachToAnswer(context, by);
  if (afterAct(row, "decline", context.now) === null) throw over();
  const { appointmentId, patientId } = row;
  await commit(context, {
    guarded: changeStatement(context.db, row, { state: "DECLINED" }),
    audit: [
      { action: "feedback.decline", subjectKind: "feedback", subjectId: appointmentId, patientId, fields: ["state"] },
    ],
    result: null,
  }).catch(refusedAs(over));
}
