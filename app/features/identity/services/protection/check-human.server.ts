import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { SLOWED_MS } from "../../domain/protection/guessing";
import { humanCheckOf, type HumanCheck } from "../../support/protection/human-check.server";

/** The name that the organization's credential at reCAPTCHA is sealed under. */
const SECRET_NAME = "recaptcha";

/** Said at the field of the check, which the page then shows. */
export const HUMAN_CHECK_NEEDED = { field: "recaptcha", message: "security:recaptcha.needed" };

/** The organization's site key at reCAPTCHA; null if it does not check for humans. */
export const humanCheckKey = ({ profile }: RequestContext): string | null => profile.settings.recaptchaSiteKey || null;

/** Whether the organization can tell a person from a program: it has both keys. */
const isSetUp = async (context: RequestContext): Promise<boolean> =>
  humanCheckKey(context) !== null && (await openSecret(context, SECRET_NAME)) !== undefined;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes sure that a person asks; where the organization has not set that up, lets the request wait for two seconds. A
 * person hardly notices, and is never kept out.
 * @throws InvalidError at the field `recaptcha`
 */
export async function checkHumanOrWait(
  context: RequestContext,
  token: string | undefined,
  { check = humanCheckOf(context), wait = pause }: { check?: HumanCheck; wait?: (ms: number) => Promise<void> } = {},
): Promise<void> {
  if (await isSetUp(context)) await checkHuman(context, token, check);
  else await wait(SLOWED_MS);
}

/**
 * Makes sure that a person asks, where the organization has set that up.
 * @param token what the page got from the check
 * @throws InvalidError at the field `recaptcha`
 */
export async function checkHuman(
  context: RequestContext,
  token: string | undefined,
  check: HumanCheck = humanCheckOf(context),
): Promise<void> {
  if (humanCheckKey(context) === null) return;
  const secret = await openSecret(context, SECRET_NAME);
  if (secret === undefined) return;
  if (!token || !(await check.isHuman(secret, token))) throw new InvalidError([HUMAN_CHECK_NEEDED]);
}
