import { commit, CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readInsurance, updateInsurance } from "../../data/insurance/insurances.server";
import { changedFields } from "../../domain/patients/changed-fields";
import { insuranceFormSchema } from "../../schemas/insurance/insurance";
import { checkInsurance } from "./check-insurance.server";
import { reachRegistration } from "../registration/reach-registration.server";

/**
 * Corrects what is written of an insurance.
 * @throws StaleFormError where somebody changed it since the form was opened; InvalidError; NotFoundError
 */
export async function changeInsurance(
  context: RequestContext,
  rawPatientId: unknown,
  id: string,
  raw: unknown,
): Promise<void> {
  const { record } = await reachRegistration(context, rawPatientId);
  const { db } = context;
  const before = await readInsurance(db, record.id, id);
  if (!before?.enabled) throw new NotFoundError();
  const { version = before.version, ...fields } = parse(insuranceFormSchema, raw);
  if (version !== before.version) throw new StaleFormError(before.version, { ...before });
  await checkInsurance(context, record.id, fields, id);
  const audited = { subjectKind: "patientInsurance", subjectId: id, patientId: record.id };
  await commit(context, {
    guarded: updateInsurance(db, id, fields, version),
    audit: [{ action: "patientInsurance.update", ...audited, fields: changedFields(before, fields) }],
    result: null,
  }).catch(async (error: unknown) => {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const current = await readInsurance(db, record.id, id);
    throw current ? new StaleFormError(current.version, { ...current }) : new NotFoundError();
  });
}
