import { fenceStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { countStatement } from "../data/video-write.server";
import { countStream, streamedCost } from "../domain/session-rules";
import { IN_PROGRESS } from "../domain/visit-presence";
import { sessionSchema } from "../schemas/video-calls";
import { reachSession } from "./reach-session.server";

const TRIES = 3;

/**
 * A party says that it streams now; to be said again within 45 seconds. What is counted is the time of which both
 * have said so; the provider learns what it costs. It is a measurement and no act, so that no audit row is written for it. Nothing is counted of a visit
 * that is not in progress, or before this party came in.
 */
export async function tellStreaming(context: RequestContext, request: Request, raw: unknown) {
  const { appointmentId } = parse(sessionSchema, raw);
  for (let attempt = 1; ; attempt += 1) {
    const { session, party, count, version } = await reachSession(context, request, appointmentId);
    const counts = session.stateId === IN_PROGRESS && version > 0;
    const next = counts ? countStream(count, party, context.now) : count;
    const write = countStatement(context.db, appointmentId, version, next);
    // A count on a version that the other party has passed meanwhile changes no row, and is made anew.
    const written = counts ? await context.db.rawBatch([fenceStatement(context.db), write]) : null;
    if (written?.[1]?.meta.changes === 0 && attempt < TRIES) continue;
    const { minutes, dollars } = streamedCost(next.bothStreamedMs);
    // What it costs is the practice's matter.
    const cost = party === "provider" ? { streamedCost: dollars } : {};
    return { status: true as const, live: counts, streamedMinutes: minutes, ...cost };
  }
}
