import { useT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";
import { WrittenText } from "~/ui/base/written-text";
import { Banner } from "~/ui/view/banner";
import type { DeskView } from "../../domain/pharmacy/desk-view";

/** What pharmacists refused, by whom, when and why, above everything that may be done: it may be dangerous to hand out. */
export function DeskRefusals({ view }: { view: DeskView }) {
  const { t, format } = useT();
  const { lines, prescriberPhone, practicePhone, timeZone } = view;
  const phone = prescriberPhone || practicePhone;
  return lines.map(({ name, declined, entries }) => {
    if (!declined) return null;
    const { id, by, at, pharmacy, reason, declineReason } = declined;
    const why = declineReason ?? "OTHER";
    const answer = entries.findLast((each) => each.kind === "ANSWERED" && each.at >= at);
    const asks = why === "NOT_SAFE" || why === "UNCLEAR";
    return (
      <Banner
        key={id}
        tone={why === "NOT_SAFE" ? "error" : "warn"}
        title={t(`pharmacy:one.refusedTitle.${why}`, { name })}
        {...(asks &&
          phone !== "" && {
            action: (
              <TextLink href={telHref(phone)} className="inline-flex min-h-11 items-center font-semibold">
                {t("pharmacy:one.callPrescriber", { phone })}
              </TextLink>
            ),
          })}
      >
        {reason !== "" && <WrittenText text={reason} />}
        <p>{format.parts([by, pharmacy, format.dateTime(at, timeZone, "short")])}</p>
        {answer && (
          <p dir="auto">
            {t("pharmacy:one.answeredElsewhere", {
              ...{ name: answer.by, date: format.date(answer.at, timeZone), reason: answer.reason },
            })}
          </p>
        )}
        {asks && <p className="font-medium">{t(`pharmacy:one.refusedNext.${why}`)}</p>}
      </Banner>
    );
  });
}
