import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { authorizeChange } from "./file-rights.server";
import { keepFile, type FileToKeep, type WrittenAlong } from "./keep-file.server";

/** What was sent while signing up and is nobody's after this long is erased. */
const UNCLAIMED_MS = 24 * 3_600_000;

/**
 * Keeps a sent file: found by its content, within the limits of its purpose. With `along`, what the caller writes
 * shares its fate: where that is refused, the file is gone too.
 * @returns the file's id
 * @throws InvalidError with the reason at the field; NotFoundError for an owner who is not there or not theirs
 */
export async function storeFile(
  context: RequestContext,
  file: FileToKeep,
  along?: (fileId: string) => WrittenAlong,
): Promise<string> {
  const { purpose, patientId = null, employeeId = null } = file;
  await authorizeChange(context, { id: null, purpose, patientId, employeeId });
  const kept = await keepFile(context, file, (id) => {
    if (along) return along(id);
    const unclaimed = purpose !== "LOGO" && purpose !== "BANNER" && !patientId && !employeeId;
    return {
      audit: [{ action: "file.store", subjectKind: "file", subjectId: id, patientId, fields: [purpose] }],
      due: unclaimed ? [{ kind: "FILE_UNCLAIMED", id, dueAt: context.now + UNCLAIMED_MS }] : [],
    };
  });
  return kept.id;
}

/** The outbox row that has a deleted file's content erased. */
export const erasure = (context: RequestContext, fileId: string) => outboxEntry(context, "file.deleted", { fileId });
