import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { humanCheckOf, type HumanCheck } from "./human-check.server";

/** The name that the organization's credential at reCAPTCHA is sealed under. */
const SECRET_NAME = "recaptcha";

/** Said at the field of the check, which the page then shows. */
export const HUMAN_CHECK_NEEDED = { field: "recaptcha", message: "security:recaptcha.needed" };

/** The organization's site key at reCAPTCHA; null where it does not check who asks. */
export const humanCheckKey = ({ profile }: RequestContext): string | null => profile.settings.recaptchaSiteKey || null;

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
