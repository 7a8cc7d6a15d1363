import { commit } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { insuranceRows, overwriteInsurance, readPrimaryInsurance } from "../../data/insurance/insurances.server";
import { insuranceSchema } from "../../schemas/insurance/insurance";
import { reachSignup } from "../registration/signup-patient.server";

/**
 * Keeps what insures a patient who signs up; said again, it takes the place of what was said before.
 * @returns the insurance as it is now
 * @throws InvalidError
 */
export async function saveInsurance(asked: RequestContext, raw: unknown, token?: string) {
  const { record, context } = await reachSignup(asked, token);
  const { db, now } = context;
  const fields = parse(insuranceSchema, raw);
  const known = await readPrimaryInsurance(db, record.id);
  const id = known?.id ?? uuidv7(now);
  await commit(context, {
    writes: [
      known
        ? overwriteInsurance(db, id, fields)
        : insuranceRows.saving(db, fields, { patientId: record.id, createdAt: now }).insert(id),
    ],
    audit: [
      {
        action: "patientInsurance.save",
        subjectKind: "patientInsurance",
        subjectId: id,
        patientId: record.id,
        fields: known ? changedFields(known, fields) : [],
      },
    ],
    result: null,
  });
  return { id, ...fields };
}
