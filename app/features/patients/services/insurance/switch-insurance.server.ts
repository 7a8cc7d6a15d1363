import type { RequestContext } from "~/platform/context.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { insuranceRows, readInsurance } from "../../data/insurance/insurances.server";
import { reachRegistration } from "../registration/reach-registration.server";

/**
 * Takes an insurance away from a patient, or puts it back; the row stays for what refers to it.
 * @throws as switchRecord
 */
export async function switchInsurance(
  context: RequestContext,
  rawPatientId: unknown,
  id: string,
  enabled: boolean,
): Promise<{ id: string }> {
  const { record } = await reachRegistration(context, rawPatientId);
  return switchRecord(context, {
    ...{ kind: "patientInsurance", patientId: record.id, enabled },
    record: await readInsurance(context.db, record.id, id),
    write: insuranceRows.switching(context.db, id, enabled),
  });
}
