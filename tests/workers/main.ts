import { consume } from "../../workers/queues/consume";

export { ScheduleBoard } from "../../party/schedule-board";
export { UserInbox } from "../../party/user-inbox";
export { WaitingRoom } from "../../party/waiting-room/waiting-room";

/** The tests call services, rooms and consumers themselves; nothing comes by HTTP. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: (batch, env, execution) => consume(batch, env, execution),
} satisfies ExportedHandler<Record<string, unknown>>;
