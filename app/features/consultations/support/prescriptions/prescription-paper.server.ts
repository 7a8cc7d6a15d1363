import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import { canBeRefused, refusedOf } from "../../domain/pharmacy/refusal";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { letterheadLocation } from "../printing/letterhead-location.server";
import { printedPrescription } from "./printed-prescription.server";
import { reachPrescription, type ReachedPrescription } from "./reach-prescription.server";
import { detailsSeen } from "./shown-prescription.server";
import { contentOf } from "./signed-content.server";

const locationOf = (context: RequestContext, { consultationId, prescriberId }: Prescription) =>
  letterheadLocation(context, { consultationId, providerId: prescriberId });

async function ofDraft(context: RequestContext, found: ReachedPrescription) {
  const lines = await linesOf(context.db, [found.prescription.id]);
  const [content, location] = await Promise.all([
    contentOf(context, found, lines, ""),
    locationOf(context, found.prescription),
  ]);
  return printedPrescription(context, content, { number: null, state: "DRAFT", copy: 1, location });
}

/**
 * The paper of a prescription: the next copy of it, or how that will look. That of a draft says that it is one. Whoever
 * is not shown what is prescribed gets no paper.
 * @throws NotFoundError, ForbiddenError
 */
export async function prescriptionPaper(
  context: RequestContext,
  rawId: unknown,
  as: "copy" | "preview",
): Promise<{ sheet: PrintedSheet; found: ReachedPrescription }> {
  const found = await reachPrescription(context, "prescription.read", rawId);
  const { prescription, asPatient, state } = found;
  if (!(await detailsSeen(context, asPatient))(prescription)) throw new NotFoundError();
  if (state === "DRAFT") return { sheet: await ofDraft(context, found), found };
  const [content, location, lines, entries] = await Promise.all([
    readSignedContent(context.db, prescription.id),
    locationOf(context, prescription),
    linesOf(context.db, [prescription.id]),
    canBeRefused(state) ? handedOrDeclined(context.db, [prescription.id]) : [],
  ]);
  if (!content) throw new NotFoundError();
  const copy = as === "copy" ? prescription.copies + 1 : null;
  const refused = refusedOf(state, entries, lines);
  const facts = { number: prescription.number, state, copy, location, lines, refused };
  return { sheet: await printedPrescription(context, content, facts), found };
}
