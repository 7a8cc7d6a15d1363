import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { notifyBoards } from "../../support/availability/schedule-board.server";

/** Tells the boards what an outbox row says, where the request that wrote it could not. Safe to do twice. */
export async function notifySchedule(context: RequestContext, payload: Record<string, unknown>): Promise<void> {
  await authorize(context, "outbox.deliver");
  await notifyBoards(context, parse(TOPICS["schedule.changed"], payload).changes);
}
