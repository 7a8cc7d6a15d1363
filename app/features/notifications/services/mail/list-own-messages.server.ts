import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { BackMark } from "~/kernel/time/back-page";
import { messagesBeforeStatement, type MessageRow } from "../../data/mail/sent-messages.server";
import { wordingOf } from "../../support/mail/messages-page.server";

const A_PAGE = 200;
const NEWEST: BackMark = { at: Number.MAX_SAFE_INTEGER, id: "" };

export interface OwnMessage extends Pick<MessageRow, "id" | "at" | "channel" | "status"> {
  wording: ReturnType<typeof wordingOf>;
}

/**
 * What the practice sent to the patient who is signed in, as a patient and as the owner of an account: a page, the
 * newest first. Nobody reads it for somebody else.
 * @throws ForbiddenError
 */
export async function listOwnMessages(
  context: RequestContext,
  before: BackMark = NEWEST,
): Promise<{ messages: OwnMessage[]; next: BackMark | null }> {
  await authorize(context, "healthRecord.read");
  const { actor, db } = context;
  if (actor.kind !== "patient" || actor.acting) throw new ForbiddenError();
  const wanted = { before, most: A_PAGE };
  const [toPatient, toAccount] = await Promise.all([
    messagesBeforeStatement(db, { kind: "PATIENT", id: actor.patientId }, wanted),
    messagesBeforeStatement(db, { kind: "USER", id: actor.userId }, wanted),
  ]);
  const rows = [...toPatient, ...toAccount]
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, A_PAGE);
  const last = rows.at(-1);
  return {
    messages: rows.map(({ id, at, channel, status, template }) => ({
      ...{ id, at, channel, status, wording: wordingOf(template, "PATIENT") },
    })),
    next: last && rows.length === A_PAGE ? { at: last.at, id: last.id } : null,
  };
}
