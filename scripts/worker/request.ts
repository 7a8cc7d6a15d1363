import { request as open } from "node:http";

/** One request to a Worker on this machine. `host` is what the Worker sees; the connection is to 127.0.0.1. */
export interface LoopbackRequest {
  port: number;
  path: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds until an unanswered request fails; 30 s unless told. */
  timeout?: number;
}

/** The answer, with its body as text, and as it came. */
export interface LoopbackResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  bytes: Uint8Array;
}

/** Sends a request. Node resolves no `*.localhost` and fetch sets no Host, hence this. */
export function request(options: LoopbackRequest): Promise<LoopbackResponse> {
  const { port, path, host = `localhost:${port}`, method = "GET", headers = {}, body, timeout = 30_000 } = options;
  return new Promise((done, fail) => {
    const to = { host: "127.0.0.1", port, path, method, headers: { ...headers, host }, timeout };
    // A connection of its own: one kept open may be closed by the Worker while this process is busy and does not notice.
    const sent = open({ ...to, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", fail);
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes.toString("utf8"), bytes });
      });
    });
    sent.on("upgrade", (answer, socket) => {
      socket.destroy();
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: "", bytes: new Uint8Array() });
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${method} ${path} within ${timeout} ms`)));
    sent.on("error", fail);
    sent.end(body);
  });
}
