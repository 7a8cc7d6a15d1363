/** Whether the price of an appointment is owed. */
export interface Owing {
  /** It is owed by the books. */
  isCharged: boolean;
  /** It is owed once it begins, and the payment pays for that. */
  isAhead: boolean;
  /** What is here beyond its price (minor units). */
  overMinor: number;
}

/**
 * How it stands with an appointment of which a payment, or a part of it, goes back; null where there is none. Whoever
 * knows appointments says it.
 */
export type OwingOf = (appointmentId: string, paymentId: string) => Promise<Owing | null>;

/** Of what pays for nothing that anybody owes, no appointment needs to be asked about. */
export const OWED_BY_NOBODY: OwingOf = () => Promise.resolve(null);
