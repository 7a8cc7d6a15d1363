import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import type { UdpRelay } from "./udp-relay";

/** What a proxy does with a frame on its way to the Worker. */
type Rewrite = (frame: string) => Promise<string | null>;

/**
 * Stands between pages and the served Worker, for requests and sockets alike. While it is held nothing passes either
 * way, and nobody is told.
 */
export class SignalProxy {
  private held: Promise<void> | null = null;
  private release: () => void = () => undefined;
  private readonly server = createServer((asked, answer) => void this.forward(asked, answer));
  private readonly doors = new WebSocketServer({ noServer: true });
  private readonly silent = new WeakSet<WebSocket>();

  private constructor(
    private readonly target: number,
    private readonly rewrite: Rewrite,
  ) {
    this.server.on("upgrade", (asked, socket, head) => void this.upgrade(asked, socket, head));
  }

  static async open(target: number, rewrite: Rewrite): Promise<SignalProxy> {
    const proxy = new SignalProxy(target, rewrite);
    await new Promise<void>((done) => proxy.server.listen(0, "127.0.0.1", done));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  hold(): void {
    this.held = new Promise((done) => {
      this.release = done;
    });
  }

  resume(): void {
    this.held = null;
    this.release();
  }

  /** Ends every socket to a page without a close frame, as a proxy does that is restarted. */
  destroySockets(): void {
    for (const client of this.doors.clients) client.terminate();
  }

  /** The sockets that are open now carry nothing more, and nobody is told; new ones do. */
  silenceSockets(): void {
    for (const client of this.doors.clients) this.silent.add(client);
  }

  close(): void {
    for (const client of this.doors.clients) client.terminate();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    await this.held;
    const { method, url: path, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: this.target, method, path, headers }, (response) => {
      void (async () => {
        await this.held;
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      })();
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }

  private async upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    await this.held;
    const { host, origin, cookie } = asked.headers;
    const headers = { host, origin, cookie };
    const worker = new WebSocket(`ws://127.0.0.1:${this.target}${asked.url}`, { headers });
    worker.on("error", () => socket.destroy());
    worker.once("open", () => this.doors.handleUpgrade(asked, socket, head, (page) => this.tie(page, worker)));
  }

  /** Passes frames on in the order they came, each after the one before. */
  private tie(page: WebSocket, worker: WebSocket): void {
    const way = (from: WebSocket, to: WebSocket, rewrite: Rewrite) => {
      let last: Promise<void> = Promise.resolve();
      from.on("message", (data, isBinary) => {
        last = last.then(async () => {
          const text = isBinary ? null : await rewrite(String(data));
          await this.held;
          if (this.silent.has(page)) return;
          if (text !== null && to.readyState === WebSocket.OPEN) to.send(text);
        });
      });
      from.on("close", () => to.close());
      from.on("error", () => to.terminate());
    };
    way(page, worker, this.rewrite);
    way(worker, page, asItIs);
  }
}

/** Passes everything on as it is. */
export const asItIs: Rewrite = (frame) => Promise.resolve(frame);

const CANDIDATE_LINE = /^a=(candidate:.*)$/;

/** Leads the media of calls through a relay: of the ways that a page names, only those by the relay are passed on. */
export const byRelay =
  (relay: UdpRelay): Rewrite =>
  async (frame) => {
    if (!frame.startsWith("{")) return frame;
    const message = JSON.parse(frame) as { type: string; signal?: Signal };
    const { signal } = message;
    if (message.type !== "CALL_SIGNAL" || !signal) return frame;
    if (signal.candidate?.candidate) {
      const relayed = await relay.relayed(signal.candidate.candidate);
      if (relayed === null) return null;
      signal.candidate.candidate = relayed;
    }
    if (signal.description) signal.description.sdp = await relayedLines(relay, signal.description.sdp);
    return JSON.stringify(message);
  };

interface Signal {
  candidate?: { candidate: string } | null;
  description?: { sdp: string };
}

async function relayedLines(relay: UdpRelay, sdp: string): Promise<string> {
  const lines: string[] = [];
  for (const line of sdp.split("\r\n")) {
    const candidate = CANDIDATE_LINE.exec(line)?.[1];
    const relayed = candidate === undefined ? null : await relay.relayed(candidate);
    if (candidate === undefined) lines.push(line);
    else if (relayed !== null) lines.push(`a=${relayed}`);
  }
  return lines.join("\r\n");
}
