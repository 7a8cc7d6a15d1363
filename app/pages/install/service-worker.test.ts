import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";

const SCRIPT = readFileSync("public/service-worker.js", "utf8");
const ORIGIN = "https://clinic.example";
const PAGE = '<link rel="stylesheet" href="/assets/app.css"/>Your next appointment';

/** What the script sees of a browser: one cache, and a network that can be cut. */
function openWorker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const cached = new Map<string, Response>();
  const asked: { path: string; credentials?: string }[] = [];
  const network = { isUp: true };
  const keyOf = (request: Request | string) => (typeof request === "string" ? request : new URL(request.url).pathname);
  const fetched = (request: Request | string, init?: RequestInit) => {
    asked.push({ path: keyOf(request), credentials: init?.credentials });
    if (!network.isUp) return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(new Response(keyOf(request) === paths.offline() ? PAGE : "from the network"));
  };
  const cache = {
    put: (key: string, answer: Response) => Promise.resolve(void cached.set(key, answer)),
    addAll: async (keys: string[]) => {
      for (const key of keys) cached.set(key, await fetched(key));
    },
  };
  const caches = {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(cached.clear()),
    match: (key: Request | string) => Promise.resolve(cached.get(keyOf(key))?.clone()),
  };
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
  };
  runInNewContext(SCRIPT, { self, caches, fetch: fetched, URL, Promise });
  const waits: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waits.push(work);
  return {
    ...{ network, asked },
    tell: async (data: string) => {
      listeners.get("message")?.({ data, waitUntil });
      await Promise.all(waits);
    },
    /** What the browser shows; undefined if the script leaves the request alone. */
    load: async (path: string, as: { method?: string; mode?: string; destination?: string } = { mode: "navigate" }) => {
      let answer: Promise<Response> | undefined;
      const request = { method: "GET", mode: "no-cors", destination: "", url: ORIGIN + path, ...as };
      listeners.get("fetch")?.({
        request,
        waitUntil,
        respondWith: (given: Promise<Response>) => void (answer = given),
      });
      await Promise.allSettled(waits);
      return (await answer)?.text();
    },
  };
}

describe("the script beside the pages", () => {
  let worker: ReturnType<typeof openWorker>;
  beforeEach(() => {
    worker = openWorker();
  });

  it("shows a page from the network while there is one, and else what the app has kept, with its style sheet", async () => {
    await worker.tell("keep-offline");
    expect(await worker.load(paths.home())).toBe("from the network");
    worker.network.isUp = false;
    expect(await worker.load(paths.home())).toBe(PAGE);
    expect(await worker.load("/assets/app.css", { destination: "style" })).toBe("from the network");
  });

  it("keeps nothing until the app asks for it", async () => {
    worker.network.isUp = false;
    await expect(worker.load(paths.home())).rejects.toThrow("no connection");
    expect(worker.asked.map(({ path }) => path)).not.toContain(paths.offline());
  });

  it("leaves what is sent, and everything but pages and style sheets, to the browser", async () => {
    await worker.tell("keep-offline");
    worker.network.isUp = false;
    expect(await worker.load(paths.home(), { method: "POST", mode: "navigate" })).toBeUndefined();
    expect(await worker.load("/islands/drafts.js", { destination: "script" })).toBeUndefined();
  });

  it("forgets who signs out, and keeps the page of nobody in its place", async () => {
    await worker.tell("keep-offline");
    await worker.load(paths.logout(), { method: "POST", mode: "navigate" });
    expect(worker.asked.filter(({ path }) => path === paths.offline()).map(({ credentials }) => credentials)).toEqual([
      "same-origin",
      "omit",
    ]);
    worker.network.isUp = false;
    await worker.load(paths.logout(), { method: "POST", mode: "navigate" });
    await expect(worker.load(paths.home())).rejects.toThrow("no connection");
  });
});
