import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import { kindOf } from "../../kinds/kind-of";
import type { OrganizationWishes } from "./organization-wishes";

/** Whether the organization tells this at all. */
export function isTold(template: MailTemplate, to: RecipientKind, organization: OrganizationWishes): boolean {
  const { toldIf } = kindOf(template, to);
  return toldIf === "always" || organization[toldIf];
}
