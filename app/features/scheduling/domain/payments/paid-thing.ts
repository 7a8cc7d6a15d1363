/** What a payment paid for, as its page names it; instants in UTC ms, amounts in the minor unit of its currency. */
export interface PaidThingView {
  /** What it is; null of what was paid ahead. */
  of: "appointment" | "charge" | null;
  id: string | null;
  what: string;
  /** When the appointment is, or it was charged; null of what was paid ahead. */
  at: number | null;
  amountMinor: number;
  /** What it costs in all where that is more, and what of it is left to pay. */
  totalMinor: number | null;
  leftMinor: number;
  /** The invoices on which it stands; without an id for who may not see them. */
  invoices: { id: string | null; number: string }[];
}
