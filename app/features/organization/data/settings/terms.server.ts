import { and, desc, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { termsAcceptance } from "~/db/schema/connections.server";

export type TermsKind = (typeof termsAcceptance.$inferSelect)["kind"];

/** The last acceptance of some words on behalf of the organization: which words, when (UTC ms) and by whom. */
export interface TermsAccepted {
  textHash: string;
  acceptedAt: number;
  firstName: string;
  lastName: string;
}

export async function lastAcceptance(db: TenantDb, kind: TermsKind): Promise<TermsAccepted | null> {
  const [found] = await db.orm
    .select(
      pick({
        textHash: termsAcceptance.textHash,
        acceptedAt: termsAcceptance.acceptedAt,
        firstName: employee.firstName,
        lastName: employee.lastName,
      }),
    )
    .from(termsAcceptance)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, termsAcceptance.organizationId), eq(employee.userId, termsAcceptance.userId)),
    )
    .where(and(db.own(termsAcceptance), eq(termsAcceptance.kind, kind)))
    .orderBy(desc(termsAcceptance.acceptedAt))
    .limit(1);
  return found ?? null;
}

interface NewAcceptance {
  id: string;
  userId: string;
  kind: TermsKind;
  textHash: string;
  acceptedAt: number;
}

export const insertAcceptance = (db: TenantDb, added: NewAcceptance): Statement =>
  db.orm.insert(termsAcceptance).values({ organizationId: db.organizationId, ...added });

/** Whether a user has accepted the words of this hash. */
export async function hasAccepted(
  db: TenantDb,
  { userId, kind, textHash }: Pick<NewAcceptance, "userId" | "kind" | "textHash">,
): Promise<boolean> {
  const [found] = await db.orm
    .select(pick({ id: termsAcceptance.id }))
    .from(termsAcceptance)
    .where(
      and(
        db.own(termsAcceptance),
        eq(termsAcceptance.kind, kind),
        eq(termsAcceptance.userId, userId),
        eq(termsAcceptance.textHash, textHash),
      ),
    )
    .limit(1);
  return found !== undefined;
}
