import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { insuranceRows } from "../../data/insurance/insurances.server";
import { insuranceFormSchema } from "../../schemas/insurance/insurance";
import { checkInsurance } from "./check-insurance.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

/**
 * Writes down what insures a patient, besides what does already; the oldest is the primary one.
 * @throws InvalidError; NotFoundError where the organization does not ask for insurance
 */
export async function addInsurance(context: RequestContext, rawPatientId: unknown, raw: unknown): Promise<string> {
  const { record } = await reachRegistration(context, rawPatientId);
  const { id: _new, version: _first, ...values } = parse(insuranceFormSchema, raw);
  if ((await readRegistrationRules(context)).insurance === "HIDDEN") throw new NotFoundError();
  await checkInsurance(context, record.id, values);
  const { db, now } = context;
  const { id } = await saveRecord(context, {
    ...{ kind: "patientInsurance", patientId: record.id, id: undefined, version: undefined, values },
    read: () => Promise.resolve(undefined),
    ...insuranceRows.saving(db, values, { patientId: record.id, createdAt: now }),
  });
  return id;
}
