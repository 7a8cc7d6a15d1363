import { commit } from "~/db/commit.server";
import { checkHuman } from "~/features/identity/public.server";
import { findPatientUser } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { existingUserSchema } from "../../schemas/booking/booking-calls";

/**
 * Has a link to sign in mailed to the patient who owns an address, if one does. It says nothing of what it found, and
 * what it found is acted on after the answer, so that not even the time tells. The link leads on to `next`, a path of
 * this site that the caller made itself.
 * @throws InvalidError for no address, or at the field `recaptcha` where the organization checks who asks
 */
export async function greetExistingUser(context: RequestContext, raw: unknown, next?: string): Promise<void> {
  await authorize(context, "session.create");
  const { email, recaptcha } = parse(existingUserSchema, raw);
  await checkHuman(context, recaptcha);
  runInBackground(context, (apart) => mailSignInLink(apart, email, next));
}

async function mailSignInLink(context: RequestContext, email: string, next: string | undefined): Promise<void> {
  const userId = await findPatientUser(context, email);
  if (!userId) return;
  await commit(context, {
    audit: [{ action: "user.linkRequested", subjectKind: "user", subjectId: userId, fields: ["SIGN_IN"] }],
    outbox: [
      outboxEntry(context, "mail", {
        template: "signIn.link",
        to: { kind: "USER", id: userId },
        ...(next === undefined ? {} : { next }),
      }),
    ],
    result: null,
  });
}
