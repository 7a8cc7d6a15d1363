import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { refusedMedicines } from "../../support/prescriptions/refused-medicines.server";

/** A medicine of a patient that a pharmacist refused as unsafe, with the prescription that it is on. */
interface OwnRefusal {
  prescriptionId: string;
  name: string;
}

/**
 * What pharmacists refused as unsafe of a patient's medicines, until their doctor has answered it: one read where there
 * is nothing.
 * @throws NotFoundError for anybody who is no patient, EmailUnprovenError
 */
export async function listOwnRefusals(context: RequestContext): Promise<OwnRefusal[]> {
  await authorize(context, "prescription.read");
  const { patient, facts } = await reachRecords(context, "prescription.read", undefined);
  const refused = await refusedMedicines(context, patient.id, facts.today);
  return refused.map(({ prescriptionId, name }) => ({ prescriptionId, name }));
}
