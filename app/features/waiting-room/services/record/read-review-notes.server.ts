import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/access/authorize.server";
import { notesQuery } from "../../data/video/video-read.server";
import { requireShareable } from "../links/share-room-link.server";

/** What the provider's side has written of an appointment; `version` 0 before the first save. */
export interface ReviewNote {
  kind: "REVIEW" | "SUMMARY";
  note: string;
  version: number;
}

const KINDS = ["REVIEW", "SUMMARY"] as const;

/**
 * Both notes of an appointment, for its provider's side only.
 * @throws NotFoundError for an appointment of a room that is not theirs, ForbiddenError for a patient
 */
export async function readReviewNotes(context: RequestContext, appointmentId: string): Promise<ReviewNote[]> {
  await authorize(context, "room.attend");
  await requireShareable(context, appointmentId);
  const stored = await notesQuery(context.db, appointmentId);
  return KINDS.map((kind) => {
    const found = stored.find((note) => note.kind === kind);
    return { kind, note: found?.note ?? "", version: found?.version ?? 0 };
  });
}
