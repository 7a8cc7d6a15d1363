import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "~/platform/context.server";
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
export function renderMail({ profile }: RequestContext, { content, voice }: WrittenMail): RenderedMail {
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
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: plainText(content),
  };
}
