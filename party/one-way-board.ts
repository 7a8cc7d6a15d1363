import { type Connection, Server } from "partyserver";
import { PING, PONG } from "~/features/scheduling/realtime/protocol-line";

/**
 * An object that tells whoever watches what has happened. It keeps nothing, takes nothing from them, and sleeps while
 * nothing happens. Who may watch is seen by the Worker before it opens a line.
 */
export abstract class OneWayBoard extends Server<Cloudflare.Env> {
  static override options = { hibernate: true };

  /** Lines at once; who comes after them sees what is new with the next page. */
  protected abstract readonly mostLines: number;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes upgrades only, and nothing of their headers or query. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 404 });
    return super.fetch(new Request("https://board.invalid/", { headers: { Upgrade: "websocket" } }));
  }

  override onConnect(connection: Connection): void {
    if (this.ctx.getWebSockets().length > this.mostLines) connection.close(1013, "try again");
  }

  /** Whoever watches has nothing to say. */
  override onMessage(connection: Connection): void {
    connection.close(1008, "nothing is expected here");
  }
}
