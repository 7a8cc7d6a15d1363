import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { linesOf, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import { printedPrescription } from "./printed-prescription.server";
import { reachPrescription, type ReachedPrescription } from "./reach-prescription.server";
import { detailsSeen } from "./shown-prescription.server";
import { contentOf } from "./signed-content.server";

async function ofDraft(context: RequestContext, found: ReachedPrescription) {
  const lines = await linesOf(context.db, [found.prescription.id]);
  const content = await contentOf(context, found, lines, "");
  return printedPrescription(context, content, { number: null, state: "DRAFT", copy: 1 });
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
  const content = await readSignedContent(context.db, prescription.id);
  if (!content) throw new NotFoundError();
  const copy = as === "copy" ? prescription.copies + 1 : null;
  return { sheet: await printedPrescription(context, content, { number: prescription.number, state, copy }), found };
}
