import { z } from "zod";
import { commit, CommitRefused } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { dropUnclaimedDue, fileIsDeleted, markUnclaimedDeleted } from "../data/files.server";
import { eraseContent } from "./file-content.server";
import { erasure } from "./store-file.server";

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

/** Does one due item: takes away what was sent while signing up, where no sign-up has claimed it. */
export async function discardUnclaimed(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "file.erase");
  try {
    await commit(context, {
      guarded: markUnclaimedDeleted(context.db, id, context.now),
      writes: [dropUnclaimedDue(context.db, id)],
      audit: [{ action: "file.delete", subjectKind: "file", subjectId: id }],
      outbox: [erasure(context, id)],
      result: null,
    });
  } catch (error) {
    // Claimed meanwhile: the item is done.
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    await dropUnclaimedDue(context.db, id).run();
  }
}
