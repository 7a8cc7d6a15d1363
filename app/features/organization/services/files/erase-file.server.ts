import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { fileIsDeleted } from "../../data/files/files.server";
import { eraseContent } from "../../support/files/file-content.server";

/** Erases the content of a file that was taken away. Told twice it does nothing new. */
export async function eraseFile(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "file.erase");
  const { fileId, deletedAt = null } = parse(TOPICS["file.deleted"], raw);
  if (await fileIsDeleted(context.db, fileId, deletedAt)) await eraseContent(context, fileId);
}
