import type { Publication } from "../../domain/video/room-call-state";
import type { MediaAnswer } from "../../realtime/protocol-media";
import type { VideoServer } from "../../adapters/video-server-port.server";

/** Asks the video server for what others in the call have given to it. What is not theirs to fetch is not there. */
export async function subscribeMedia(
  wanted: readonly string[],
  server: VideoServer,
  sessionId: string,
  others: readonly Publication[],
): Promise<MediaAnswer> {
  const found = others.filter(({ id }) => wanted.includes(id));
  const asked = found.flatMap((one) => one.tracks.map((track) => ({ ...track, publication: one })));
  if (asked.length === 0) return { status: true, description: null, tracks: [], missing: [...wanted] };
  const { offer, tracks } = await server.subscribe(
    sessionId,
    asked.map(({ name, publication }) => ({ sessionId: publication.sessionId, name })),
  );
  const lines = asked.map(({ kind, publication }, n) => ({
    publication: publication.id,
    kind,
    mid: tracks[n]?.mid ?? null,
  }));
  // Of who is half there all is asked for again: a face without a voice is not kept.
  const missing = wanted.filter((id) => {
    const theirs = lines.filter(({ publication }) => publication === id);
    return theirs.length === 0 || theirs.some(({ mid }) => mid === null);
  });
  const come = lines.flatMap(({ mid, ...line }) =>
    mid === null || missing.includes(line.publication) ? [] : { ...line, mid },
  );
  return { status: true, description: offer, tracks: come, missing };
}
