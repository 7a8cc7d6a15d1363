import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { lastAcceptance } from "../../data/settings/terms.server";
import { HIPAA_CLAUSES, type HipaaStatus } from "../../domain/settings/hipaa";

/** The terms have one wording that counts, whatever language they are read in. */
const BINDING = "en_US";

/** SHA-256 of the wording that counts: what an acceptance refers to. */
export function hipaaTextHash(): Promise<string> {
  const { t } = createTranslator(BINDING);
  return sha256(HIPAA_CLAUSES.map((clause) => t(`organization:hipaa.terms.${clause}`)).join("\n"));
}

export interface HipaaView {
  status: HipaaStatus;
  /** UTC ms; null where nobody has accepted. */
  acceptedAt: number | null;
  acceptedBy: string | null;
}

/** Whether the organization has accepted the HIPAA terms as they are now, when, and who did. */
export async function readHipaa(context: RequestContext): Promise<HipaaView> {
  await authorize(context, "metadata.read");
  const [last, current] = await Promise.all([lastAcceptance(context.db, "HIPAA"), hipaaTextHash()]);
  if (!last) return { status: "NOT_ACCEPTED", acceptedAt: null, acceptedBy: null };
  const status = last.textHash === current ? "ACCEPTED" : "CHANGED";
  return { status, acceptedAt: last.acceptedAt, acceptedBy: `${last.firstName} ${last.lastName}`.trim() };
}
