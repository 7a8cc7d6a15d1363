import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { TrackerName } from "../../domain/trackers/trackers";

/** Tells that readings of a patient have changed, where the practice monitors patients; for the commit of them. */
export const toldOfReadings = (
  context: RequestContext,
  patientId: string,
  trackers: readonly TrackerName[],
): OutboxEntry[] =>
  context.profile.settings.remoteMonitoring
    ? [outboxEntry(context, "reading.changed", { patientId, trackers: [...new Set(trackers)] })]
    : [];
