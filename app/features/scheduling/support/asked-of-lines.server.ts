import type { RequestContext } from "~/platform/context.server";
import { askedOfLines } from "../domain/payments/asked-of-lines";
import { standingOfUnpaidLines } from "./payments/standing-of-patient.server";

/**
 * Reads how it stands with the money of the patients of a list, in one round trip; of a patient who owes nothing of the
 * list no more is read.
 * @returns what gives lines of what is not paid with what is asked for of each
 */
export async function readAskedOfLines(
  context: RequestContext,
  lines: readonly { id: string; patientId: string | null }[],
): Promise<<Line extends Parameters<typeof askedOfLines>[0][number]>(lines: readonly Line[]) => Line[]> {
  const standings = await standingOfUnpaidLines(context, lines);
  return (unpaid) => askedOfLines(unpaid, standings);
}
