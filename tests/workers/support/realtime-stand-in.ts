import { cloudflareRealtime } from "~/features/waiting-room/adapters/cloudflare-realtime.server";

/** One call as it came: what a real one would be told by. */
export interface RealtimeCall {
  method: string;
  path: string;
  bearer: string | null;
  body: unknown;
}

interface Line {
  mid: string;
  location: "local" | "remote";
  trackName: string;
  sessionId: string;
}

type TracksBody = {
  sessionDescription?: { type: string; sdp: string };
  tracks: { location: "local" | "remote"; mid?: string; trackName: string; sessionId?: string }[];
};

/** How it answers next: as it should, with a status, with a failure under status 200, or not at all. */
type Mood = "well" | number | "refuses" | "silent";

/**
 * Cloudflare Realtime as far as calls need it, within the test: sessions, tracks given and fetched, offers and answers
 * by name. An offer that was made must be answered before the session takes anything else.
 */
export function realtimeStandIn() {
  const calls: RealtimeCall[] = [];
  const sessions = new Map<string, { lines: Line[]; owes: boolean }>();
  let mood: Mood = "well";
  const refuse = (status: number, errorCode: string) =>
    Response.json({ errorCode, errorDescription: errorCode }, { status });

  const addTracks = (id: string, lines: Line[], { sessionDescription, tracks }: TracksBody) => {
    const added = tracks.map((track) => {
      const owner = track.location === "local" ? id : (track.sessionId ?? "");
      const given = sessions.get(owner)?.lines.some((l) => l.location === "local" && l.trackName === track.trackName);
      const named = { trackName: track.trackName, sessionId: track.sessionId };
      if (track.location === "remote" && !given) return { ...named, errorCode: "not_found_track_error" };
      const mid = track.mid ?? String(lines.length);
      lines.push({ mid, location: track.location, trackName: track.trackName, sessionId: owner });
      return { ...named, mid };
    });
    const offers = tracks.some(({ location }) => location === "remote") && added.some((track) => "mid" in track);
    const answer = sessionDescription && { type: "answer", sdp: `answer to ${sessionDescription.sdp}` };
    return {
      requiresImmediateRenegotiation: offers,
      sessionDescription: offers ? { type: "offer", sdp: `offer to ${id}` } : answer,
      tracks: added,
    };
  };

  const answerTo = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/v1/apps/app", "");
    const text = await request.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    calls.push({ method: request.method, path, bearer: request.headers.get("authorization"), body });
    if (typeof mood === "number") return refuse(mood, "sad");
    if (mood === "refuses") return refuse(200, "session_error");
    if (path === "/sessions/new") {
      const sessionId = `session-${sessions.size + 1}`;
      sessions.set(sessionId, { lines: [], owes: false });
      return Response.json({ sessionId }, { status: 201 });
    }
    const [, , id = "", ...rest] = path.split("/");
    const session = sessions.get(id);
    if (!session) return refuse(410, "session_error");
    switch (`${request.method} ${rest.join("/")}`) {
      case "GET ":
        return Response.json({ tracks: session.lines });
      case "PUT renegotiate":
        session.owes = false;
        return Response.json({});
      case "PUT tracks/close": {
        const closed = (body as { tracks: { mid: string }[] }).tracks.map(({ mid }) => mid);
        session.lines = session.lines.filter(({ mid }) => !closed.includes(mid));
        return Response.json({ requiresImmediateRenegotiation: false, tracks: [] });
      }
      case "POST tracks/new": {
        if (session.owes) return refuse(406, "renegotiation_needed");
        const answer = addTracks(id, session.lines, body as TracksBody);
        session.owes = answer.requiresImmediateRenegotiation;
        return Response.json(answer);
      }
      default:
        return refuse(404, "not_found");
    }
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (mood !== "silent") return answerTo(new Request(input as string, init));
    const request = new Request(input as string, init);
    calls.push({ method: request.method, path: new URL(request.url).pathname, bearer: null, body: null });
    return new Promise((_, fail) => init?.signal?.addEventListener("abort", () => fail(new Error("gave up"))));
  };

  return {
    fetch,
    server: cloudflareRealtime({ appId: "app", token: "app-token", patienceMs: 200, fetch }),
    calls,
    /** Method and path of each call since the last time. */
    said: () => calls.splice(0).map(({ method, path }) => `${method} ${path}`),
    linesOf: (sessionId: string) => sessions.get(sessionId)?.lines ?? [],
    answer: (how: Mood) => {
      mood = how;
    },
  };
}
