import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { printedProfile } from "../../support/export/printed-profile.server";
import { wholeProfile, type WholeProfile } from "../../support/export/whole-profile.server";

/**
 * A patient's whole health profile as a sheet shows it, in the reader's language.
 * @throws NotFoundError, ForbiddenError
 */
export async function printProfile(
  context: RequestContext,
  rawPatientId: unknown,
  format: "print" | "pdf" = "print",
): Promise<{ sheet: PrintedSheet; opening: WholeProfile["opening"] }> {
  await authorize(context, "healthRecord.read");
  const whole = await wholeProfile(context, rawPatientId, format);
  return { sheet: printedProfile(context, whole), opening: whole.opening };
}
