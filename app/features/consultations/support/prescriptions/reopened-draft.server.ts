import type { RequestContext } from "~/platform/context.server";
import { openCopyOf, untouchedDraft } from "../../data/prescriptions/open-drafts.server";
import { readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import { changeDraft } from "./change-draft.server";

interface Wanted {
  patientId: string;
  prescriberId: string;
  creatorId: string;
  consultationId: string | null;
  renewsId: string | null;
  replacesId: string | null;
}

/**
 * The draft that is open for what somebody begins: the same copy of an earlier prescription, or one on which nothing was
 * written. A renewal goes on in the consultation in which it is written now.
 */
export async function reopenedDraft(context: RequestContext, wanted: Wanted): Promise<{ id: string } | undefined> {
  const { db } = context;
  const { renewsId, replacesId, consultationId } = wanted;
  if (renewsId === null && replacesId === null) return untouchedDraft(db, wanted);
  const open = await openCopyOf(db, wanted, renewsId === null ? { replacesId: replacesId ?? "" } : { renewsId });
  if (!open) return undefined;
  if (consultationId !== null && consultationId !== open.consultationId) {
    const draft = await readPrescription(db, { id: open.id });
    if (draft) await changeDraft(context, draft, { version: open.version, header: { consultationId } });
  }
  return { id: open.id };
}
