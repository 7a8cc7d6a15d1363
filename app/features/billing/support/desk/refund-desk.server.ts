import type { CommitContext } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { DeskPaymentRow } from "../../data/desk/desk-read.server";
import { insertDeskStatement, untouchedDeskStatement } from "../../data/desk/desk-write.server";
import { deskKey } from "../../domain/ledger/entry-keys";
import { bookMoney } from "../ledger/book-money.server";

/** How money at the desk goes back; the amount in the minor unit of its currency. */
interface GivenBackAtDesk {
  amountMinor: number;
  kind: DeskKind;
  reason: string;
  /** How many rows there were of what went back before: another number by now is a conflict. */
  rows: number;
  /** So much is written off with it, of what it was for. */
  waivedMinor: number;
}

/** The statements that give money at the desk back, with the entries in the books. */
export function refundDesk(
  context: CommitContext,
  taken: DeskPaymentRow,
  { amountMinor, kind, reason, rows, waivedMinor }: GivenBackAtDesk,
): D1PreparedStatement[] {
  const { id: ofId, takingId, patientId, appointmentId, chargeId, currencyCode } = taken;
  const id = uuidv7(context.now);
  const named = { id, appointmentId, patientId, amount: { amountMinor, currencyCode }, reason };
  return [
    untouchedDeskStatement(context, ofId, rows),
    insertDeskStatement(context, {
      ...{ id, takingId, act: "REFUNDED", ofId, patientId, appointmentId, chargeId, kind, currencyCode, reason },
      ...{ amountMinor: -amountMinor, reference: "", entryKey: deskKey(id) },
    }),
    ...bookMoney(context, [
      { event: "refundedAtDesk", kind, ...named },
      { event: "writtenOff", ...named, amount: { amountMinor: waivedMinor, currencyCode } },
    ]),
  ];
}
