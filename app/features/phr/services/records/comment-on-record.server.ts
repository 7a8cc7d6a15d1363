import { commit, refusedAs } from "~/db/commit.server";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertVersion, updateRecord } from "../../data/records/health-records-write.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { commentSchema } from "../../schemas/records/comment";
import { auditDenial } from "../../support/access/audit-denial.server";
import { mayComment } from "../../support/records/may-comment.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { withSortKey } from "../../support/records/store-record.server";

/**
 * Adds a comment to an entry of a journal: a provider's, or the patient's answer. The entry stays as it was written, and
 * by whom; the comment is a version of its own in the history.
 * @param raw the record's `id`, the `comment`, and the `idempotencyKey` that makes a repeated request the same comment
 * @throws NotFoundError, also for an entry that is not shared; InvalidError; ConflictError where somebody else changed
 * the entry meanwhile
 */
export async function commentOnRecord(context: RequestContext, raw: unknown): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const { id, comment, idempotencyKey } = parse(commentSchema, raw);
  const reached = await reachRecord(context, id, "R");
  const { record, author } = reached;
  if (!mayComment(reached)) {
    const about = { patientId: record.patientId, subjectKind: record.kind, subjectId: record.id };
    await auditDenial(context, { authority: "healthRecord.write", ...about });
    throw new NotFoundError();
  }
  const { db, now } = context;
  // Other words are another comment, whatever a form that was sent again brings along.
  const own = idempotencyKey && `${idempotencyKey} ${await sha256(comment)}`;
  const key = own && (await actorKey(context, "recordComment", own, { id }));
  const next = withSortKey({ ...record, version: record.version + 1 }, reached);
  const { authorKind, authorId } = author;
  const { replayed } = await commit(context, {
    guarded: updateRecord(db, next, record.version),
    writes: [
      insertVersion(db, { ...next, authorKind, authorId, recordedAt: now }, { change: "COMMENT", note: comment }),
    ],
    audit: [
      {
        action: "healthRecord.comment",
        subjectKind: record.kind,
        subjectId: record.id,
        patientId: record.patientId,
        fields: ["comment"],
      },
    ],
    ...(key && { idempotency: key }),
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return replayed ? record : next;
}
