import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { RelationRow } from "../../data/family/family-read.server";
import { updateRelation } from "../../data/family/family-write.server";
import { indexPatientStatements } from "../../data/patients/patient-insert.server";
import { updatePatientStatement } from "../../data/patients/patient-update.server";
import { localDate } from "~/kernel/time/local-date";
import { givesMore } from "../../domain/family/record-access";
import { changeDependantSchema, changeRelationSchema } from "../../schemas/family/related-user";
import { reachRelation } from "./family-reach.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

/** Raised by a change of the relation and by one of the relative, so that a form of both knows of either. */
const versionOf = ({ version, patientVersion }: RelationRow) => version + patientVersion;

/** What the form of a relation holds. Who signs in says themselves who they are: of them the relation and the access alone. */
export function relationFormOf(row: RelationRow) {
  const { relation, recordAccess, firstName, lastName, birthDate, gender, email, phoneCallingCode, phone } = row;
  const person = { firstName, lastName, birthDate, email, phoneCallingCode, phone };
  const values: Record<string, string | undefined> = isDependant(row)
    ? { relation, recordAccess, ...person, gender: gender === -1 ? "" : String(gender) }
    : { relation, recordAccess };
  return { version: versionOf(row), values };
}

/** Someone who was added by the primary user and does not sign in. */
export const isDependant = ({ userId, askedEmail }: RelationRow): boolean => userId === null && askedEmail === "";

/**
 * Changes a relation and, of a dependant, what is written of them.
 * @throws StaleFormError, InvalidError, NotFoundError
 */
export async function changeRelatedUser(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  const { relation: row } = await reachRelation(context, rawId);
  const { db, now, profile } = context;
  const stale = () => new StaleFormError(versionOf(row), relationFormOf(row).values);
  const audit = (after: object) =>
    [
      {
        action: "family.change",
        subjectKind: "relatedUser",
        subjectId: row.id,
        patientId: row.patientId,
        fields: changedFields(row, after),
      },
    ] as const;
  if (!isDependant(row)) {
    const { relation, recordAccess = row.recordAccess, version } = parse(changeRelationSchema, raw);
    if (version !== undefined && version !== versionOf(row)) throw stale();
    // They agreed to what they were asked, and to no more.
    if (givesMore(row.recordAccess, recordAccess))
      throw new InvalidError([{ field: "recordAccess", message: "family:access.notMore" }]);
    const guarded = updateRelation(db, row, { relation, recordAccess });
    const changed = audit({ relation, recordAccess });
    await commit(context, { guarded, audit: changed, result: null }).catch(refusedAs({ conflict: stale }));
    return;
  }
  const {
    relation,
    recordAccess = row.recordAccess,
    version,
    ...said
  } = parse(changeDependantSchema(localDate(now, profile.timeZone)), raw);
  if (version !== undefined && version !== versionOf(row)) throw stale();
  const person = withPhone(context, said);
  await commit(context, {
    guarded: updatePatientStatement(db, row.patientId, row.patientVersion, person),
    writes: [
      updateRelation(db, row, { relation, recordAccess }),
      ...indexPatientStatements(context, row.patientId, { ...person, externalNumber: row.externalNumber }),
    ],
    audit: audit({ relation, recordAccess, ...person }),
    result: null,
  }).catch(refusedAs({ conflict: stale }));
}
