import { z } from "zod";
import { commit } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/dates";
import { paths } from "~/paths";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { readSignedValue, signValue } from "~/platform/signed-value.server";
import { acceptStatement, refusesReminders, refuseStatement } from "../data/refusals.server";

/** A mail may be found years after it was sent. */
const VALID_MS = 5 * 365 * DAY_MS;

const scopeOf = ({ organization }: RequestContext) =>
  ({ purpose: "unsubscribe", organizationId: organization.id }) as const;

/** Path on which a patient says that they want no more reminders. The link is its own permission, for this alone. */
export async function makeUnsubscribePath(context: RequestContext, patientId: string): Promise<string> {
  return paths.unsubscribe(await signValue(context.env, scopeOf(context), patientId, context.now + VALID_MS));
}

/** The patient whom a mailed link is of. @throws LinkGoneError */
async function holderOf(context: RequestContext, token: string): Promise<string> {
  await authorize(context, "messages.refuse");
  const signed = await readSignedValue(context.env, scopeOf(context), token, context.now);
  if (!signed) throw new LinkGoneError("linkRevoked");
  if (signed.expired) throw new LinkGoneError("linkExpired");
  return signed.value;
}

/** Whether the holder of the link has said no before. Looking changes nothing. @throws LinkGoneError */
export async function readSubscription(context: RequestContext, token: string): Promise<{ refused: boolean }> {
  return { refused: await refusesReminders(context.db, await holderOf(context, token)) };
}

/** What a mail program posts of its own button has no `do` (RFC 8058, 3.1), and means to stop. */
const changeSchema = z.object({ do: z.enum(["stop", "resume"]).default("stop") });

/** Keeps or takes back the no of the holder of the link. @throws LinkGoneError */
export async function changeSubscription(
  context: RequestContext,
  token: string,
  raw: unknown,
): Promise<{ refused: boolean }> {
  const patientId = await holderOf(context, token);
  const refused = parse(changeSchema, raw).do === "stop";
  await commit(context, {
    writes: [refused ? refuseStatement(context.db, patientId, context.now) : acceptStatement(context.db, patientId)],
    audit: [
      {
        action: refused ? "messages.refuse" : "messages.accept",
        subjectKind: "patient",
        subjectId: patientId,
        patientId,
      },
    ],
    result: null,
  });
  return { refused };
}
