import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sealSecret } from "~/platform/crypto/seal-secret.server";
import { dropSealed, putSealed } from "../../data/settings/tenant-secrets.server";

/**
 * The write that seals a credential of the organization under its name, for a commit that changes more; null takes it
 * away.
 */
export async function secretWrite(
  context: RequestContext,
  name: string,
  secret: string | null,
): Promise<D1PreparedStatement> {
  const { db, env, now, organization } = context;
  if (secret === null) return db.compile(dropSealed(db, name));
  const sealed = await sealSecret(env, { organizationId: organization.id, name }, secret);
  return db.compile(putSealed(db, { name, keyId: env.TENANT_KEY_ID, sealed, updatedAt: now }));
}

/** Keeps a credential of the organization at another service, sealed under its name; null takes it away. */
export async function setSecret(context: RequestContext, name: string, secret: string | null): Promise<void> {
  await authorize(context, "settings.change");
  await commit(context, {
    writes: [await secretWrite(context, name, secret)],
    audit: [{ action: "secret.set", subjectKind: "secret", subjectId: name }],
    result: null,
  });
}
