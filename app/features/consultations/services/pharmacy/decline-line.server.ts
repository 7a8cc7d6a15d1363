import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { declineSchema } from "../../schemas/pharmacy/desk";
import { commitAtDesk, requireAction } from "../../support/pharmacy/commit-at-desk.server";
import { toldToPrescriber } from "../../support/prescriptions/told.server";
import { reachDeskPrescription } from "../../support/pharmacy/reach-desk-prescription.server";

/**
 * Writes down that a line is not handed out, and why; it stays open, and another time or another pharmacy may.
 * The prescriber is told.
 * @throws InvalidError; ConflictError where another desk was faster; NotFoundError
 */
export async function declineLine(context: RequestContext, id: unknown, raw: unknown): Promise<void> {
  await authorize(context, "pharmacy.work");
  const { version, lineId, declineReason, reason } = parse(declineSchema, raw);
  const reached = await reachDeskPrescription(context, id);
  requireAction(reached, "decline", version);
  if (!reached.lines.some((line) => line.id === lineId)) throw new NotFoundError();
  if (declineReason === "OTHER" && reason === "")
    throw new InvalidError([{ field: "reason", message: "errors:field.mandatory" }]);
  const entry = { kind: "DECLINED", quantity: 0, declineReason, reason } as const;
  const told = toldToPrescriber(context, "prescription.declined", reached.prescription.prescriberId);
  await commitAtDesk(context, reached, "decline", [{ lineId, change: 0, entry }], [told]);
}
