import { z } from "zod";
import { type SubscribedTrack, VideoServerFailed, type VideoServer } from "./video-server-port.server";

/** Where Cloudflare Realtime is asked (developers.cloudflare.com/realtime/sfu/api). */
export const CLOUDFLARE_REALTIME = "https://rtc.live.cloudflare.com/v1";

/** It waits up to five seconds itself for a browser whose connection is not up yet. */
const PATIENCE_MS = 6_500;

const descriptionSchema = z.object({ type: z.enum(["offer", "answer"]), sdp: z.string() });
const sessionSchema = z.object({ sessionId: z.string().min(1) });
const trackSchema = z.object({
  mid: z.string().nullish(),
  trackName: z.string().nullish(),
  sessionId: z.string().nullish(),
  errorCode: z.string().nullish(),
});
const tracksSchema = z.object({
  sessionDescription: descriptionSchema.nullish(),
  requiresImmediateRenegotiation: z.boolean().default(false),
  tracks: z.array(trackSchema).default([]),
});
/** What it says of failures it often says with status 200. */
const refusedSchema = z.object({ errorCode: z.string().min(1) });
/** The answers to renegotiate and to close carry nothing that is needed. */
const doneSchema = z.unknown();

export interface CloudflareRealtimeOptions {
  appId: string;
  /** Goes from the Worker to Cloudflare and nowhere else. */
  token: string;
  url?: string;
  patienceMs?: number;
  /** The Worker's own, unless a test has another. */
  fetch?: typeof fetch;
}

/**
 * Cloudflare Realtime over its HTTPS interface: `POST sessions/new`, `POST sessions/{id}/tracks/new`, `PUT
 * sessions/{id}/renegotiate`, `PUT sessions/{id}/tracks/close`, `GET sessions/{id}`, each under `apps/{appId}` and with
 * the app's token as bearer.
 */
export function cloudflareRealtime(options: CloudflareRealtimeOptions): VideoServer {
  const ask = asker(options);
  const session = (id: string) => `sessions/${encodeURIComponent(id)}`;
  const close = async (id: string, mids: readonly string[]) => {
    if (mids.length === 0) return;
    // Forced: it takes no offer, and the browser sees the line fall silent.
    await ask("PUT", `${session(id)}/tracks/close`, { tracks: mids.map((mid) => ({ mid })), force: true }, doneSchema);
  };
  return {
    open: async () => (await ask("POST", "sessions/new", {}, sessionSchema)).sessionId,
    publish: async (id, sdp, tracks) => {
      const asked = tracks.map(({ mid, name }) => ({ location: "local", mid, trackName: name }));
      const body = { sessionDescription: { type: "offer", sdp }, tracks: asked };
      const answer = await ask("POST", `${session(id)}/tracks/new`, body, tracksSchema);
      const refused = answer.tracks.find(({ errorCode }) => errorCode);
      if (refused || answer.sessionDescription?.type !== "answer") {
        throw new VideoServerFailed(`publish: ${refused?.errorCode ?? "no answer"}`);
      }
      return answer.sessionDescription;
    },
    subscribe: async (id, tracks) => {
      const asked = tracks.map(({ sessionId, name }) => ({ location: "remote", sessionId, trackName: name }));
      const answer = await ask("POST", `${session(id)}/tracks/new`, { tracks: asked }, tracksSchema);
      const found = tracks.map((track): SubscribedTrack => {
        const one = answer.tracks.find((o) => o.trackName === track.name && (o.sessionId ?? null) === track.sessionId);
        return { ...track, mid: one && !one.errorCode ? (one.mid ?? null) : null };
      });
      const offer = answer.requiresImmediateRenegotiation ? (answer.sessionDescription ?? null) : null;
      if (answer.requiresImmediateRenegotiation && offer?.type !== "offer") {
        throw new VideoServerFailed("subscribe: no offer");
      }
      return { offer, tracks: found };
    },
    answer: async (id, sdp) => {
      const body = { sessionDescription: { type: "answer", sdp } };
      await ask("PUT", `${session(id)}/renegotiate`, body, doneSchema);
    },
    close,
    end: async (id) => {
      const { tracks } = await ask("GET", session(id), undefined, tracksSchema);
      await close(
        id,
        tracks.flatMap(({ mid }) => mid ?? []),
      );
    },
  };
}

function asker({
  appId,
  token,
  url = CLOUDFLARE_REALTIME,
  patienceMs = PATIENCE_MS,
  fetch: go,
}: CloudflareRealtimeOptions) {
  const request = go ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  return async <S extends z.ZodType>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body: object | undefined,
    schema: S,
  ): Promise<z.infer<S>> => {
    const answer = await request(`${url}/apps/${encodeURIComponent(appId)}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    if (!answer) throw new VideoServerFailed(`${method}: no answer`);
    const read: unknown = await answer.json().catch(() => null);
    const refused = refusedSchema.safeParse(read).data;
    if (!answer.ok || refused) throw new VideoServerFailed(`${method}: ${refused?.errorCode ?? answer.status}`);
    const parsed = schema.safeParse(read);
    if (!parsed.success) throw new VideoServerFailed(`${method}: not the answer that was asked for`);
    return parsed.data;
  };
}
