import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { termsAcceptance } from "~/db/schema/security.server";

const KIND = "PATIENT_TERMS";

export const insertAcceptance = (
  db: TenantDb,
  row: { id: string; userId: string; textHash: string; acceptedAt: number },
): Statement => db.orm.insert(termsAcceptance).values({ organizationId: db.organizationId, kind: KIND, ...row });

/** Whether a user has accepted the words of this hash. */
export async function hasAccepted(db: TenantDb, userId: string, textHash: string): Promise<boolean> {
  const [found] = await db.orm
    .select(pick({ id: termsAcceptance.id }))
    .from(termsAcceptance)
    .where(
      and(
        db.own(termsAcceptance),
        eq(termsAcceptance.kind, KIND),
        eq(termsAcceptance.userId, userId),
        eq(termsAcceptance.textHash, textHash),
      ),
    )
    .limit(1);
  return found !== undefined;
}
