import type { TenantDb } from "~/db/client.server";
import { dropDue, nextLook, type DueLook } from "~/db/due-rows.server";

/** Takes a question off what is due. */
export const dropQuestionDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "QUESTION", id);

/** Sets when a question is looked at next (UTC ms), in place of the look that was due; null for never. */
export const nextQuestionLook = (db: TenantDb, look: DueLook, at: number | null): D1PreparedStatement =>
  nextLook(db, look, at);
