import type { RequestContext } from "~/platform/context.server";
import type { AccountLinkPurpose } from "../domain/mail-template";
import type { VisitForMail } from "../domain/visit-for-mail";

/**
 * What mails ask of the features that they tell of. Each token is made when its mail is written and stands nowhere
 * but in that mail; the feature that makes it keeps its hash.
 */
export interface MailSources {
  /** @throws NotFoundError where this organization has no such visit */
  visit(context: RequestContext, appointmentId: string): Promise<VisitForMail>;
  /** The token of `paths.visitLink`. */
  visitLink(context: RequestContext, appointmentId: string): Promise<{ token: string }>;
  /** The token of `paths.roomLink`. */
  roomLink(context: RequestContext, appointmentId: string): Promise<{ token: string }>;
  /** The token of `paths.resetPassword` or `paths.signInLink`, and for how many minutes it works. */
  accountLink(
    context: RequestContext,
    userId: string,
    purpose: AccountLinkPurpose,
  ): Promise<{ token: string; minutes: number }>;
}
