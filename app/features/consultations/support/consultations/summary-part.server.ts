import type { RequestContext } from "~/platform/context.server";
import type { SummaryEntry, SummaryPartName } from "../../domain/consultations/summary";
import type { ConsultationHead } from "./consultation-head.server";
import type { ReachedConsultation } from "./reach-consultation.server";

/** A consultation that somebody reached, with what is known of it by name. */
export interface AskedPart extends ReachedConsultation {
  head: ConsultationHead;
}

/** A line of a list of consultations: an appointment, its consultation, or both. */
export interface ListedConsultation {
  consultationId: string | null;
  appointmentId: string | null;
}

/** By what a line is told from the others. */
export const keyOf = ({ appointmentId, consultationId }: ListedConsultation): string =>
  appointmentId ?? consultationId ?? "";

/** The consultations among the lines of a list. */
export const consultationIdsOf = (lines: readonly ListedConsultation[]): string[] =>
  lines.flatMap(({ consultationId }) => consultationId ?? []);

/** Things of consultations by the lines of a list. */
export const byLine = <Thing extends { consultationId: string | null }>(
  lines: readonly ListedConsultation[],
  things: readonly Thing[],
  entryOf: (thing: Thing) => SummaryEntry,
): ReadonlyMap<string, readonly SummaryEntry[]> =>
  new Map(
    lines.map((line) => [
      keyOf(line),
      things.filter((each) => each.consultationId === line.consultationId && each.consultationId !== null).map(entryOf),
    ]),
  );

/** One part of a summary. What a patient may not see is kept from them by `seenOf` besides. */
export interface SummaryPart {
  name: SummaryPartName;
  /** What of it came of one consultation, as far as whoever reached it may see it. */
  read: (context: RequestContext, asked: AskedPart) => Promise<readonly SummaryEntry[]>;
  /**
   * What of it came of each line of a patient's own list, by `keyOf`, in one round trip; left out where lists do not
   * show it.
   */
  listed?: (
    context: RequestContext,
    patientId: string,
    lines: readonly ListedConsultation[],
  ) => Promise<ReadonlyMap<string, readonly SummaryEntry[]>>;
  /** Where another one is begun at the desk; null where this person may not. */
  begin?: (context: RequestContext, asked: AskedPart) => string | null;
}
