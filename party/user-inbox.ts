import { type Connection, Server } from "partyserver";
import { inboxFrameText, type UserInboxCalls } from "~/features/notifications/realtime/protocol";
import { PING, PONG } from "~/features/scheduling/realtime/protocol-line";

/** Tabs of one user that hear of news at once; a further one sees them with its next page. */
const MOST_TABS = 50;

/**
 * One user's inbox, named `organizationId:userId`: it tells their open tabs that something is new. It keeps nothing,
 * takes nothing from the tabs, and sleeps while nothing happens.
 */
export class UserInbox extends Server<Cloudflare.Env> implements UserInboxCalls {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes upgrades only, and nothing of their headers or query: the Worker has seen whose inbox this is. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 404 });
    return super.fetch(new Request("https://user-inbox.invalid/", { headers: { Upgrade: "websocket" } }));
  }

  override onConnect(connection: Connection): void {
    if (this.ctx.getWebSockets().length > MOST_TABS) connection.close(1013, "try again");
  }

  /** A tab has nothing to say. */
  override onMessage(connection: Connection): void {
    connection.close(1008, "nothing is expected here");
  }

  async tell(fresh: boolean): Promise<void> {
    this.broadcast(inboxFrameText({ type: "NEWS", fresh }));
  }

  async end(): Promise<void> {
    const frame = inboxFrameText({ type: "ENDED" });
    for (const connection of this.getConnections()) {
      connection.send(frame);
      connection.close(4401, "ended");
    }
  }
}
