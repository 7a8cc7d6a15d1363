import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { findFile, markFileDeleted } from "../../data/files/files.server";
import { askerOf, authorizeChange } from "./file-rights.server";
import { erasure } from "./store-file.server";

/**
 * Takes a file away: its row stays for the history, its content is erased by the outbox.
 * @throws NotFoundError for a file that is not there or not theirs
 */
export async function deleteFile(context: RequestContext, fileId: string): Promise<void> {
  await authorize(context, "file.read");
  const found = await findFile(context.db, fileId, askerOf(context));
  // What nobody has claimed is erased by time alone.
  const unclaimed = found && !found.patientId && !found.employeeId && !["LOGO", "BANNER"].includes(found.purpose);
  if (!found || unclaimed) throw new NotFoundError();
  await authorizeChange(context, found);
  const { id, purpose, patientId } = found;
  await commit(context, {
    guarded: markFileDeleted(context.db, id, context.now),
    audit: [{ action: "file.delete", subjectKind: "file", subjectId: id, patientId, fields: [purpose] }],
    outbox: [erasure(context, id)],
    result: null,
  });
}
