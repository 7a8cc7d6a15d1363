import { commit, type CommitPlan } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { outboxDone } from "~/platform/outbox.server";
import type { ScheduleChange } from "../../domain/availability/schedule-change";
import { notifyBoards } from "../../support/availability/schedule-board.server";

/** The outbox tells the boards where this request could not, after so long. */
const SAFETY_NET_MS = 10_000;

/**
 * The one way in which claims of a provider's time are committed. Right after the commit the boards are told which
 * time was taken or freed; should that fail, the outbox does it.
 * @throws what `commit` throws
 */
export async function commitSchedule<R>(
  context: RequestContext,
  plan: CommitPlan<R>,
  changes: readonly ScheduleChange[],
): Promise<{ result: R; replayed: boolean }> {
  if (changes.length === 0) return commit(context, plan);
  const told = outboxEntry(
    context,
    "schedule.changed",
    { changes: [...changes] },
    { availableAt: context.now + SAFETY_NET_MS },
  );
  const done = await commit(context, { ...plan, outbox: [...(plan.outbox ?? []), told] });
  if (!done.replayed)
    runInBackground(context, async (apart) => {
      await notifyBoards(apart, changes);
      await outboxDone(apart, told.id);
    });
  return done;
}
