import { auditStatement } from "~/db/commit.server";
import { listClients } from "~/features/organization/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { categoryRows } from "../../data/patients/patient-list-read.server";
import { readPicture } from "../../data/pictures/pictures.server";
import { familyOfStatement } from "../../data/family/family-read.server";
import { insurancesStatement } from "../../data/insurance/insurances.server";
import { providersStatement } from "../../data/patients/patient-record-read.server";
import { ageOn } from "~/kernel/time/age";
import { categoryColour } from "../../domain/patients/patient-views";
import { ranOut } from "../../domain/insurance/insurance";
import { localDate } from "~/kernel/time/local-date";
import { missingDetails } from "../../domain/patients/missing-details";
import { mayReadRecords } from "../../support/patients/may-read-records.server";
import { reachPatient } from "./read-patient.server";
import { registrationOf } from "../../support/registration/registration-of.server";
import { samePersonCandidates } from "../../support/merging/same-person-candidates.server";

/**
 * Everything that the practice knows of one patient, appointments aside. That it was read is written down.
 * @throws NotFoundError for a patient who is not theirs, as for one who does not exist
 */
export async function viewPatient(context: RequestContext, id: string) {
  await authorize(context, "patient.list");
  const { record, isOwn, subject } = await reachPatient(context, "patient.read", id);
  const { db, now, profile } = context;
  const mayUpdate = verdictOf(context, "patient.update", subject) === "allowed";
  const [records, [insurances, providers, family], registration, category, clients, likely, photo] = await Promise.all([
    mayReadRecords(context, isOwn),
    db.batch([insurancesStatement(db, id), providersStatement(db, id), familyOfStatement(db, id)]),
    registrationOf(context, id),
    record.categoryId === null ? undefined : categoryRows.read(db, record.categoryId),
    record.clientOrganizationId === null ? [] : listClients(context),
    mayUpdate ? samePersonCandidates(context, record) : [],
    readPicture(db, { what: "photo", patientId: id }),
    auditStatement(context, { action: "patient.read", subjectKind: "patient", subjectId: id, patientId: id }).run(),
  ]);
  const mayReadHealthRecord = records && verdictOf(context, "healthRecord.read", subject) === "allowed";
  const { notes, bloodGroup, ...person } = record;
  const today = localDate(now, profile.timeZone);
  const missing = registration ? missingDetails(registration.rules, registration.held) : [];
  return {
    person,
    age: ageOn(record.birthDate, today),
    category: category ? { name: category.name, colour: categoryColour(category.colour) } : null,
    /** The name of the organization that the patient is looked after for. */
    client: clients.find(({ id: each }) => each === record.clientOrganizationId)?.name ?? null,
    /** Their photo, for whoever may read the health record, which it is a part of. */
    photoFileId: mayReadHealthRecord ? photo : null,
    /** What belongs to the health record; null where this person may not read it. */
    clinical: records ? { notes, bloodGroup } : null,
    mayReadHealthRecord,
    /** Whether the health record opens for a reason, which somebody gives who does not look after the patient. */
    mayOpenHealthRecord: !records && verdictOf(context, "healthRecord.open") === "allowed",
    insurances: insurances.map((insurance) => ({ ...insurance, ranOut: ranOut(insurance, today) })),
    /** What the registration form makes a must and the patient has not given, as far as this person may see it. */
    missing: records ? missing : missing.filter((detail) => detail !== "bloodGroup"),
    /** Whether insurance and identification are asked for. */
    asks: {
      insurance: registration?.rules.insurance !== "HIDDEN",
      identification: registration?.rules.identification !== "HIDDEN",
    },
    providers: providers.map(({ works, ...provider }) => ({ ...provider, works: works === 1 })),
    family,
    /** How many records somebody without an account may belong to. */
    samePerson: likely.length,
    mayUpdate,
    mayDisable: verdictOf(context, "patient.disable", subject) === "allowed",
    maySet: record.enabled && verdictOf(context, "appointment.set") === "allowed",
  };
}
