import { z } from "zod";
import { commit } from "~/db/commit.server";
import { changeMarketingConsent } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { acceptStatement, refuseStatement } from "../../data/mail/refusals.server";
import { holderOfUnsubscribe, type RefusedKind } from "./unsubscribe-link.server";

/** What a mail program posts of its own button has no `intent` (RFC 8058, 3.1), and means to stop. */
const changeSchema = z.object({ intent: z.enum(["stop", "resume"]).default("stop") });

/** Keeps or takes back the no of the holder of the link. @throws LinkGoneError */
export async function changeSubscription(
  context: RequestContext,
  token: string,
  raw: unknown,
): Promise<{ refused: boolean; kind: RefusedKind }> {
  const { patientId, kind } = await holderOfUnsubscribe(context, token);
  const refused = parse(changeSchema, raw).intent === "stop";
  if (kind === "MARKETING") {
    await changeMarketingConsent(context, patientId, { consents: !refused, source: "LINK" });
    return { refused, kind };
  }
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
  return { refused, kind };
}
