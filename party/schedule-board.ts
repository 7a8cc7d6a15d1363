import { type Connection, Server } from "partyserver";
import { PING, PONG } from "~/features/scheduling/realtime/protocol-line";
import {
  scheduleFrameSchema,
  type ScheduleBoardCalls,
  type ScheduleFrame,
} from "~/features/scheduling/realtime/protocol";

/** People who can look at one provider's times at once; beyond that a page looks again only when it is loaded anew. */
const MOST_WATCHERS = 5_000;

/**
 * One provider's board, named `organizationId:employeeId`: it tells open calendars and booking pages which time was
 * taken or freed. It keeps nothing, takes nothing from whoever watches, and sleeps while nothing happens.
 */
export class ScheduleBoard extends Server<Cloudflare.Env> implements ScheduleBoardCalls {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes upgrades only, and nothing of their headers or query: the Worker has seen that this visitor may watch. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 404 });
    return super.fetch(new Request("https://schedule-board.invalid/", { headers: { Upgrade: "websocket" } }));
  }

  override onConnect(connection: Connection): void {
    if (this.ctx.getWebSockets().length > MOST_WATCHERS) connection.close(1013, "try again");
  }

  /** Whoever watches has nothing to say. */
  override onMessage(connection: Connection): void {
    connection.close(1008, "nothing is expected here");
  }

  async tell(frames: readonly ScheduleFrame[]): Promise<void> {
    for (const frame of frames) this.broadcast(JSON.stringify(scheduleFrameSchema.parse(frame)));
  }
}
