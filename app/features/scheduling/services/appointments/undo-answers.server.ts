import { storedResult } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readManyForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { actingAs } from "../../domain/booking/acting-as";
import type { Answer } from "../../domain/appointments/bulk-answer";
import { decide } from "../../domain/appointments/appointment-state";
import { tellingOf, tellingOfMany } from "../../domain/appointments/way-back";
import { reaches } from "../../support/appointments/reaches.server";
import { undoAnswersSchema } from "../../schemas/appointments/answer-appointments";
import { answeredKey, type Answered } from "./answer-appointments.server";
import { decided, factsOf } from "./change-appointment.server";
import { changeMany } from "./change-many.server";

const mayUndo = (context: RequestContext, loaded: AppointmentForChange) =>
  decide("undo", actingAs(context.actor.kind), decided(loaded), factsOf(context)).ok;

/**
 * Undoes an answer to several requests as one: each is a request again, whose mail is withdrawn or told of the undo.
 * What was changed since, or whose time is somebody else's by now, stays as it is.
 * @returns how many are as they were, how many stay, and what the answer was
 * @throws NotFoundError for an answer that is not this person's; ConflictError where nothing of it can be undone
 */
export async function undoAnswers(
  context: RequestContext,
  raw: unknown,
): Promise<{ undone: number; left: number; answer: Answer }> {
  await authorize(context, "appointment.undo");
  const { answered } = parse(undoAnswersSchema, raw);
  const stored = await storedResult<Answered>(context, await answeredKey(context, answered));
  if (!stored) throw new NotFoundError();
  const { done, answer } = stored.result;
  const found = await readManyForChange(context.db, done, context.now);
  const many = found
    .filter((loaded) => mayUndo(context, loaded))
    .map((loaded) => ({ loaded, change: { action: "undo", authority: "appointment.undo" } as const }));
  if (many.length === 0)
    throw new ConflictError("notPossible", [{ field: "answered", message: "scheduling:disabled.undoOver" }]);
  return changeMany(context, many, {
    answer: (changed) => ({ undone: changed.length, left: done.length - changed.length, answer }),
  });
}

/**
 * What became of an answer to several requests, for the page after it: how many were answered, whose were not and why,
 * and until when it can be undone (UTC ms; null where nothing of it can any more).
 */
export async function readAnswers(context: RequestContext, chosen: string) {
  await authorize(context, "appointment.list");
  const answered = undoAnswersSchema.safeParse({ answered: chosen });
  if (!answered.success) return null;
  const stored = await storedResult<Answered>(context, await answeredKey(context, chosen));
  if (!stored) return null;
  const { answer, done, notDone, undoUntil } = stored.result;
  const [found, left] = await Promise.all([
    readManyForChange(context.db, done, context.now),
    readSummaries(
      context.db,
      notDone.filter(({ why }) => why !== "notAllowed").map(({ id }) => id),
    ),
  ]);
  const undoable = found.filter((loaded) => mayUndo(context, loaded));
  const told = await readSummaries(
    context.db,
    undoable.map(({ appointment: { id } }) => id),
  );
  return {
    key: chosen,
    answer,
    done: done.length,
    notDone: notDone.map(({ id, why }) => ({ why, appointment: left.find((each) => each.id === id) ?? null })),
    undoUntil: undoable.length > 0 ? undoUntil : null,
    /** What the patients have heard of it by now. */
    telling: tellingOfMany(
      await Promise.all(
        undoable.flatMap(({ appointment: { id, wayBack }, heldMails }) => {
          const patient = told.find((each) => each.id === id)?.patient;
          return wayBack ? [reaches(context, patient).then((reached) => tellingOf(wayBack, heldMails, reached))] : [];
        }),
      ),
    ),
  };
}

export type AnsweredView = NonNullable<Awaited<ReturnType<typeof readAnswers>>>;
