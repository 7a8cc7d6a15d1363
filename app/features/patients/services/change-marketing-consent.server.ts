import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  consentStatement,
  countConsents as count,
  consentingAfter,
  readConsent,
  withdrawStatement,
  type ConsentSource,
} from "../data/marketing-consent.server";

/**
 * Keeps a patient's yes to being written to about more than their visits, or takes it back. The caller has established
 * whose it is, by the session or by the link of a message.
 */
export async function changeMarketingConsent(
  context: RequestContext,
  patientId: string,
  change: { consents: boolean; source: ConsentSource },
): Promise<void> {
  await authorize(context, "messages.refuse");
  const { db, now } = context;
  await commit(context, {
    writes: [change.consents ? consentStatement(db, patientId, change.source, now) : withdrawStatement(db, patientId)],
    audit: [
      {
        action: change.consents ? "marketing.consent" : "marketing.withdraw",
        subjectKind: "patient",
        subjectId: patientId,
        patientId,
        fields: [change.source],
      },
    ],
    result: null,
  });
}

/** Whether a patient wants it, for whoever writes to them or shows them what they chose. */
export async function marketingConsentOf(context: RequestContext, patientId: string): Promise<boolean> {
  await authorize(context, "organization.public");
  return (await readConsent(context.db, patientId)) !== undefined;
}

/** How many patients want it, for administrators. */
export async function countMarketingConsents(context: RequestContext): Promise<number> {
  await authorize(context, "settings.change");
  return count(context.db);
}

/** The next patients who want it, in order of their ids, for the work that writes to all of them. */
export async function nextConsenting(context: RequestContext, after: string, limit: number): Promise<string[]> {
  await authorize(context, "outbox.deliver");
  return consentingAfter(context.db, after, limit);
}
