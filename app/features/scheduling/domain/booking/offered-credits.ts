/** The credits of a patient that could pay for something. */
export interface OfferedCredits {
  count: number;
  /** A patient who cancels so many hours before the start has the credit back; later, it is used up. */
  returnHours: number;
}
