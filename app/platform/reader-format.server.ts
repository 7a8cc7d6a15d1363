import { createFormat, type Format } from "~/i18n/format";
import { formatTag } from "~/i18n/format-tag";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "./context.server";

type Reader = Pick<RequestContext, "actor" | "locale" | "profile">;

/** The tag that dates and times on the pages of whoever asks are written by. */
export const readerFormatTag = ({ actor, locale, profile }: Reader): string =>
  formatTag(createTranslator(locale).bcp47, "display" in actor ? actor.display : undefined, profile.countryCode);

/** The formats of whoever asks, for what a loader or a service puts into words for a page of theirs. */
export const readerFormat = (context: Reader): Format => createFormat(readerFormatTag(context));
