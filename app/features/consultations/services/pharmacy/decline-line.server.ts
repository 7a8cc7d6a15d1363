import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { dispensedLine, undoneOf } from "../../domain/pharmacy/desk";
import { leftOf } from "../../domain/pharmacy/dispensing";
import { askFirstOf } from "../../domain/pharmacy/refusal";
import { declineSchema } from "../../schemas/pharmacy/desk";
import { commitAtDesk, isDoneAlready, requireAction } from "../../support/pharmacy/commit-at-desk.server";
import { toldToPatient, toldToPrescriber } from "../../support/prescriptions/told.server";
import { reachDeskPrescription, type ReachedAtDesk } from "../../support/pharmacy/reach-desk-prescription.server";

const JUST_NOW = 15 * 60_000;

const wasJustDeclined = ({ entries }: ReachedAtDesk, now: number): boolean => {
  const undone = undoneOf(entries);
  return entries.some(({ id, kind, at }) => kind === "DECLINED" && at > now - JUST_NOW && !undone.has(id));
};

/**
 * Writes down that a line is not handed out, and why; it stays open, and another time or another pharmacy may.
 * The prescriber is told, urgently where they must answer first, and the patient, who sees what they can do.
 * @throws InvalidError; ConflictError where another desk was faster; NotFoundError
 */
export async function declineLine(context: RequestContext, id: unknown, raw: unknown): Promise<void> {
  await authorize(context, "pharmacy.work");
  const { version, lineId, declineReason, reason } = parse(declineSchema, raw);
  const reached = await reachDeskPrescription(context, id);
  if (isDoneAlready(context, reached, version, [{ lineId, kind: "DECLINED", quantity: 0, declineReason, reason }]))
    return;
  requireAction(reached, "decline", version);
  const line = reached.lines.find((each) => each.id === lineId);
  if (!line) throw new NotFoundError();
  if (leftOf(dispensedLine(line, reached.entries)) === 0)
    throw new ConflictError("nothingLeft", [{ field: "", message: "pharmacy:refusal.nothingLeft" }]);
  if (declineReason === "OTHER" && reason === "")
    throw new InvalidError([{ field: "reason", message: "errors:field.mandatory" }]);
  const entry = { kind: "DECLINED", quantity: 0, declineReason, reason } as const;
  const { patientId, prescriberId } = reached.prescription;
  const told = [
    toldToPrescriber(
      context,
      askFirstOf(declineReason) === null ? "prescription.declined" : "prescription.refused",
      prescriberId,
    ),
    // One who has just been told reads of every medicine there.
    ...(wasJustDeclined(reached, context.now)
      ? []
      : await toldToPatient(context, "prescription.notDispensed", patientId)),
  ];
  await commitAtDesk(context, reached, "decline", [{ lineId, change: 0, entry }], told);
}
