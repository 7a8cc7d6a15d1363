import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { picturesOfRecords } from "../../data/files/record-files.server";
import { listRecords, noneKnownStatement } from "../../data/records/health-records-read.server";
import { isConfirmable } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { afterRecordSchema } from "../../schemas/records/record-address";
import { reachRecords } from "../../support/access/reach-records.server";
import { requireRight } from "../../support/access/require-right.server";
import { askedJournal } from "../../support/records/asked-journal.server";
import { authorNames } from "../../support/records/author-names.server";
import { refutedBy } from "../../support/records/refuted-by.server";
import { codeNameOf } from "../../support/records/code-name.server";
import { goalProgress } from "../../support/records/goal-progress.server";
import { shownAreas } from "../../support/records/shown-areas.server";

interface ListAsked {
  patientId?: string | undefined;
  /** What was taken off the list instead of what is on it. */
  off?: boolean;
  /** The id of the record after which the page goes on. */
  after?: unknown;
  /** Of a journal: the month, YYYY-MM, and the tag by its place in the index. */
  month?: unknown;
  tag?: unknown;
}

/**
 * A page of one kind of a patient's records, in the kind's own order, with who wrote each of them last, and what the
 * asker may do. Reading those of somebody else is audited.
 * @throws NotFoundError, also where the organization hides the kind
 */
export async function listHealthRecords(context: RequestContext, kind: HealthRecordKind, asked: ListAsked) {
  await authorize(context, "healthRecord.read");
  const { patientId, off = false, after, month, tag } = asked;
  const [reached, areas] = await Promise.all([
    reachRecords(context, "healthRecord.read", patientId),
    shownAreas(context),
  ]);
  if (!areas.has(kind.area)) throw new NotFoundError();
  await requireRight(context, reached, kind, "R");
  const { patient, may } = reached;
  const from = parse(afterRecordSchema, after);
  const journal = await askedJournal(context, kind, reached, { off, month, tag });
  const [{ records: shown, next }, none] = await Promise.all([
    listRecords(context.db, {
      ...{ patientId: patient.id, kind: kind.kind, enabled: !off, privateOf: reached.privateOf },
      ...{ after: from, among: journal?.among },
    }),
    noneKnownStatement(context.db, patient.id),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: null,
      patientId: patient.id,
      fields: ["list"],
    }),
  ]);
  const said = none.find((each) => each.kind === kind.kind);
  const [names, refuted, progress, pictures] = await Promise.all([
    authorNames(context, [...shown, ...(said ? [said] : [])]),
    refutedBy(context, shown),
    areas.has("trackers") ? goalProgress(context, shown) : undefined,
    kind.files && shown.length > 0
      ? picturesOfRecords(
          context.db,
          shown.map(({ id }) => id),
        )
      : undefined,
  ]);
  return {
    ...{ patient, role: reached.role, isSelf: reached.isSelf, opening: reached.opening, off, next },
    /** The months and tags of a journal; null for other kinds. */
    index: journal?.index ?? null,
    records: shown.map((record) => ({
      ...record,
      authorName: names.get(record.authorId) ?? "",
      refuted: refuted.get(record.id) ?? null,
      codeName: codeNameOf(record, context.locale),
      progress: progress?.get(record.id),
      pictures: pictures?.get(record.id) ?? [],
      mayChange: may(kind.rights, "W", record.firstAuthorKind),
      maySwitch: kind.single !== true && may(kind.rights, "D", record.firstAuthorKind),
    })),
    noneKnown: said ? { authorName: names.get(said.authorId) ?? "", at: said.at } : null,
    mayAdd: may(kind.rights, "W") && (off || shown.length < (kind.single ? 1 : (kind.most ?? Infinity))),
    mayConfirm: reached.role === "provider" && isConfirmable(kind.kind),
    today: reached.facts.today,
  };
}

export type ListedHealthRecords = Awaited<ReturnType<typeof listHealthRecords>>;
export type ListedHealthRecord = ListedHealthRecords["records"][number];
