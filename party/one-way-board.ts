import { type Connection, Server } from "partyserver";
import { PING, PONG } from "~/features/scheduling/realtime/protocol-line";

/**
 * A Durable Object that tells its watchers what has happened. It stores nothing, takes nothing from them, and sleeps
 * while nothing happens. The Worker authorizes a watcher before it opens a connection.
 */
export abstract class OneWayBoard extends Server<Cloudflare.Env> {
  static override options = { hibernate: true };

  /** Largest number of connections; further watchers see what is new with their next page. */
  protected abstract readonly mostLines: number;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Accepts only upgrades, and ignores their headers and query. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 404 });
    return super.fetch(new Request("https://board.invalid/", { headers: { Upgrade: "websocket" } }));
  }

  override onConnect(connection: Connection): void {
    if (this.ctx.getWebSockets().length > this.mostLines) connection.close(1013, "try again");
  }

  /** Watchers have nothing to send. */
  override onMessage(connection: Connection): void {
    connection.close(1008, "nothing is expected here");
  }
}
