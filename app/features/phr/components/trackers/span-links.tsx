import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { SPANS, type Span } from "../../domain/trackers/spans";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";

interface SpanLinksProps {
  tracker: TrackerName;
  patient: string | undefined;
  span: Span;
  to: string;
  /** The last days of the stretches before and after; null where there is none. */
  before: string | null;
  after: string | null;
}

/** How much time a plot shows, and the way to earlier and later times. */
export function SpanLinks({ tracker, patient, span, to, before, after }: SpanLinksProps) {
  const { t } = useT();
  const at = (values: { span?: Span; to?: string }) => paths.trackers({ patient, tracker, span, to, ...values });
  return (
    <nav
      aria-label={t("trackers:span.title")}
      className="flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <ul className="flex flex-wrap gap-2">
        {SPANS.filter((one) => one !== "all" || trackerOf(tracker).chart !== "calendar").map((one) => (
          <li key={one}>
            <LinkButton
              href={at({ span: one })}
              tone={one === span ? "primary" : "secondary"}
              size="small"
              aria-current={one === span ? "true" : undefined}
            >
              {t(`trackers:span.${one}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {before !== null && (
          <LinkButton href={at({ to: before })} tone="quiet" size="small">
            {t("trackers:before")}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={at({ to: after })} tone="quiet" size="small">
            {t("trackers:after")}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
