import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { insuranceRows, readInsurance } from "../../data/insurance/insurances.server";
import { insuranceFormSchema } from "../../schemas/insurance/insurance";
import { checkInsurance } from "./check-insurance.server";
import { reachRegistration } from "../registration/reach-registration.server";

/**
 * Corrects what is written of an insurance.
 * @throws as saveRecord; NotFoundError for one that was taken away
 */
export async function changeInsurance(
  context: RequestContext,
  rawPatientId: unknown,
  id: string,
  raw: unknown,
): Promise<{ id: string }> {
  const { record } = await reachRegistration(context, rawPatientId);
  const { db } = context;
  const before = await readInsurance(db, record.id, id);
  if (!before?.enabled) throw new NotFoundError();
  const { id: _named, version = before.version, ...values } = parse(insuranceFormSchema, raw);
  if (version === before.version) await checkInsurance(context, record.id, values, id);
  return saveRecord(context, {
    ...{ kind: "patientInsurance", patientId: record.id, id, version, values, before },
    read: () => readInsurance(db, record.id, id),
    // A new one is added by itself.
    ...insuranceRows.saving(db, values, { patientId: record.id, createdAt: context.now }),
  });
}
