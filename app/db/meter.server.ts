/** What a request has cost the database so far; the log line of every request has it. */
export interface Meter {
  /** Network round trips to D1: a batch is one. */
  roundTrips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

export const newMeter = (): Meter => ({ roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 });

/** Adds an answered statement to the meter. */
export function count(meter: Meter, result: D1Result): void {
  meter.statements += 1;
  meter.rowsRead += result.meta.rows_read ?? 0;
  meter.rowsWritten += result.meta.rows_written ?? 0;
}
