import { Secret, TOTP } from "otpauth";
import {
  confirmAuthenticator,
  readAuthenticatorSetUp,
  startAuthenticator,
} from "~/features/identity/services/second-factors/set-up-authenticator.server";
import { signIn, type SignedIn } from "~/features/identity/services/sessions/sign-in.server";
import type { TestOrganization } from "../support/organization";
import { ADDRESS, arrive, change, read } from "./appointments";

type Practice = TestOrganization & { password: string };

/** The code that an authenticator app with this seed shows at an instant (UTC ms). */
export const codeAt = (seed: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(seed.replaceAll(" ", "")), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp,
  });

/** Signs in by the password at an instant, with whatever else is given. */
export async function signInAt(
  practice: Practice,
  username: string,
  at: number,
  more: { secondFactor?: string; password?: string; address?: string; recaptcha?: string; halfOpen?: boolean } = {},
): Promise<SignedIn> {
  const { address = ADDRESS, halfOpen = true, ...input } = more;
  const context = await arrive(practice, {}, at);
  return signIn(context, { username, password: practice.password, ...input }, address, { halfOpen });
}

/** Sets up an authenticator app in a session: its seed, the recovery codes where they were made with it, and the session. */
export async function addAuthenticator(
  practice: Practice,
  reference: string,
  at: number,
): Promise<{ seed: string; codes: string[] | null; reference: string }> {
  await startAuthenticator(await arrive(practice, { cookie: reference }, at));
  const setUp = await readAuthenticatorSetUp(await arrive(practice, { cookie: reference }, at));
  if (!setUp) throw new Error("nothing is being set up");
  const confirmed = await confirmAuthenticator(await arrive(practice, { cookie: reference }, at), {
    secondFactor: codeAt(setUp.seed, at),
  });
  return { seed: setUp.seed, codes: confirmed.codes, reference: confirmed.reference ?? reference };
}

/** What the organization wants of sign-ins. */
export const setPolicy = (practice: Practice, policy: { secondFactorOf?: string; idleMinutes?: number }) =>
  change(
    practice,
    "UPDATE organization_profile SET settings = json_patch(settings, ?2) WHERE organization_id = ?1",
    JSON.stringify(policy),
  );

/** The templates of the mails that were asked for, the oldest first. */
export const mailsOf = async (practice: Practice): Promise<string[]> =>
  (
    await read<{ template: string }>(
      practice,
      "SELECT json_extract(payload, '$.template') AS template FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY created_at, id",
    )
  ).map(({ template }) => template);
