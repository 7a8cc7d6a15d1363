import type { Amount } from "../lists/amount";
import { itemOf, type Standing } from "./account-standing";

/** An appointment of a list that is not paid, with whose it is. */
interface UnpaidLine extends Amount {
  appointment: { id: string; patient: { id: string } | null };
}

/**
 * Lines of a list of what is not paid with what is asked for of each, without those that are covered by what their
 * patients paid ahead.
 * @param standings how it stands with the money of the patients, by their ids
 */
export const askedOfLines = <Line extends UnpaidLine>(
  lines: readonly Line[],
  standings: ReadonlyMap<string, readonly Standing[]>,
): Line[] =>
  lines.flatMap((line) => {
    const { id, patient } = line.appointment;
    const found = patient && itemOf(standings.get(patient.id) ?? [], id);
    const amountMinor = found ? found.toPayMinor : line.amountMinor;
    return amountMinor > 0 ? [{ ...line, amountMinor }] : [];
  });
