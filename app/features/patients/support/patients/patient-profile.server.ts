import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { indexPatientStatements } from "../../data/patients/patient-insert.server";
import { updatePatientStatement } from "../../data/patients/patient-update.server";
import { readStoredProfile } from "../../data/patients/profile-read.server";
import { localDate } from "~/kernel/time/local-date";
import { dividedProfile, type HeldProfile, type PatientProfile, type ProfilePart } from "../../domain/patients/profile";
import { profileAddress, profileDetails, profileDetailsSchema } from "../../schemas/patients/profile-fields";
import { nationalIdIn, sealedNationalId } from "./national-id.server";
import { withPhone } from "./phone-of-patient.server";
import { profileNow } from "./stale-profile.server";

async function storedProfile({ db }: RequestContext, patientId: string) {
  const stored = await readStoredProfile(db, patientId);
  if (!stored) throw new NotFoundError();
  return stored;
}

/** The profile of a patient whom the caller has reached. @throws NotFoundError */
export async function patientProfile(context: RequestContext, patientId: string): Promise<PatientProfile> {
  return (await storedProfile(context, patientId)).profile;
}

/** The same with what is stored sealed, for whoever sees or changes the personal details. @throws NotFoundError */
export async function heldProfile(context: RequestContext, patientId: string): Promise<HeldProfile> {
  const { profile, extra } = await storedProfile(context, patientId);
  return { ...profile, nationalId: await nationalIdIn(context, extra) };
}

const fieldsOf = ({ now, profile }: RequestContext, part: ProfilePart) =>
  (part === "address" ? profileAddress : profileDetails(localDate(now, profile.timeZone))).fields;

/** A part of the profile as it was sent; what it leaves out keeps its value where `keeps` says so. */
function valuesOf(context: RequestContext, part: ProfilePart, raw: object, profile: HeldProfile, keeps: boolean) {
  const { version: _read, ...held } = profile;
  const given = keeps ? { ...held, ...raw } : raw;
  if (part === "address") return parse(profileAddress.schema.omit({ id: true }), given);
  const today = localDate(context.now, context.profile.timeZone);
  const { id: _id, ...details } = parse(profileDetailsSchema(today, context.actor.kind === "employee"), given);
  return withPhone(context, details);
}

/**
 * Changes a part of the profile of a patient whom the caller has reached and may change. Staff alone say that somebody
 * has died; what others send of it is left out.
 * @param raw the fields of the part, and the version that they were read at
 * @param keeps what `raw` leaves out stays as it is, as a call may say one thing alone
 * @throws InvalidError by the fields; StaleFormError where somebody else changed the patient meanwhile
 */
export async function saveProfilePart(
  context: RequestContext,
  patientId: string,
  { part, raw, keeps = false }: { part: ProfilePart; raw: object; keeps?: boolean },
): Promise<PatientProfile> {
  const { profile, extra } = await storedProfile(context, patientId);
  const held = { ...profile, nationalId: await nationalIdIn(context, extra) };
  const { version, ...values } = valuesOf(context, part, raw, held, keeps);
  const { db } = context;
  if (changedFields(held, values).length === 0) return profile;
  const { nationalId, ...plain } = { nationalId: held.nationalId, ...values };
  const sealed = nationalId === held.nationalId ? {} : await sealedNationalId(context, nationalId);
  const columns = dividedProfile(part, plain, { ...extra, ...sealed });
  await saveRecord(context, {
    ...{ kind: "patient", id: patientId, patientId, version, values },
    read: () => heldProfile(context, patientId),
    shown: (now) => profileNow(context, now, { fields: fieldsOf(context, part), written: values, typed: raw }),
    insert: () => {
      throw new NotFoundError();
    },
    update: (id, read) => updatePatientStatement(db, id, read, columns),
    also: (id) => indexPatientStatements(context, id, { ...profile, ...values }),
  });
  return patientProfile(context, patientId);
}
