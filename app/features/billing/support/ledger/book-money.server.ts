import type { CommitContext } from "~/db/commit.server";
import { bookingStatements } from "../../data/ledger/ledger-write.server";
import { bookingOf, type MoneyEvent } from "../../domain/ledger/booking";

const amountOf = (event: MoneyEvent): number | null => {
  if (event.event === "paid") return event.came.amountMinor;
  if (event.event === "paidAtClinic" || event.event === "chargedByHand") return event.price.amountMinor;
  return "amount" in event ? event.amount.amountMinor : null;
};

/**
 * The statements that write into the books what happens to money, for the `writes` of the commit in which it happens.
 * They cost no round trip. What comes to nothing is no entry.
 */
export const bookMoney = (context: CommitContext, events: readonly MoneyEvent[]): D1PreparedStatement[] =>
  events.filter((event) => amountOf(event) !== 0).flatMap((event) => bookingStatements(context, bookingOf(event)));
