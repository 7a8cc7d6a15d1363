import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster } from "~/ui/base/stack";
import { EmptyState } from "~/ui/view/empty-state";
import type { DayLine } from "../../domain/lists/staff-day";
import { ArrivalSound } from "../appointments/arrivals/live-arrivals";
import { DayRow, type DayRights } from "./day-row";

interface DayTimelineProps extends DayRights {
  /** What is still to happen today, by time, and how many more there are than are shown. */
  open: readonly DayLine[];
  more: number;
  /** What is over, and how many more were over before those that are shown. */
  over: readonly DayLine[];
  overEarlier: number;
  /** YYYY-MM-DD at the practice. */
  day: string;
}

/** The appointments of today by time, each with how far its patient is and what can be done by one press. */
export function DayTimeline({ open, more, over, overEarlier, day, ...rights }: DayTimelineProps) {
  const { t } = useT();
  return (
    <section aria-labelledby="today" className="min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
        <h2 id="today" className="text-lg font-semibold">
          {t("home:staff.today")}
        </h2>
        <Cluster>
          <span className="contents max-tablet:hidden">
            <ArrivalSound />
          </span>
          <TextLink href={paths.deskBoard()} className="inline-flex min-h-11 items-center text-sm">
            {t("arrivals:board.link")}
          </TextLink>
          <TextLink
            href={paths.appointments({ view: "day", day })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {t("schedule:title")}
          </TextLink>
        </Cluster>
      </div>
      <div data-live="day" className="@container">
        {open.length === 0 ? (
          <Nothing rights={rights} />
        ) : (
          <ol aria-label={t("home:staff.today")} className="divide-y divide-line border-t border-line">
            {open.map((line) => (
              <DayRow key={line.id} line={line} {...rights} />
            ))}
          </ol>
        )}
        {more > 0 && (
          <p className="border-t border-line px-4">
            <TextLink href={paths.appointments()} className="inline-flex min-h-11 items-center text-sm">
              {t("home:staff.day.more", { count: more })}
            </TextLink>
          </p>
        )}
        {over.length > 0 && <Over {...{ over, overEarlier, day, rights }} />}
      </div>
    </section>
  );
}

function Nothing({ rights }: { rights: DayRights }) {
  const { t } = useT();
  return (
    <EmptyState
      level={3}
      title={t("home:staff.nothingToday")}
      action={
        rights.books && (
          <LinkButton href={paths.bookingPanel()} tone="secondary" icon="plus">
            {t("scheduling:list.set")}
          </LinkButton>
        )
      }
    />
  );
}

interface OverProps extends Pick<DayTimelineProps, "over" | "overEarlier" | "day"> {
  rights: DayRights;
}

function Over({ over, overEarlier, day, rights }: OverProps) {
  const { t } = useT();
  return (
    <details data-key="over" className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm text-muted">
        {t("home:staff.day.over", { count: over.length + overEarlier })}
      </summary>
      {overEarlier > 0 && (
        <p className="border-t border-line px-4">
          <TextLink
            href={paths.appointments({ tab: "past", from: day, to: day, order: "ascending" })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {t("home:staff.day.overEarlier", { count: overEarlier })}
          </TextLink>
        </p>
      )}
      <ol aria-label={t("home:staff.day.overTitle")} className="divide-y divide-line border-t border-line">
        {over.map((line) => (
          <DayRow key={line.id} line={line} {...rights} />
        ))}
      </ol>
    </details>
  );
}
