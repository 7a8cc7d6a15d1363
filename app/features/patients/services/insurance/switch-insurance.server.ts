import { commit, CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readInsurance, setInsuranceEnabled } from "../../data/insurance/insurances.server";
import { reachRegistration } from "../registration/reach-registration.server";

/**
 * Takes an insurance away from a patient, or puts it back; the row stays for what refers to it.
 * @throws NotFoundError
 */
export async function switchInsurance(
  context: RequestContext,
  rawPatientId: unknown,
  id: string,
  enabled: boolean,
): Promise<void> {
  const { record } = await reachRegistration(context, rawPatientId);
  if (!(await readInsurance(context.db, record.id, id))) throw new NotFoundError();
  await commit(context, {
    guarded: setInsuranceEnabled(context.db, id, enabled),
    audit: [
      {
        action: enabled ? "patientInsurance.enable" : "patientInsurance.disable",
        subjectKind: "patientInsurance",
        subjectId: id,
        patientId: record.id,
      },
    ],
    result: null,
  }).catch((error: unknown) => {
    // It is so already: pressed twice, or by two people.
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
  });
}
