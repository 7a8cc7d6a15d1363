import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertInsurance } from "../../data/insurance/insurances.server";
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
  const { version: _new, ...fields } = parse(insuranceFormSchema, raw);
  if ((await readRegistrationRules(context)).insurance === "HIDDEN") throw new NotFoundError();
  await checkInsurance(context, record.id, fields);
  const { db, now } = context;
  const id = uuidv7(now);
  await commit(context, {
    writes: [insertInsurance(db, { id, patientId: record.id, createdAt: now, ...fields })],
    audit: [
      { action: "patientInsurance.create", subjectKind: "patientInsurance", subjectId: id, patientId: record.id },
    ],
    result: null,
  });
  return id;
}
