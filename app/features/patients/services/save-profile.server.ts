import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { updatePatientStatement } from "../data/patient-update.server";
import { profileStepSchema } from "../schemas/patient-form";
import { readRegistrationRules } from "./read-registration-rules.server";
import { reachSignup } from "./signup-patient.server";

/** Keeps what a patient says of themselves while signing up; what is not asked for stays as it is. @throws InvalidError */
export async function saveProfile(asked: RequestContext, raw: unknown, token?: string): Promise<void> {
  const { record, context } = await reachSignup(asked, token);
  const rules = await readRegistrationRules(context);
  const { bloodGroup, ...address } = parse(profileStepSchema(rules), raw);
  const fields = {
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
        fields: Object.keys(fields),
      },
    ],
    result: null,
  });
}
