import type { RequestContext } from "~/platform/context.server";
import { humanCheckKey } from "../../services/protection/check-human.server";
import { STAND_IN_TOKEN } from "./human-check.server";

/** What a form shows to have somebody prove that they are a person; null where the organization does not check. */
export function humanCheckView(context: RequestContext) {
  const siteKey = humanCheckKey(context);
  if (siteKey === null) return null;
  return context.env.ENVIRONMENT === "production"
    ? { kind: "recaptcha" as const, siteKey }
    : { kind: "stand-in" as const, token: STAND_IN_TOKEN };
}
