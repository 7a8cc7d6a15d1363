import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { messagesOf, type LabReview } from "../../domain/laboratory/lab-review";

/**
 * What reviews say to the patient as one text, the newest first; of several, and of one about what was corrected since,
 * each says of which day it is.
 */
export function reviewNote(
  { locale, profile }: RequestContext,
  reviews: readonly LabReview[],
  isOver: (review: LabReview) => boolean,
): string {
  const { t } = createTranslator(locale);
  const format = practiceFormat(profile, locale);
  const said = messagesOf(reviews);
  if (said.length < 2 && !said.some(isOver)) return said[0]?.message ?? "";
  return said
    .map((review, index) => {
      const date = format.date(review.at, profile.timeZone);
      const isEarlier = index > 0 || isOver(review);
      const title = t(isEarlier ? "laboratory:earlierFromProvider" : "laboratory:wordFromProvider", { date });
      return `${title}\n${review.message}`;
    })
    .join("\n\n");
}
