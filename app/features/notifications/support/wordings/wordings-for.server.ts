import type { RequestContext } from "~/platform/context.server";
import { readWordings } from "../../data/wordings/wordings.server";
import { isWordingKey, wordingsOf } from "../../domain/wordings/mail-wording";
import type { MailPayload } from "~/outbox/mail";
import { mailLocale, type Wordings } from "../mail/mail-voice.server";

/** The organization's own wordings that a mail may be written in, in its receiver's language. */
export async function wordingsFor(
  context: RequestContext,
  { template, to }: MailPayload,
  languageCode: string | null,
): Promise<Wordings> {
  const own = await readWordings(context.db, mailLocale(context, languageCode), wordingsOf(template, to.kind));
  return new Map(own.flatMap((wording) => (isWordingKey(wording.template) ? [[wording.template, wording]] : [])));
}
