import type { LedgerLine } from "~/features/billing/domain/ledger/accounts";
import { bookingOf, moved, paidKey, type Booking, type MoneyEvent } from "~/features/billing/domain/ledger/booking";

/** An entry as the books of a test hold it. */
interface Entry {
  key: string;
  kind: Booking["kind"];
  currencyCode: string;
  appointmentId: string | null;
  paymentId: string | null;
  reverses: Entry | null;
  lines: readonly LedgerLine[];
}

const back = (lines: readonly LedgerLine[]) => lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));

/**
 * Books that are kept in memory by the same rules as the database's, of which the statements know nothing: what the
 * books of a practice are held against.
 */
export class Books {
  readonly entries: Entry[] = [];

  #stands = (entry: Entry) => !this.entries.some(({ reverses }) => reverses === entry);

  #paidFor(appointmentId: string): { amountMinor: number; currencyCode: string } | undefined {
    const paid = this.entries.find(
      (entry) =>
        entry.appointmentId === appointmentId &&
        (entry.kind === "PAYMENT" || entry.kind === "PAYMENT_AT_CLINIC") &&
        this.#stands(entry),
    );
    const line = paid?.lines.find(({ account }) => account === "RECEIVABLE");
    return paid && line && { amountMinor: -line.amountMinor, currencyCode: paid.currencyCode };
  }

  #entryOf(booking: Booking): Omit<Entry, "key" | "kind"> | undefined {
    const none = { appointmentId: null, paymentId: null, reverses: null };
    if (booking.way === "stated") return { ...none, ...booking };
    if (booking.way === "charge") {
      const { appointmentId, patientId } = booking;
      const charged = this.entries.some(
        (entry) => entry.kind === "CHARGE" && entry.appointmentId === appointmentId && this.#stands(entry),
      );
      const cost = this.#paidFor(appointmentId) ?? booking.price;
      if (charged || !cost || cost.amountMinor === 0) return undefined;
      const lines = moved(cost.amountMinor, ["RECEIVABLE", patientId], ["REVENUE", ""]);
      return { ...none, appointmentId, currencyCode: cost.currencyCode, lines };
    }
    if (booking.way === "reversal") {
      const { of, id } = booking;
      const own = (entry: Entry) => (of === "REFUND_REQUESTED" ? entry.paymentId : entry.appointmentId) === id;
      const target = this.entries.findLast((entry) => entry.kind === of && own(entry) && this.#stands(entry));
      return target && { ...target, reverses: target, lines: back(target.lines) };
    }
    const { paymentId, isDone } = booking;
    const paid = this.entries.find((entry) => entry.key === paidKey(paymentId) && this.#stands(entry));
    if (!paid) return undefined;
    const lines = back(this.linesOf((entry) => entry.paymentId === paymentId)).map((line) =>
      !isDone && line.account === "CLEARING" ? ({ ...line, account: "REFUNDS", holder: "" } as const) : line,
    );
    return { ...paid, reverses: isDone ? paid : null, lines };
  }

  book(event: MoneyEvent): void {
    const booking = bookingOf(event);
    const { kind, sourceKey: key } = booking;
    const entry = this.entries.some((each) => each.key === key) ? undefined : this.#entryOf(booking);
    if (entry) this.entries.push({ ...entry, key, kind });
  }

  /** What some entries come to in each account, without those that come to nothing. */
  linesOf(which: (entry: Entry) => boolean): LedgerLine[] {
    const sums = new Map<string, LedgerLine>();
    for (const { account, holder, amountMinor } of this.entries.filter(which).flatMap(({ lines }) => lines)) {
      const key = `${account} ${holder}`;
      sums.set(key, { account, holder, amountMinor: (sums.get(key)?.amountMinor ?? 0) + amountMinor });
    }
    return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0);
  }

  /** What each account holds, as 'ACCOUNT holder CURRENCY': minor units. */
  balances(): Record<string, number> {
    const currencies = [...new Set(this.entries.map(({ currencyCode }) => currencyCode))].sort();
    const found = currencies.flatMap((currencyCode) =>
      this.linesOf((entry) => entry.currencyCode === currencyCode).map(
        ({ account, holder, amountMinor }) => [`${account} ${holder} ${currencyCode}`, amountMinor] as const,
      ),
    );
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
