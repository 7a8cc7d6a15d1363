/** A record that a prescription or a laboratory order made, or went on with. */
export interface RecordOfPaper {
  recordId: string | null;
  /** Of the prescription or order; null for one of no consultation. */
  consultationId: string | null;
  /** False for a prescription that was cancelled, or replaced by another one. */
  holds: boolean;
}

/**
 * Whether a record that a provider wrote in the time of a consultation came of that consultation: one that was typed
 * did, one of a prescription or an order where that is of this consultation and still holds.
 */
export function cameOf(consultationId: string, recordId: string, papers: readonly RecordOfPaper[]): boolean {
  const own = papers.filter((paper) => paper.recordId === recordId);
  return own.length === 0 || own.some((paper) => paper.holds && paper.consultationId === consultationId);
}
