import { patientProfile } from "~/features/patients/public.server";
import { ageOn } from "~/kernel/time/age";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { countRecords, firstRecords, noneKnownStatement } from "../../data/records/health-records-read.server";
import { isCurrent, mostOf, OVERVIEW_KINDS, OVERVIEW_TRACKERS } from "../../domain/profile/overview-parts";
import { HEALTH_RECORD_KINDS } from "../../records";
import { reachRecords } from "../../support/access/reach-records.server";
import { codeNameOf } from "../../support/records/code-name.server";
import { authorNames } from "../../support/records/author-names.server";
import { shownAreas } from "../../support/records/shown-areas.server";
import { chosenUnits } from "../../support/trackers/chosen-units.server";
import { trackerSummaries } from "../../support/trackers/tracker-summaries.server";

/**
 * What matters of a patient now: what they must not be given, what they have, what they take, the last measurements and
 * reports. What the organization hides is left out, but for warnings (`isWarning`). Rows read depend on the patient
 * alone, and the parts are read in one round trip. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readHealthOverview(context: RequestContext, rawPatientId: unknown, { isWarning = false } = {}) {
  await authorize(context, "healthRecord.read");
  const [reached, areas, units] = await Promise.all([
    reachRecords(context, "healthRecord.read", rawPatientId),
    shownAreas(context),
    chosenUnits(context),
  ]);
  const { patient, role, isSelf, opening, privateOf, facts, may } = reached;
  const { db } = context;
  const kinds = OVERVIEW_KINDS.flatMap((name) => {
    const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === name);
    const isShown = kind !== undefined && areas.has(kind.area);
    return kind && (isShown || isWarning) && may(kind.rights, "R") ? [{ ...kind, kind: name, isShown }] : [];
  });
  const ofTrackers = { patient, units, goals: areas.has("goals"), today: facts.today, trackers: OVERVIEW_TRACKERS };
  const [profile, counts, none, vitals, lists] = await Promise.all([
    patientProfile(context, patient.id),
    countRecords(db, patient.id, privateOf),
    noneKnownStatement(db, patient.id),
    areas.has("trackers") || isWarning ? trackerSummaries(context, ofTrackers) : null,
    Promise.all(kinds.map(({ kind }) => firstRecords(db, { patientId: patient.id, kind, privateOf }, mostOf(kind)))),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "patient",
      subjectId: patient.id,
      patientId: patient.id,
      fields: ["overview"],
    }),
  ]);
  const said = none.filter((each) => kinds.some(({ kind }) => kind === each.kind));
  const names = await authorNames(context, said);
  return {
    ...{ patient, role, isSelf, opening, profile, vitals, today: facts.today, hasTrackers: areas.has("trackers") },
    age: ageOn(profile.birthDate, profile.deceasedOn || facts.today),
    sections: kinds.map(({ kind, base, words, noneKnown, rights, listOnly, isShown }, index) => {
      const isNone = said.find((each) => each.kind === kind);
      return {
        ...{ kind, base, words, isShown, total: counts.get(kind) ?? 0 },
        /** What still matters, in the order of the kind's list. */
        records: (lists[index] ?? []).flatMap((record) =>
          isCurrent(record.state) ? [{ ...record, codeName: codeNameOf(record, context.locale) }] : [],
        ),
        /** Who said that there is none, and when; null where nobody has. */
        noneKnown: isNone ? { authorName: names.get(isNone.authorId) ?? "", at: isNone.at } : null,
        asksNone: noneKnown === true,
        mayAdd: listOnly !== true && may(rights, "W"),
      };
    }),
  };
}

export type HealthOverview = Awaited<ReturnType<typeof readHealthOverview>>;
