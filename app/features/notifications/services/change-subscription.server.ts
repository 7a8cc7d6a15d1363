import { z } from "zod";
import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { acceptStatement, refuseStatement } from "../data/refusals.server";
import { holderOfUnsubscribe } from "./unsubscribe-link.server";

/** What a mail program posts of its own button has no `do` (RFC 8058, 3.1), and means to stop. */
const changeSchema = z.object({ do: z.enum(["stop", "resume"]).default("stop") });

/** Keeps or takes back the no of the holder of the link. @throws LinkGoneError */
export async function changeSubscription(
  context: RequestContext,
  token: string,
  raw: unknown,
): Promise<{ refused: boolean }> {
  const patientId = await holderOfUnsubscribe(context, token);
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
