import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUnclaimedDue, markUnclaimedDeleted } from "../../data/files/files.server";
import { erasure } from "./store-file.server";

/** Does one due item: takes away what was sent while signing up, where no sign-up has claimed it. */
export async function discardUnclaimed(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "file.erase");
  await commit(context, {
    guarded: markUnclaimedDeleted(context.db, id, context.now),
    writes: [dropUnclaimedDue(context.db, id)],
    audit: [{ action: "file.delete", subjectKind: "file", subjectId: id }],
    outbox: [erasure(context, id)],
    result: null,
    // Claimed meanwhile: the item is done.
  }).catch(refusedAs({ conflict: () => dropUnclaimedDue(context.db, id).run() }));
}
