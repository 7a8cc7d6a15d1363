import { storedResult, type ActorKey } from "~/db/commit.server";
import { actorKey } from "~/platform/access/actor-key.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError } from "~/platform/http/errors.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { parse } from "~/platform/http/parse.server";
import { readerFormat } from "~/platform/reader-format.server";
import { readAnswerers } from "../../data/appointments/appointment-history-read.server";
import { notInState, type Answer, type Unanswered } from "../../domain/appointments/bulk-answer";
import { UNDO_WINDOW_MS } from "../../domain/appointments/way-back";
import { answerAppointmentsSchema } from "../../schemas/appointments/answer-appointments";
import { changeMany, type OneOfMany } from "./change-many.server";
import { subjectOf, type Change } from "./change-appointment.server";
import { loadRequests } from "./read-obstacles.server";

/** What became of an answer to several requests. */
export interface Answered {
  answer: Answer;
  /** All that were chosen: the key stands for these. */
  asked: string[];
  done: string[];
  notDone: { id: string; why: Unanswered }[];
  /** Staff asked for nobody to be notified; not in answers that were kept before. */
  doNotNotify?: boolean;
  /** Until when it can be undone, UTC ms. */
  undoUntil: number;
}

const AUTHORITIES = {
  confirm: "appointment.confirm",
  reject: "appointment.reject",
  complete: "appointment.complete",
} as const satisfies Record<Answer, Authority>;

const changeOf = (answer: Answer): Change => ({
  action: answer,
  authority: AUTHORITIES[answer],
  ...(answer === "complete"
    ? { closesRoom: true }
    : {
        mails: [
          { template: answer === "confirm" ? "appointment.confirmed" : "appointment.rejected", to: "PATIENT" } as const,
        ],
      }),
  undoable: true,
});

/** The key under which the answer is kept, for its page and for undoing it. */
export const answeredKey = (context: RequestContext, chosen: string): Promise<ActorKey> =>
  actorKey(context, "answers", chosen, "answers");

/** Why a request cannot be answered so; null where it can. */
function unanswered(
  context: RequestContext,
  answer: Answer,
  { loaded, obstacle }: Awaited<ReturnType<typeof loadRequests>>[number],
): Unanswered | null {
  const { appointment } = loaded;
  if (verdictOf(context, AUTHORITIES[answer], subjectOf(appointment)) !== "allowed") return "notAllowed";
  if (appointment.disabledAt !== null) return "changed";
  return notInState(answer, appointment.stateId) ?? (answer === "confirm" ? obstacle : null);
}

/** So many of those who were faster are named. */
const MOST_NAMED = 3;

/** The refusal of an answer that none of the requests takes; where all were answered meanwhile it says by whom. */
async function noneLeft(
  context: RequestContext,
  ids: readonly string[],
  whyNot: ReadonlyMap<string, Unanswered | null>,
): Promise<ConflictError> {
  const refusal = (message: string, values?: { who: string }) =>
    new ConflictError("notPossible", [{ field: "appointmentIds", message, ...(values ? { values } : {}) }]);
  if (ids.some((id) => whyNot.get(id) === "notOver")) return refusal("scheduling:requests.noneOver");
  if (ids.some((id) => whyNot.get(id) !== "changed")) return refusal("scheduling:requests.none");
  const answerers = await readAnswerers(context.db, ids);
  const names = [...new Set(answerers.values())];
  if (answerers.size < ids.length || names.length > MOST_NAMED) return refusal("scheduling:requests.answered");
  return refusal("scheduling:requests.answeredBy", { who: readerFormat(context).list(names) });
}

/**
 * Staff confirm or decline several requests at once, or complete what is over, each as if it were alone: what is past,
 * double-booked or not paid is not confirmed, and what somebody answered meanwhile is left to them; the answer names
 * each. Asked again with the same key it does nothing new.
 * @throws ConflictError where the key stood for other requests, or none of them can be answered
 */
export async function answerAppointments(context: RequestContext, raw: unknown): Promise<Answered> {
  await authorize(context, "appointment.confirm");
  const { answer, appointmentIds, note, doNotNotify, idempotencyKey } = parse(answerAppointmentsSchema, raw);
  await authorize(context, AUTHORITIES[answer]);
  if (!actsForClinic(context.actor)) throw new ForbiddenError();
  const key = await answeredKey(context, idempotencyKey);
  const stored = await storedResult<Answered>(context, key);
  if (stored) return sameAsked(stored.result, answer, appointmentIds);
  const requests = await loadRequests(context, appointmentIds);
  const judged = requests.map((request) => ({ ...request, why: unanswered(context, answer, request) }));
  const many = judged.flatMap(({ loaded, why }): OneOfMany[] =>
    why === null ? [{ loaded, change: changeOf(answer), note, doNotNotify }] : [],
  );
  const whyNot = new Map(judged.map(({ loaded, why }) => [loaded.appointment.id, why]));
  const answered = (done: readonly string[]): Answered => ({
    answer,
    asked: appointmentIds,
    done: [...done],
    notDone: appointmentIds
      .filter((id) => !done.includes(id))
      .map((id) => ({ id, why: whyNot.has(id) ? (whyNot.get(id) ?? "changed") : "notAllowed" })),
    ...{ doNotNotify, undoUntil: context.now + UNDO_WINDOW_MS },
  });
  if (many.length === 0) throw await noneLeft(context, appointmentIds, whyNot);
  return changeMany(context, many, { key, answer: answered });
}

/** @throws ConflictError where the key was said for other requests before */
function sameAsked(stored: Answered, answer: Answer, asked: readonly string[]): Answered {
  const same = stored.answer === answer && stored.asked.join() === asked.join();
  if (!same) throw new ConflictError("keyReused", [{ field: "appointmentIds", message: "scheduling:requests.again" }]);
  return stored;
}
