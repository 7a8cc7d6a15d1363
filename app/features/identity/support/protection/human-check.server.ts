import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";

/** Tells a person from a program. */
export interface HumanCheck {
  /** Whether the token that a page got belongs to a person, as the other side says under the organization's secret. */
  isHuman: (secret: string, token: string) => Promise<boolean>;
}

const VERIFY = "https://www.google.com/recaptcha/api/siteverify";
const MOST_MS = 5_000;
const verdict = z.object({ success: z.boolean() });

/**
 * reCAPTCHA's own answer (https://developers.google.com/recaptcha/docs/verify). Where it does not answer in time nobody
 * is locked out of their practice: the pause after each failure goes on protecting the account.
 */
export const recaptchaCheck = (ask: typeof fetch = fetch): HumanCheck => ({
  isHuman: async (secret, response) => {
    try {
      const body = new URLSearchParams({ secret, response });
      const answer = await ask(VERIFY, { method: "POST", body, signal: AbortSignal.timeout(MOST_MS) });
      if (!answer.ok) return true;
      return verdict.parse(await answer.json()).success;
    } catch {
      return true;
    }
  },
});

/** What the stand-in's box sends. */
export const STAND_IN_TOKEN = "stand-in";

/** Stands in for it where nothing may reach the outside. */
const standIn: HumanCheck = { isHuman: (_secret, token) => Promise.resolve(token === STAND_IN_TOKEN) };

/** The check of this environment: nothing but production asks outside. */
export const humanCheckOf = ({ env }: RequestContext): HumanCheck =>
  env.ENVIRONMENT === "production" ? recaptchaCheck() : standIn;
