import { AUDITED_BEFORE, type ActorKey, type AuditEntry, type Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { requireChangedStatement } from "../../data/appointments/appointment-change-write.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import { freedEffects } from "../../support/appointments/change-effects.server";
import { planChange } from "../../support/appointments/planned-change.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { changeRefused, requireDecision, type Change } from "./change-appointment.server";

/** One change of several, for an appointment that was loaded. */
export interface OneOfMany {
  loaded: AppointmentForChange;
  change: Change;
  note?: string | undefined;
  doNotNotify?: boolean;
}

/** The key of the whole, and the answer that is kept under it, from those that were changed. */
export interface Kept<Answer> {
  key?: ActorKey;
  answer: (changed: readonly string[]) => Answer;
}

const idOf = ({ loaded }: OneOfMany) => loaded.appointment.id;

/** Everything that one of them writes. */
function planOne(context: RequestContext, { loaded, change, note, doNotNotify }: OneOfMany) {
  const stateId = requireDecision(context, change.action, loaded, change);
  const planned = planChange(context, loaded, { ...change, stateId, note, doNotNotify });
  const { lane, sessionId } = loaded.appointment;
  const offerable = lane === SHARED_LANE && sessionId === null ? planned.changes : [];
  return {
    ...planned,
    writes: [planned.guarded, requireChangedStatement(context.db), ...planned.writes],
    outbox: [...planned.outbox, ...freedEffects(context, offerable, planned.heldUntil ?? undefined)],
  };
}

/**
 * Changes several appointments in one batch, or nothing, with what else is written with them.
 * @throws ConflictError where one of them is refused
 */
export async function changeAllAtOnce<Answer>(
  context: RequestContext,
  many: readonly OneOfMany[],
  { key, answer, writes = [], audit = [] }: Kept<Answer> & { writes?: readonly Write[]; audit?: readonly AuditEntry[] },
): Promise<Answer> {
  const [first, ...others] = many.map((one) => planOne(context, one));
  const parts = first ? [first, ...others] : [];
  const [said, ...more] = [...parts.flatMap((part) => part.audit), ...audit];
  const result = answer(many.map(idOf));
  const changes = parts.flatMap((part) => part.changes);
  const plan = {
    writes: [...parts.flatMap((part) => part.writes), ...writes],
    audit: said ? ([said, ...more] as const) : AUDITED_BEFORE,
    outbox: parts.flatMap((part) => part.outbox),
    due: parts.flatMap((part) => part.due),
    ...(key ? { idempotency: key } : {}),
    result,
  };
  return (await commitSchedule(context, plan, changes).catch(changeRefused)).result;
}

/** One after the other; those that are refused, since somebody was faster or their time is taken, are left out. */
async function oneByOne<Answer>(context: RequestContext, many: readonly OneOfMany[], { key, answer }: Kept<Answer>) {
  const changed: string[] = [];
  for (const one of many) {
    try {
      await changeAllAtOnce(context, [one], { answer: () => null });
      changed.push(idOf(one));
    } catch (error) {
      if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
    }
  }
  const plan = { audit: AUDITED_BEFORE, ...(key ? { idempotency: key } : {}), result: answer(changed) };
  return (await commitSchedule(context, plan, [])).result;
}

/**
 * Changes several appointments, each as if it were changed alone: in one batch, or, where that is refused for the sake
 * of one of them, one by one without those that are refused.
 * @returns the answer, also kept under the key
 */
export async function changeMany<Answer>(
  context: RequestContext,
  many: readonly OneOfMany[],
  kept: Kept<Answer>,
): Promise<Answer> {
  try {
    return await changeAllAtOnce(context, many, kept);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return oneByOne(context, many, kept);
  }
}
