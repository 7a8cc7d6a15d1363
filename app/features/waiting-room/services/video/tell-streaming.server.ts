import { fenceStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { countStatement } from "../../data/video/video-write.server";
import { countStream } from "../../domain/sessions/session-rules";
import { IN_PROGRESS } from "../../domain/sessions/visit-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachSession } from "../sessions/reach-session.server";
import { streamedIn, visitsInSession } from "../../support/sessions/visits-in-session.server";

const TRIES = 3;

/**
 * A party says that it streams now; to be said again within 45 seconds. What is counted is the time of which both
 * have said so; the provider learns what it costs. The provider of a group session streams to each of its participants,
 * and what they come to is added up. It is a measurement and no act, so that no audit row is written for it. Nothing is
 * counted of a visit that is not in progress, or before this party came in.
 */
export async function tellStreaming(context: RequestContext, request: Request, raw: unknown) {
  const { appointmentId } = parse(sessionSchema, raw);
  for (let attempt = 1; ; attempt += 1) {
    const reached = await reachSession(context, request, appointmentId);
    const { party } = reached;
    const visits = (await visitsInSession(reached)).map((visit) => {
      const live = visit.stateId === IN_PROGRESS && visit.version > 0;
      return { ...visit, live, count: live ? countStream(visit.count, party, context.now) : visit.count };
    });
    const writes = visits
      .filter(({ live }) => live)
      .map(({ appointmentId: id, version, count }) => countStatement(context.db, id, version, count));
    // A count on a version that the other party has passed meanwhile changes no row, and is made anew: what was written
    // counts nothing more at the same moment.
    const written = writes.length > 0 ? await context.db.rawBatch([fenceStatement(context.db), ...writes]) : [];
    if (written.slice(1).some(({ meta }) => meta.changes === 0) && attempt < TRIES) continue;
    const { minutes, dollars } = streamedIn(visits);
    // What it costs is the practice's matter.
    const cost = party === "provider" ? { streamedCost: dollars } : {};
    return { status: true as const, live: writes.length > 0, streamedMinutes: minutes, ...cost };
  }
}
