import { markFileDeleted, markFileKept } from "../../data/files/files.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { WrittenAlong } from "./keep-file.server";

const HOUR_MS = 3_600_000;
/** For how long what was taken away can be put back; its content is erased an hour after that. */
const UNDO_MS = 23 * HOUR_MS;
const ERASED_AFTER_MS = 24 * HOUR_MS;

/** What takes a file away so that it can be put back for a day: goes into the commit that shows it no more. */
export function retireFile(context: RequestContext, fileId: string): Required<Pick<WrittenAlong, "writes" | "outbox">> {
  const { db, now } = context;
  return { writes: [markFileDeleted(db, fileId, now)], outbox: [erasureLater(context, fileId)] };
}

/** What erases the content of a file a day after it is taken away now; one that is not, or comes back, stays. */
export const erasureLater = ({ now }: RequestContext, fileId: string) =>
  outboxEntry({ now }, "file.deleted", { fileId, deletedAt: now }, { availableAt: now + ERASED_AFTER_MS });

/** The instant (UTC ms) since when a file must have been taken away to be put back now. */
export const retiredSince = ({ now }: RequestContext): number => now - UNDO_MS;

/** What puts a file back; goes into the commit that shows it again. */
export const reviveFile = ({ db }: RequestContext, fileId: string) => markFileKept(db, fileId);
