import { commit } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { updatePatientStatement } from "../../data/patients/patient-update.server";
import { localDate } from "~/kernel/time/local-date";
import { stepRules } from "../../domain/registration/registration-rules";
import { profileStepSchema } from "../../schemas/patients/patient-form";
import { readRegistrationRules } from "../registration/read-registration-rules.server";
import { reachSignup } from "../registration/signup-patient.server";

/**
 * Keeps what a patient says of themselves while signing up; what is not asked for stays as it is.
 * @returns what was kept, and of which patient
 * @throws InvalidError
 */
export async function saveProfile(asked: RequestContext, raw: unknown, token?: string) {
  const { record, context } = await reachSignup(asked, token);
  const rules = stepRules(await readRegistrationRules(context), record);
  const today = localDate(context.now, context.profile.timeZone);
  const { birthDate, gender, bloodGroup, ...address } = parse(profileStepSchema(rules, today), raw);
  const fields = {
    ...(rules.birthDate === "HIDDEN" ? {} : { birthDate }),
    ...(rules.gender === "HIDDEN" ? {} : { gender }),
    ...(rules.bloodGroup === "HIDDEN" ? {} : { bloodGroup }),
    ...(rules.address === "HIDDEN" ? {} : address),
  };
  await commit(context, {
    guarded: updatePatientStatement(context.db, record.id, record.version, fields),
    audit: [
      {
        action: "patient.update",
        subjectKind: "patient",
        subjectId: record.id,
        patientId: record.id,
        fields: changedFields(record, fields),
      },
    ],
    result: null,
  });
  return { patientId: record.id, ...fields };
}
