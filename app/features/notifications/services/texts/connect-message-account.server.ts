import { commit } from "~/db/commit.server";
import { secretWrite } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { twilioAccountSchema, TWILIO_SECRET } from "../../adapters/twilio-account.server";

async function keep(context: RequestContext, secret: string | null): Promise<void> {
  await commit(context, {
    writes: [await secretWrite(context, TWILIO_SECRET, secret)],
    audit: [
      {
        action: secret === null ? "messageAccount.disconnect" : "messageAccount.connect",
        subjectKind: "secret",
        subjectId: TWILIO_SECRET,
      },
    ],
    result: null,
  });
}

/** Seals the organization's account. @throws InvalidError at the fields */
export async function connectMessageAccount(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  await keep(context, JSON.stringify(parse(twilioAccountSchema, raw)));
}

/** Takes it away: texts go out by the platform's account, where it has one, or not at all. */
export async function disconnectMessageAccount(context: RequestContext): Promise<void> {
  await authorize(context, "settings.change");
  await keep(context, null);
}
