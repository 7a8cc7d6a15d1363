import { createElement } from "react";
import type { RequestContext } from "~/platform/context.server";
import { staticMarkup } from "~/platform/http/static-markup.server";
import { MailDocument } from "../../components/mail/mail-document";
import { plainText } from "../../domain/mail/mail-content";
import type { WrittenMail } from "./write-mail.server";

/** Both looks of a mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Gives a written mail its looks: the organization's name and colour, the receiver's language and direction. */
export async function renderMail({ profile }: RequestContext, { content, voice }: WrittenMail): Promise<RenderedMail> {
  const document = createElement(MailDocument, {
    content,
    organization: profile.name,
    brandColour: profile.brandColour,
    lang: voice.bcp47,
    dir: voice.dir,
    linkHint: voice.t("notifications:mail.linkHint"),
  });
  return {
    // A line break would begin another header of the mail.
    subject: content.subject.replace(/\s+/g, " ").trim(),
    html: await staticMarkup(document),
    text: plainText(content),
  };
}
