import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { messagesOf, type LabReview } from "../../domain/laboratory/lab-review";

/** What reviews say to the patient as one text, the newest first; of several each says of which day it is. */
export function reviewNote({ locale, profile }: RequestContext, reviews: readonly LabReview[]): string {
  const { t } = createTranslator(locale);
  const format = practiceFormat(profile, locale);
  const said = messagesOf(reviews);
  if (said.length < 2) return said[0]?.message ?? "";
  return said
    .map(({ at, message }, index) => {
      const date = format.date(at, profile.timeZone);
      return `${t(index === 0 ? "laboratory:wordFromProvider" : "laboratory:earlierFromProvider", { date })}\n${message}`;
    })
    .join("\n\n");
}
