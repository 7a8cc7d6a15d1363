import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { qrCode, type QrCode } from "~/kernel/print/qr-code";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { sealSecret, unsealSecret } from "~/platform/crypto/seal-secret.server";
import {
  confirmFactor,
  dropUnconfirmed,
  findUnconfirmed,
  insertFactor,
} from "../../data/second-factors/factors.server";
import { secondFactorSchema } from "../../schemas/sessions/login";
import { SecondFactorRefused, seedName } from "./accept-second-factor.server";
import { addedFactor, factorOwner, type AddedFactor } from "./add-factor.server";

const codes = () => import("../../support/second-factors/totp.server");

/** What an authenticator app scans, or somebody types into it. */
export interface AuthenticatorSetUp {
  qr: QrCode;
  /** In groups of four. */
  seed: string;
}

/** Begins to set up an authenticator app: a fresh seed, in place of one that was begun before. */
export async function startAuthenticator(context: RequestContext): Promise<void> {
  const { userId } = await factorOwner(context);
  const { db, env, now, organization } = context;
  const id = uuidv7(now);
  const { newSeed } = await codes();
  const sealedSecret = await sealSecret(env, { organizationId: organization.id, name: seedName(id) }, newSeed());
  const factor = {
    id,
    userId,
    kind: "TOTP" as const,
    label: "",
    sealedSecret,
    lastStep: null,
    credentialId: null,
    publicKey: null,
    counter: null,
    transports: null,
    confirmedAt: null,
    lastUsedAt: null,
    createdAt: now,
  };
  await commit(context, {
    writes: [dropUnconfirmed(db, userId), insertFactor(db, factor)],
    audit: [{ action: "secondFactor.begin", subjectKind: "user", subjectId: userId }],
    result: null,
  });
}

async function begun(context: RequestContext, userId: string): Promise<{ id: string; seed: string } | undefined> {
  const { db, env, organization } = context;
  const factor = await findUnconfirmed(db, userId);
  if (!factor?.sealedSecret) return undefined;
  const scope = { organizationId: organization.id, name: seedName(factor.id) };
  return { id: factor.id, seed: await unsealSecret(env, scope, factor.sealedSecret) };
}

/** What is to be scanned, while an authenticator app is being set up. */
export async function readAuthenticatorSetUp(context: RequestContext): Promise<AuthenticatorSetUp | undefined> {
  const { userId, username } = await factorOwner(context);
  const found = await begun(context, userId);
  if (!found) return undefined;
  const { seedUri } = await codes();
  const uri = seedUri(found.seed, context.profile.name, username);
  return { qr: qrCode(uri), seed: (found.seed.match(/.{1,4}/g) ?? []).join(" ") };
}

/**
 * Takes the authenticator app into use, once it shows the right code. The code is used up by that.
 * @throws SecondFactorRefused; NotFoundError where nothing is being set up
 */
export async function confirmAuthenticator(context: RequestContext, raw: unknown): Promise<AddedFactor> {
  const owner = await factorOwner(context);
  const { secondFactor } = parse(secondFactorSchema, raw);
  const found = await begun(context, owner.userId);
  if (!found) throw new NotFoundError();
  const { stepOfCode } = await codes();
  const step = stepOfCode(found.seed, secondFactor.replaceAll(/\s/g, ""), context.now, null);
  if (step === undefined) throw new SecondFactorRefused();
  const { added, plan } = await addedFactor(context, owner);
  await commit(context, { ...plan, guarded: confirmFactor(context.db, found.id, step, context.now) }).catch(
    refusedAs({ conflict: () => new SecondFactorRefused() }),
  );
  return added;
}
