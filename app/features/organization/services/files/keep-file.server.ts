import { commit, type CommitPlan } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { sha256OfBytes } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import { insertFile } from "../../data/files/files.server";
import { checkFile, contentTypeOf, mostWholeBytes, tooLarge, type FilePurpose } from "../../domain/files/check-file";
import { safeName } from "../../domain/files/file-kinds";
import { withoutMetadata } from "../../domain/picture/without-metadata";
import { eraseUnlessKept } from "../../support/files/erase-unless-kept.server";
import { putContent } from "../../support/files/file-content.server";

/** A file to be kept: what for, whose, and under which field of the form a refusal is told. */
export interface FileToKeep {
  purpose: FilePurpose;
  file: File;
  patientId?: string | null;
  employeeId?: string | null;
  /** The appointment in whose chat it was sent. */
  appointmentId?: string | null;
  /** Default: file. */
  field?: string;
}

/** What else the caller writes in the same batch, such as the row that shows the file. */
export type WrittenAlong = Partial<Pick<CommitPlan<null>, "guarded" | "writes" | "outbox" | "due">> & {
  audit: CommitPlan<null>["audit"];
};

/** A file as it is kept: its safe name, and what its content is. */
export interface KeptFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

async function readSent({ purpose, file }: FileToKeep) {
  // What is too large is not read at all.
  const bytes = file.size > mostWholeBytes(purpose) ? null : new Uint8Array(await file.arrayBuffer());
  const checked = bytes && checkFile(purpose, { name: file.name, type: file.type, bytes });
  return { bytes, checked };
}

/**
 * Checks a sent file, puts its content into the bucket, without what a picture tells of where and by whom it was taken,
 * and its row into the database, with whatever the caller writes along. The caller has authorized it.
 * @throws InvalidError with the reason at the field
 */
export async function keepFile(
  context: RequestContext,
  kept: FileToKeep,
  along: (fileId: string, described: KeptFile) => WrittenAlong,
): Promise<KeptFile> {
  const { purpose, file, field = "file", patientId = null, employeeId = null, appointmentId = null } = kept;
  const { bytes: sent, checked } = await readSent(kept);
  if (!sent || !checked) throw new InvalidError([{ field, ...tooLarge(purpose, mostWholeBytes(purpose)) }]);
  if (!checked.ok) throw new InvalidError([{ field, ...checked.error }]);
  const kind = checked.value;
  const bytes = withoutMetadata(kind, sent);
  const id = uuidv7(context.now);
  const facts = { contentType: contentTypeOf(kind), sha256: await sha256OfBytes(bytes) };
  await putContent(context, id, { bytes, ...facts });
  const described: KeptFile = {
    id,
    name: safeName(file.name, kind),
    contentType: facts.contentType,
    sizeBytes: bytes.length,
  };
  const row = insertFile(context.db, {
    ...described,
    ...facts,
    purpose,
    patientId,
    employeeId,
    appointmentId,
    createdBy: context.auditActor.id,
    createdAt: context.now,
  });
  const { writes = [], ...rest } = along(id, described);
  try {
    const idempotency = { owner: "file", key: id, requestHash: facts.sha256 };
    await commit(context, { ...rest, writes: [row, ...writes], idempotency, result: null });
  } catch (error) {
    await eraseUnlessKept(context, id, error);
    throw error;
  }
  return described;
}
