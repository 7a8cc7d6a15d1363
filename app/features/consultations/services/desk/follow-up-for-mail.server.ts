import { readPaperSigner } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { listFollowUps } from "../../support/desk/list-follow-ups.server";

/** What a mail says of a follow-up: with whom, and around which day. */
export interface FollowUpForMail {
  provider: { title: number; firstName: string; lastName: string };
  providerId: string;
  /** What is to be booked; null where the patient chooses. */
  offeringId: string | null;
  /** YYYY-MM-DD */
  dueOn: string;
  isOverdue: boolean;
}

/** A follow-up for its mail; undefined where it was taken back or booked meanwhile. */
export async function followUpForMail(context: RequestContext, id: string): Promise<FollowUpForMail | undefined> {
  await authorize(context, "outbox.deliver");
  const [followUp] = await listFollowUps(context, { id }, { most: 1 });
  if (!followUp) return undefined;
  const { providerId, offeringId, dueOn, isOverdue } = followUp;
  const provider = await readPaperSigner(context.db, providerId);
  return provider && { provider, providerId, offeringId, dueOn, isOverdue };
}
