import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { favouritesOf } from "../../data/prescriptions/favourites.server";
import { lastSignedLines } from "../../data/prescriptions/prescriptions-read.server";
import { settledLine, type WrittenLine } from "../../domain/prescriptions/line";
import { takenLineSchema } from "../../schemas/prescriptions/prescription";
import { putLine } from "../../support/prescriptions/put-line.server";
import {
  reachPrescription,
  requireAction,
  type ReachedPrescription,
} from "../../support/prescriptions/reach-prescription.server";

async function pastLine({ db }: RequestContext, { prescription: { patientId } }: ReachedPrescription, id: string) {
  return (await lastSignedLines(db, { patientId })).find((line) => line.id === id);
}

/** A line without what others said of it: warnings are overruled for each patient and each time anew. */
function again({ name, medicine, quantity }: WrittenLine): WrittenLine {
  const typed = medicine.quantityTyped ? quantity : null;
  return settledLine({ name, quantity: typed, medicine: { ...medicine, overruled: [] } });
}

/**
 * Writes a line on a draft once more: one of the prescriber's favourites, or of an earlier prescription of the patient.
 * @param raw `from` favourite or past, `fromId`, the `lineId` of the new line, and the draft's `version`
 * @returns the version that the draft has now
 * @throws NotFoundError, ForbiddenError, ConflictError
 */
export async function takePrescriptionLine(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ version: number }> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { from, fromId, ...target } = parse(takenLineSchema, raw);
  if (from === "past") {
    const line = await pastLine(context, found, fromId);
    if (!line) throw new NotFoundError();
    return putLine(context, found, target, again(line));
  }
  const kept = (await favouritesOf(context.db, found.employeeId ?? "")).find(({ id }) => id === fromId);
  if (!kept) throw new NotFoundError();
  return putLine(context, found, target, again({ ...kept, quantity: null }));
}
