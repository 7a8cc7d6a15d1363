import { consume } from "./queues/consume";
import { enqueueDueWork } from "./cron/due-work";
import { serveRequest } from "./serve-request";

export { ScheduleBoard } from "../party/schedule-board";
export { UserInbox } from "../party/user-inbox";
export { WaitingRoom } from "../party/waiting-room/waiting-room";

/** The Worker: screens and calls, queue messages, and the clock. */
export default {
  fetch: (request, env, execution) => serveRequest(request, env, execution),
  queue: (batch, env, execution) => consume(batch, env, execution),
  scheduled: (_event, env) => enqueueDueWork(env),
} satisfies ExportedHandler<Record<string, unknown>>;
