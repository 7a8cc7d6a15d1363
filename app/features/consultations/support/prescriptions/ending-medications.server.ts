import { localDate } from "~/features/patients/public.server";
import type { EndingMedication } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";

/** The medications of the health record that end with a prescription, each with whether any of it was handed out. */
export const endingOf = (
  { now, profile }: RequestContext,
  { signedAt }: Pick<Prescription, "signedAt">,
  lines: readonly Pick<PrescriptionLine, "recordId" | "dispensed">[],
): EndingMedication[] => {
  const since = localDate(signedAt ?? now, profile.timeZone);
  return lines.flatMap(({ recordId, dispensed }) =>
    recordId === null ? [] : [{ recordId, unusedSince: dispensed > 0 ? null : since }],
  );
};
