import { createFeedbackLink } from "~/features/feedback/public.server";
import { createUserToken } from "~/features/identity/public.server";
import { createAppointmentLink } from "~/features/scheduling/public.server";
import { createRoomLink } from "~/features/waiting-room/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { AccountLinkPurpose } from "../../kinds/define-kind";

/**
 * Path of the appointment's page for whoever holds it. Its token, like every token here, is made for the one mail or text that
 * carries it; the feature that makes it keeps the hash alone.
 */
export async function makeAppointmentPath(
  context: RequestContext,
  appointmentId: string,
  by: "mail" | "text",
): Promise<string> {
  const { token } = await createAppointmentLink(context, appointmentId, by);
  return paths.ownAppointmentLink(token);
}

/** Path of the question how an appointment was; null where there is nothing to answer any more. */
export async function makeFeedbackPath(context: RequestContext, appointmentId: string): Promise<string | null> {
  const token = await createFeedbackLink(context, appointmentId);
  return token === null ? null : paths.feedbackLink(token);
}

/** Path into the waiting room for this appointment; null where the provider has no room. */
export async function makeRoomPath(context: RequestContext, appointmentId: string): Promise<string | null> {
  try {
    return paths.roomLink(await createRoomLink(context, appointmentId));
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** Where a link of an account leads; what signs in leads on to `next`. */
export const ACCOUNT_PATHS: Readonly<Record<AccountLinkPurpose, (token: string, next?: string) => string>> = {
  RESET_PASSWORD: (token) => paths.resetPassword(token),
  SIGN_IN: paths.signInLink,
  INVITE: (token) => paths.invite(token),
  PROVE_EMAIL: (token) => paths.confirmEmail({ token }),
  CONFIRM_EMAIL: (token) => paths.confirmNewEmail(token),
};

/** Path on which a relative agrees that somebody acts for them. */
export async function makeConsentPath(
  context: RequestContext,
  { userId, sentTo }: { userId: string; sentTo: string },
  relationId: string,
): Promise<{ path: string; minutes: number }> {
  const { token, minutes } = await createUserToken(context, userId, "FAMILY_CONSENT", { sentTo, subject: relationId });
  return { path: paths.familyConsent(relationId, token), minutes };
}

/**
 * Path that signs a user in (and leads on to `next`), lets them choose a password or proves a mailbox (for the change
 * `subject`), once, and for how many minutes.
 */
export async function makeAccountPath(
  context: RequestContext,
  { userId, ...to }: { userId: string; sentTo: string; subject?: string },
  purpose: AccountLinkPurpose,
  next?: string,
): Promise<{ path: string; minutes: number }> {
  const { token, minutes } = await createUserToken(context, userId, purpose, to);
  return { path: ACCOUNT_PATHS[purpose](token, next), minutes };
}
