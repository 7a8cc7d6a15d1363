import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { newPasskeySchema } from "../../schemas/second-factors/passkey";
import { newPasskeyWrites } from "../../support/second-factors/new-passkey.server";
import { knownPasskey } from "../../support/second-factors/passkey-refused.server";
import { addedFactor, factorOwner, type AddedFactor } from "./add-factor.server";

/**
 * Adds a passkey to the user's account.
 * @throws PasskeyRefused
 */
export async function registerPasskey(context: RequestContext, raw: unknown): Promise<AddedFactor> {
  const owner = await factorOwner(context);
  const made = parse(newPasskeySchema, raw);
  const passkey = await newPasskeyWrites(context, owner.userId, made);
  const { added, plan } = await addedFactor(context, owner);
  await commit(context, { ...plan, writes: [...passkey, ...(plan.writes ?? [])] }).catch(knownPasskey());
  return added;
}
