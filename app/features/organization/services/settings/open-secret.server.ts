import type { RequestContext } from "~/platform/context.server";
import { unsealSecret } from "~/platform/crypto/seal-secret.server";
import { readSealed } from "../../data/settings/tenant-secrets.server";

/**
 * The credential of a name, for the service that speaks to the other side with it: it asks nobody's permission and must
 * reach no answer. Undefined where none is set.
 * @throws SealBroken where it was changed or its master key is gone
 */
export async function openSecret(context: RequestContext, name: string): Promise<string | undefined> {
  const row = await readSealed(context.db, name);
  return row && unsealSecret(context.env, { organizationId: context.organization.id, name }, row.sealed);
}

/** Whether a credential is set, and since when (UTC ms): all that a settings screen says of it. */
export async function secretSetAt(context: RequestContext, name: string): Promise<number | undefined> {
  return (await readSealed(context.db, name))?.updatedAt;
}
