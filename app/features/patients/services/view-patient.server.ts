import { auditStatement } from "~/db/commit.server";
import { authorize, verdictOf } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readCategory } from "../data/categories.server";
import { familyOfStatement } from "../data/family-read.server";
import { insurancesStatement, providersStatement } from "../data/patient-record-read.server";
import { ageOn } from "../domain/age";
import { categoryColour } from "../domain/category-colour";
import { localDate } from "../domain/local-date";
import { mayReadRecords } from "./may-read-records.server";
import { reachPatient } from "./read-patient.server";

/**
 * Everything that the practice knows of one patient, visits aside. That it was read is written down.
 * @throws NotFoundError for a patient who is not theirs, as for one who does not exist
 */
export async function viewPatient(context: RequestContext, id: string) {
  await authorize(context, "patient.list");
  const { record, isOwn, subject } = await reachPatient(context, "patient.read", id);
  const { db, now, profile } = context;
  const records = await mayReadRecords(context, isOwn);
  const [[insurances, providers, family], category] = await Promise.all([
    db.batch([insurancesStatement(db, id), providersStatement(db, id), familyOfStatement(db, id)]),
    record.categoryId === null ? undefined : readCategory(db, record.categoryId),
    auditStatement(context, { action: "patient.read", subjectKind: "patient", subjectId: id, patientId: id }).run(),
  ]);
  const may = (authority: "patient.update" | "patient.disable") => verdictOf(context, authority, subject) === "allowed";
  const { notes, bloodGroup, ...person } = record;
  return {
    person,
    age: ageOn(record.birthDate, localDate(now, profile.timeZone)),
    category: category ? { name: category.name, colour: categoryColour(category.colour) } : null,
    /** What belongs to the health record; null where this person may not read it. */
    clinical: records ? { notes, bloodGroup } : null,
    insurances,
    providers: providers.map(({ works, ...provider }) => ({ ...provider, works: works === 1 })),
    family,
    mayUpdate: may("patient.update"),
    mayDisable: may("patient.disable"),
    maySet: record.enabled && verdictOf(context, "appointment.set") === "allowed",
  };
}
