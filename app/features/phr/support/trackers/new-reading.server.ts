import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { Reading, ReadingFacts } from "../../domain/trackers/reading";
import type { TrackerName } from "../../domain/trackers/trackers";
import type { ReachedTrackers } from "./reach-trackers.server";

/** A reading that is new. */
export function newReading(
  { now }: Pick<RequestContext, "now">,
  { patient, author }: Pick<ReachedTrackers, "patient" | "author">,
  tracker: TrackerName,
  facts: ReadingFacts,
): Reading {
  return {
    ...{ ...facts, ...author, id: uuidv7(now), patientId: patient.id, tracker, device: "" },
    ...{ enabled: true, offReason: null, recordedAt: now, firstAuthorKind: author.authorKind, version: 1 },
  };
}
