import { commit, refusedAs } from "~/db/commit.server";
import { askForEmail } from "~/features/identity/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { indexPatientStatements } from "../../data/patients/patient-insert.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import { updatePatientStatement } from "../../data/patients/patient-update.server";
import { localDate } from "~/kernel/time/local-date";
import type { PatientRecord } from "../../domain/patients/patient-views";
import { patientFormSchema, type PatientForm } from "../../schemas/patients/patient-form";
import { idField } from "../../schemas/patients/person-fields";
import { checkPatientForm } from "./check-patient-form.server";
import { mayReadRecords } from "../../support/patients/may-read-records.server";
import { numberTaken } from "../../support/patients/number-taken.server";
import { reachPatient } from "./read-patient.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";
import { stalePatient } from "../../support/patients/stale-patient.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

/** What the form was about: fields that it did not ask for keep what they hold. */
function fieldsToWrite(
  written: PatientForm,
  record: PatientRecord,
  hidden: { birthDate: boolean; gender: boolean; bloodGroup: boolean; address: boolean; notes: boolean },
) {
  const { acceptDuplicate: _accepted, version: _version, ...fields } = written;
  const { address, city, postalCode, countryCode } = record;
  return {
    ...fields,
    ...(hidden.birthDate ? { birthDate: record.birthDate } : {}),
    ...(hidden.gender ? { gender: record.gender } : {}),
    ...(hidden.bloodGroup ? { bloodGroup: record.bloodGroup } : {}),
    ...(hidden.address ? { address, city, postalCode, countryCode } : {}),
    ...(hidden.notes ? { notes: record.notes } : {}),
  };
}

/**
 * The email of a patient who signs in is their account's: another one takes effect once its mailed link was opened.
 * @throws InvalidError where it is to be nobody's, FreshSignInNeededError
 */
async function askForAccountEmail(context: RequestContext, { userId, email: before }: PatientRecord, email: string) {
  if (userId === null || email === before) return undefined;
  if (email === "") throw new InvalidError([{ field: "email", message: "credentials:email.accountNeeds" }]);
  return askForEmail(context, { userId, email, taken: "identity:patientSignup.emailTaken" });
}

/**
 * Changes what is written of a patient.
 * @returns whether another email waits for its link to be opened
 * @throws StaleFormError where somebody changed it since the form was opened; InvalidError; NotFoundError
 */
export async function updatePatient(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ emailWaits: boolean }> {
  // The form of the staff: patients have one of their own.
  await authorize(context, "patient.list");
  const id = parse(idField, rawId);
  const { record, isOwn } = await reachPatient(context, "patient.update", id);
  const { db, now, profile } = context;
  const rules = await readRegistrationRules(context);
  const noRecords = !(await mayReadRecords(context, isOwn));
  const asked = noRecords ? { ...rules, bloodGroup: "HIDDEN" as const } : rules;
  const written = withPhone(context, parse(patientFormSchema(asked, localDate(now, profile.timeZone)), raw));
  const version = written.version ?? record.version;
  if (version !== record.version) throw await stalePatient(context, record, written, noRecords);
  await checkPatientForm(context, written, record);
  const fields = fieldsToWrite(written, record, {
    birthDate: rules.birthDate === "HIDDEN",
    gender: rules.gender === "HIDDEN",
    bloodGroup: asked.bloodGroup === "HIDDEN",
    address: rules.address === "HIDDEN",
    notes: noRecords,
  });
  const change = await askForAccountEmail(context, record, fields.email);
  if (change?.outcome === "waits") fields.email = record.email;
  const audited = { subjectKind: "patient", subjectId: id, patientId: id, fields: changedFields(record, fields) };
  await commit(context, {
    guarded: updatePatientStatement(db, id, version, fields),
    writes: [...(change?.writes ?? []), ...indexPatientStatements(context, id, fields)],
    audit: [{ action: "patient.update", ...audited }, ...(change?.audit ?? [])],
    outbox: change?.outbox,
    result: null,
  }).catch(
    refusedAs({
      unique: numberTaken,
      conflict: async () => {
        const current = (await readRecord(db, id, null))?.record;
        return current ? stalePatient(context, current, written, noRecords) : new NotFoundError();
      },
    }),
  );
  return { emailWaits: change?.outcome === "waits" };
}
