import { z } from "zod";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { fileIsDeleted } from "../../data/files/files.server";
import { eraseContent } from "../../support/files/file-content.server";

/**
 * Payload of the outbox topic file.deleted. `deletedAt`: of the removal that it follows, as that may have been taken
 * back.
 */
const payloadSchema = z.object({ fileId: z.string(), deletedAt: z.number().optional() });

/** Erases the content of a file that was taken away. Told twice it does nothing new. */
export async function eraseFile(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "file.erase");
  const { fileId, deletedAt = null } = parse(payloadSchema, raw);
  if (await fileIsDeleted(context.db, fileId, deletedAt)) await eraseContent(context, fileId);
}
