import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { consentStatement, withdrawStatement, type ConsentSource } from "../../data/consent/marketing-consent.server";

/**
 * Keeps a patient's yes to being written to about more than their appointments, or takes it back. The caller has
 * established whose it is, by the session or by the link of a message.
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
