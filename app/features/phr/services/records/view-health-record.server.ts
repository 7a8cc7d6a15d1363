import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesOfRecord } from "../../data/files/record-files.server";
import { versionsStatement } from "../../data/records/health-records-read.server";
import { mayReadPrivate, type PrivateOf } from "../../domain/records/private-records";
import { SAVED_ANYWAY, type AuthorKind, type RecordValues } from "../../domain/records/record-kinds";
import { consideredIn, withoutConsidered } from "../../domain/checks/considered";
import { changedFields } from "~/kernel/changed-fields";
import { authorNames } from "../../support/records/author-names.server";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { reachRecords } from "../../support/access/reach-records.server";
import { singleRecord } from "../../support/records/single-record.server";
import { mayComment } from "../../support/records/may-comment.server";
import { codeNameOf } from "../../support/records/code-name.server";
import { refutedBy } from "../../support/records/refuted-by.server";
import { reachRecord } from "../../support/records/reach-record.server";

interface Single {
  kind: HealthRecordKind;
  patientId: string | undefined;
}

async function idOfSingle(context: RequestContext, { kind, patientId }: Single): Promise<string> {
  const { patient } = await reachRecords(context, "healthRecord.read", patientId);
  const found = await singleRecord(context, kind, patient.id);
  if (!found) throw new NotFoundError();
  return found.id;
}

type Version = Parameters<typeof mayReadPrivate>[1];

/**
 * The versions as a patient reads them. Why a medicine was stopped may have been written for the practice's file, from
 * which it was taken since: what staff wrote there is said as long as the record says it too.
 */
const asPatientReads = <Each extends { authorKind: AuthorKind; values: RecordValues }>(
  versions: readonly Each[],
  { values: { reasonStopped } }: { values: RecordValues },
): Each[] =>
  versions.map((version) =>
    version.authorKind === "employee" && (version.values["reasonStopped"] ?? "") !== (reasonStopped ?? "")
      ? { ...version, values: { ...version.values, reasonStopped: "" } }
      : version,
  );

/** Why a version was made, and what was said to it, for a reader who may read the version. */
function whyOf(privateOf: PrivateOf, version: Version & { reason: string | null; note: string }) {
  if (!mayReadPrivate(privateOf, version)) return { reason: null, note: "", considered: [] };
  const { reason, note, values } = version;
  return { reason, note, considered: reason === SAVED_ANYWAY ? consideredIn(values) : [] };
}

/**
 * Which fields a version changed and, where the reader may read it and the one before, what they said then and say now:
 * an earlier version may have been private.
 */
function changeOf(privateOf: PrivateOf, versions: readonly Version[], at: number) {
  const [now, before] = [versions[at], versions[at + 1]];
  const fields = now && before ? changedFields(before.values, withoutConsidered(now.values)) : [];
  if (!now || !before || fields.length === 0) return { fields, said: null };
  const readable = [now, before].every((version) => mayReadPrivate(privateOf, version));
  const of = ({ values }: Version): RecordValues => Object.fromEntries(fields.map((name) => [name, values[name]]));
  return { fields, said: readable ? { before: of(before), after: of(now) } : null };
}

/**
 * One record with its history: each version with who made it, when, why, and what it changed. Reading somebody
 * else's is audited.
 * @param of of which kind and whose, where no id is given: the one record of a kind of which there is no other
 * @throws NotFoundError
 */
export async function viewHealthRecord(context: RequestContext, rawId: unknown, of?: Single) {
  await authorize(context, "healthRecord.read");
  const id = rawId === undefined && of ? await idOfSingle(context, of) : rawId;
  const reached = await reachRecord(context, id, "R");
  const { record, kind, patient, role, isSelf, opening, privateOf, may } = reached;
  const [stored, files] = await Promise.all([
    versionsStatement(context.db, record.id),
    kind.files ? filesOfRecord(context.db, record.id) : null,
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: record.id,
      patientId: patient.id,
      fields: ["record"],
    }),
  ]);
  const versions = role === "patient" || role === "viewer" ? asPatientReads(stored, record) : stored;
  const [names, refuted] = await Promise.all([
    authorNames(context, [record, ...versions]),
    refutedBy(context, [record]),
  ]);
  return {
    ...{ patient, role, isSelf, opening, record, files },
    authorName: names.get(record.authorId) ?? "",
    refuted: refuted.get(record.id) ?? null,
    codeName: codeNameOf(record, context.locale),
    versions: versions.map((version, at) => {
      const { values: _values, state: _state, ...shown } = version;
      return {
        ...{ ...shown, ...whyOf(privateOf, version), authorName: names.get(version.authorId) ?? "" },
        ...changeOf(privateOf, versions, at),
      };
    }),
    mayComment: mayComment(reached),
    mayChange: record.enabled && may(kind.rights, "W", record.firstAuthorKind),
    maySwitch: kind.single !== true && may(kind.rights, "D", record.firstAuthorKind),
  };
}

export type ViewedHealthRecord = Awaited<ReturnType<typeof viewHealthRecord>>;
