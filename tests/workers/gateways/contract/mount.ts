import { vi } from "vitest";
import { bodyOf, copyOf } from "../stand-ins/body-of";
import type { StandIn } from "./stand-in";

/** How the line to a gateway is: it is down, busy, silent, or does what it is asked and its answer is lost or broken. */
export type Mood = "well" | "down" | "busy" | "slow" | "deaf" | "html" | "empty" | "half";

/** One request as it came. */
export interface SeenCall {
  method: string;
  url: string;
  headers: string;
  body: string;
}

const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("the patience is over", "TimeoutError")));
  });

async function disturbed(mood: Mood, said: Response): Promise<Response> {
  if (mood === "deaf") throw new TypeError("the line was cut");
  if (mood === "html") return new Response("<html><body>Request Rejected</body></html>", { status: 200 });
  if (mood === "empty") return new Response("", { status: 200 });
  if (mood === "half") {
    const text = await said.text();
    return new Response(text.slice(0, Math.floor(text.length / 2)), { status: 200 });
  }
  return said;
}

/** Puts a stand-in in the place of the network: what is asked anywhere else is a stray. */
export function mount(standIn: StandIn) {
  const calls: SeenCall[] = [];
  const strays: string[] = [];
  let mood: Mood = "well";
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    if (!standIn.origins.includes(origin)) {
      strays.push(origin);
      throw new TypeError("nothing answers there");
    }
    const body = await bodyOf(await copyOf(request));
    calls.push({
      method: request.method,
      url: request.url,
      headers: JSON.stringify([...request.headers]),
      body,
    });
    if (mood === "down") return new Response("down", { status: 503 });
    if (mood === "busy") return new Response("busy", { status: 429 });
    if (mood === "slow") return silent(init?.signal ?? request.signal);
    return disturbed(mood, await standIn.answer(request));
  });
  return {
    calls,
    strays,
    /** The line is so from now on. */
    be: (next: Mood) => void (mood = next),
    /** Does something while the line is so, and makes it well again. */
    async during<T>(next: Mood, work: () => Promise<T>): Promise<T> {
      mood = next;
      // Nobody waits ten seconds here.
      const short = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), next === "slow" ? 20 : 10_000);
        return controller.signal;
      });
      try {
        return await work();
      } finally {
        short.mockRestore();
        mood = "well";
      }
    },
  };
}
