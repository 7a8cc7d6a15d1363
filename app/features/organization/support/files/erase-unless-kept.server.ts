import { CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";
import { fileIsKnown } from "../../data/files/files.server";
import { eraseContent } from "./file-content.server";

/**
 * Erases the content of a file whose row was not written. A failed batch may still have been committed with its
 * answer lost: where that cannot be found out, the content stays, for a lost file is worse than one too many.
 */
export async function eraseUnlessKept(context: RequestContext, fileId: string, error: unknown): Promise<void> {
  try {
    if (error instanceof CommitRefused || !(await fileIsKnown(context.db, fileId))) await eraseContent(context, fileId);
  } catch (failure) {
    failureOf(failure, context.log, context.organization.id);
  }
}
