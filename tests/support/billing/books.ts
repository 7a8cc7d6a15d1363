import type { LedgerLine } from "~/features/billing/domain/ledger/accounts";
import { bookingOf, type Booking, type ChargeBooking, type MoneyEvent } from "~/features/billing/domain/ledger/booking";
import { paidKey } from "~/features/billing/domain/ledger/entry-keys";
import { chargeLines, partsOf } from "~/features/billing/domain/ledger/charge-parts";
import type { Money } from "~/features/billing/domain/payments/payment";
import type { ChargedPrice, TaxPart } from "~/kernel/money/price";

/** An entry as the books of a test hold it. */
interface Entry {
  key: string;
  kind: Booking["kind"];
  currencyCode: string;
  appointmentId: string | null;
  paymentId: string | null;
  reverses: Entry | null;
  lines: readonly LedgerLine[];
  taxes?: readonly TaxPart[];
}

const back = <Part extends { amountMinor: number }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, amountMinor: -part.amountMinor }));
const NO_PRICE: ChargedPrice = { amountMinor: 0, currencyCode: "", taxMinor: 0, discountMinor: 0, taxes: [] };

/**
 * Books that are kept in memory by the same rules as the database's, of which the statements know nothing: what the
 * books of a practice are held against.
 */
export class Books {
  readonly entries: Entry[] = [];

  #stands = (entry: Entry) => !this.entries.some(({ reverses }) => reverses === entry);

  /** What was paid for what is charged now; of online payments the named one counts, or any where none is named. */
  #paidFor({ appointmentId, isInPart, onlineId, price }: ChargeBooking): Money | undefined {
    const paid = this.entries.filter(
      (entry) =>
        entry.appointmentId === appointmentId &&
        ["PAYMENT", "PAYMENT_AT_CLINIC", "REFUND", "WRITE_OFF"].includes(entry.kind) &&
        (entry.paymentId === null || onlineId === undefined || entry.paymentId === onlineId) &&
        entry.reverses === null &&
        this.#stands(entry),
    );
    const lines = paid.flatMap((entry) => entry.lines.filter(({ account }) => account === "RECEIVABLE"));
    const [first] = paid;
    const isBy = (kind: Entry["kind"]) => paid.some((entry) => entry.kind === kind);
    if (!first || lines.length === 0 || (isInPart && !isBy("PAYMENT"))) return undefined;
    const sum = lines.reduce((total, line) => total - line.amountMinor, 0);
    // What the desk and a gateway both took was paid twice: no more than the price is owed.
    const isTwice = isBy("PAYMENT") && isBy("PAYMENT_AT_CLINIC");
    const amountMinor = isTwice ? Math.min(sum, price?.amountMinor ?? 0) : sum;
    return { amountMinor, currencyCode: first.currencyCode };
  }

  #entryOf(booking: Booking): Omit<Entry, "key" | "kind"> | undefined {
    const none = { appointmentId: null, paymentId: null, reverses: null };
    if (booking.way === "stated") return { ...none, ...booking };
    if (booking.way === "charge") {
      const { appointmentId, patientId } = booking;
      const charged = this.entries.some(
        (entry) => entry.kind === "CHARGE" && entry.appointmentId === appointmentId && this.#stands(entry),
      );
      const price = booking.price ?? NO_PRICE;
      const paid = this.#paidFor(booking);
      const cost = paid ? { ...partsOf(price, paid.amountMinor), currencyCode: paid.currencyCode } : price;
      if (charged || cost.amountMinor === 0) return undefined;
      const lines = chargeLines(patientId, cost);
      return { ...none, appointmentId, currencyCode: cost.currencyCode, lines, taxes: cost.taxes };
    }
    if (booking.way === "reversal") {
      const { of, by, id } = booking;
      const own = ({ appointmentId, paymentId, key }: Entry) =>
        ({ appointment: appointmentId, payment: paymentId, source: key })[by] === id;
      const target = this.entries.findLast((entry) => entry.kind === of && own(entry) && this.#stands(entry));
      return target && { ...target, reverses: target, lines: back(target.lines), taxes: back(target.taxes ?? []) };
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
