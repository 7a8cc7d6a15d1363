import type { CommitContext } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { insertDeskStatement, type DeskRow } from "../../data/desk/desk-write.server";
import type { DeskTaking } from "../../domain/desk/desk-payment";
import { deskKey, paidAtClinicKey } from "../../domain/ledger/entry-keys";
import { bookMoney } from "../ledger/book-money.server";

/** Money that a patient gives at the desk: for an appointment as it then is, for a charge, or ahead. */
export interface TakenAtDesk extends DeskTaking {
  patientId: string;
  for: { appointmentId: string; version: number } | { chargeId: string } | "ahead";
  /** Of what is taken at once for several things, the same. */
  takingId?: string;
}

/** Name of the entry in the books of what was taken for an appointment, by which it is undone. */
export const takenKey = paidAtClinicKey;

/** The statements that take money at the desk, with its entry in the books, for the batch of what it belongs to. */
export function takeAtDesk(context: CommitContext, taken: TakenAtDesk): D1PreparedStatement[] {
  const { patientId, kind, amountMinor, currencyCode, reference } = taken;
  const id = uuidv7(context.now);
  const amount = { amountMinor, currencyCode };
  const of = taken.for !== "ahead" && "version" in taken.for ? taken.for : null;
  const row: DeskRow = {
    ...{ id, takingId: taken.takingId ?? id, ofId: null, patientId, reason: "" },
    ...{ kind, ...amount, reference },
    act: "TAKEN",
    appointmentId: of?.appointmentId ?? null,
    chargeId: taken.for !== "ahead" && "chargeId" in taken.for ? taken.for.chargeId : null,
    entryKey: of ? paidAtClinicKey(of.appointmentId, of.version) : deskKey(id),
  };
  return [
    insertDeskStatement(context, row),
    ...bookMoney(context, [
      of
        ? { event: "paidAtClinic", ...of, patientId, price: amount, kind }
        : { event: "takenAtDesk", id, patientId, kind, amount },
    ]),
  ];
}
