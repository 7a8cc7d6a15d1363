import type { RequestContext } from "~/platform/context.server";
import { askedOfLines } from "../domain/payments/asked-of-lines";
import { standingOfPatients } from "./payments/standing-of-patient.server";

/**
 * Reads how it stands with the money of the patients of a list, in one round trip.
 * @returns what gives lines of what is not paid with what is asked for of each
 */
export async function readAskedOfLines(
  context: RequestContext,
  patients: readonly (string | null)[],
): Promise<<Line extends Parameters<typeof askedOfLines>[0][number]>(lines: readonly Line[]) => Line[]> {
  const standings = await standingOfPatients(context, patients);
  return (lines) => askedOfLines(lines, standings);
}
