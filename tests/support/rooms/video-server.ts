import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** What the page behind the stand-in can do; each answers what Cloudflare Realtime would. */
interface MediaPage {
  publish(id: string, sdp: string, tracks: { mid: string; trackName: string }[]): Promise<string>;
  subscribe(
    id: string,
    tracks: { sessionId: string; trackName: string }[],
  ): Promise<{ sdp: string | null; mids: (string | null)[] }>;
  answer(id: string, sdp: string): Promise<void>;
  close(id: string, mids: string[]): void;
  lines(id: string): string[];
  dropAll(): void;
}

/** Runs in a page of its own: takes what each browser gives and sends it on to the others, by real connections. */
function serveMedia(): void {
  interface Session {
    connection: RTCPeerConnection;
    given: Map<string, MediaStreamTrack>;
  }
  const sessions = new Map<string, Session>();
  const session = (id: string): Session => {
    const known = sessions.get(id) ?? { connection: new RTCPeerConnection(), given: new Map() };
    sessions.set(id, known);
    return known;
  };
  /** The description with all ways to be reached in it: the server's are known from the start. */
  const described = async ({ connection }: Session): Promise<string> => {
    await connection.setLocalDescription();
    if (connection.iceGatheringState !== "complete") {
      await new Promise<void>((done) =>
        connection.addEventListener("icegatheringstatechange", () => {
          if (connection.iceGatheringState === "complete") done();
        }),
      );
    }
    return connection.localDescription?.sdp ?? "";
  };
  const media: MediaPage = {
    publish: async (id, sdp, tracks) => {
      const { connection, given } = session(id);
      await connection.setRemoteDescription({ type: "offer", sdp });
      for (const { mid, trackName } of tracks) {
        const line = connection.getTransceivers().find((one) => one.mid === mid);
        if (line) given.set(trackName, line.receiver.track);
      }
      return described(session(id));
    },
    subscribe: async (id, tracks) => {
      const { connection } = session(id);
      const lines = tracks.map(({ sessionId, trackName }) => {
        const track = sessions.get(sessionId)?.given.get(trackName);
        return track ? connection.addTransceiver(track, { direction: "sendonly" }) : null;
      });
      const sdp = lines.some((line) => line) ? await described(session(id)) : null;
      return { sdp, mids: lines.map((line) => line?.mid ?? null) };
    },
    answer: (id, sdp) => session(id).connection.setRemoteDescription({ type: "answer", sdp }),
    close: (id, mids) => {
      for (const line of session(id).connection.getTransceivers()) {
        if (line.mid !== null && mids.includes(line.mid)) void line.sender.replaceTrack(null);
      }
    },
    lines: (id) =>
      session(id)
        .connection.getTransceivers()
        .flatMap(({ mid }) => mid ?? []),
    dropAll: () => {
      for (const { connection } of sessions.values()) connection.close();
      sessions.clear();
    },
  };
  Object.assign(window, { media });
}

type TracksBody = {
  sessionDescription?: { sdp: string };
  tracks: { location: string; mid: string; trackName: string; sessionId: string }[];
};

const call = <K extends keyof MediaPage>(page: Page, name: K, ...args: Parameters<MediaPage[K]>) =>
  page.evaluate(
    ([how, what]) => {
      const media = Reflect.get(window, "media") as Record<string, (...args: unknown[]) => unknown>;
      return media[how]?.(...what);
    },
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<MediaPage[K]>>>;

/**
 * A video server on loopback: the calls of Cloudflare Realtime in front of a browser page that passes real pictures on.
 * Its page must have been opened with `--disable-features=WebRtcHideLocalIpsWithMdns`.
 */
export async function openVideoServer(page: Page) {
  await page.goto("about:blank");
  await page.evaluate(serveMedia);
  const asked: { call: string; bearer: string | undefined }[] = [];
  let down = false;
  let made = 0;

  async function tracksNew(id: string, { sessionDescription, tracks }: TracksBody): Promise<object> {
    if (sessionDescription) {
      const sdp = await call(page, "publish", id, sessionDescription.sdp, tracks);
      return { sessionDescription: { type: "answer", sdp }, tracks };
    }
    const { sdp, mids } = await call(page, "subscribe", id, tracks);
    const come = tracks.map(({ sessionId, trackName }, n) => {
      const mid = mids[n] ?? null;
      return { sessionId, trackName, ...(mid === null ? { errorCode: "not_found_track_error" } : { mid }) };
    });
    if (sdp === null) return { requiresImmediateRenegotiation: false, tracks: come };
    return { requiresImmediateRenegotiation: true, sessionDescription: { type: "offer", sdp }, tracks: come };
  }

  async function answerTo(method: string, path: string, body: unknown): Promise<object> {
    if (path === "sessions/new") return { sessionId: `session-${++made}` };
    const [, id = "", ...rest] = path.split("/");
    switch (`${method} ${rest.join("/")}`) {
      case "POST tracks/new":
        return tracksNew(id, body as TracksBody);
      case "PUT renegotiate":
        await call(page, "answer", id, (body as { sessionDescription: { sdp: string } }).sessionDescription.sdp);
        return {};
      case "PUT tracks/close":
        await call(
          page,
          "close",
          id,
          (body as TracksBody).tracks.map(({ mid }) => mid),
        );
        return {};
      default:
        return { tracks: (await call(page, "lines", id)).map((mid) => ({ mid })) };
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? "").replace("/v1/apps/stand-in/", "");
      asked.push({ call: `${request.method} ${path}`, bearer: request.headers.authorization });
      const text = await bodyOf(request);
      const answer = down ? null : await answerTo(request.method ?? "", path, text === "" ? null : JSON.parse(text));
      response.writeHead(answer ? 200 : 500, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? { errorCode: "internal_error" }));
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** It fails from now on, and all that went through it ends. */
    breakDown: async () => {
      down = true;
      await call(page, "dropAll");
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
