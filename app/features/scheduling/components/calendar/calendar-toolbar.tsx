import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { Icon, type IconName } from "~/ui/base/icon";
import { classNames } from "~/ui/base/class-names";
import { Button, LinkButton } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DateField } from "~/ui/form/date-field";
import { CALENDAR_VIEWS, nextDayOfView, type CalendarBoard } from "../../domain/calendar/calendar-view";
import { MiniMonth } from "./mini-month";

export interface CalendarToolbarProps {
  board: Pick<CalendarBoard, "view" | "day" | "days" | "today">;
  /** The page with another view or day; without a view, the list. */
  hrefFor: (values: { view?: string; day?: string }) => string;
  listHref: string;
  /** What the form of a date keeps, and where it leads. */
  action: string;
  kept: Record<string, string | undefined>;
  /** How it is looked at, each behind a press; see `CalendarDrop`. */
  children: ReactNode;
}

/** The way to other days and views, in one line where there is room for one. */
export function CalendarToolbar({ board, hrefFor, listHref, action, kept, children }: CalendarToolbarProps) {
  const { t, format } = useT();
  const { view, day, today } = board;
  const [previous, next] =
    view === "day"
      ? (["schedule:previousDay", "schedule:nextDay"] as const)
      : (["schedule:previousWeek", "schedule:nextWeek"] as const);
  const square =
    "inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-surface text-ink hover:bg-brand-soft";
  return (
    <div className="relative flex flex-wrap items-center gap-2 max-tablet:gap-x-0.5 print:hidden">
      <div className="flex flex-wrap items-center gap-2 max-tablet:gap-x-1.5">
        <Anchor href={hrefFor({ day: nextDayOfView(view, day, -1) })} className={square}>
          <Icon name="chevron-start" />
          <span className="sr-only">{t(previous)}</span>
        </Anchor>
        <LinkButton href={hrefFor({ day: today })} tone="secondary" size="small">
          {t("schedule:today")}
        </LinkButton>
        <Anchor href={hrefFor({ day: nextDayOfView(view, day, 1) })} className={square}>
          <Icon name="chevron-end" />
          <span className="sr-only">{t(next)}</span>
        </Anchor>
        <details className="tablet:relative">
          <summary
            data-drop-open
            className={classNames(
              buttonClass({ tone: "secondary", size: "small" }),
              "cursor-pointer list-none whitespace-nowrap",
            )}
          >
            <Icon name="calendar" className="size-5" />
            <span className="max-computer:sr-only">{format.plainDate(day, "monthYear")}</span>
          </summary>
          <div className="absolute start-0 top-full z-30 mt-1 flex w-max flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float max-tablet:max-w-full max-tablet:overflow-x-auto">
            <MiniMonth board={board} hrefFor={hrefFor} />
            <form method="get" action={action} className="flex items-end gap-2">
              <HiddenFields fields={kept} />
              <DateField key={day} name="day" label={t("schedule:goTo")} hideLabel defaultValue={day} width="short" />
              <Button type="submit" tone="secondary" size="small">
                {t("schedule:go")}
              </Button>
            </form>
          </div>
        </details>
      </div>
      {children}
      <nav aria-label={t("schedule:views.label")} className="max-tablet:w-full tablet:ms-auto">
        <ul className="flex overflow-hidden rounded-md border border-line-strong max-tablet:*:grow">
          <li>
            <ViewLink href={listHref} current={false}>
              {t("schedule:views.list")}
            </ViewLink>
          </li>
          {CALENDAR_VIEWS.map((each) => (
            <li key={each} className="border-s border-line-strong">
              <ViewLink href={hrefFor({ view: each })} current={each === view}>
                {t(`schedule:views.${each}`)}
              </ViewLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function ViewLink({ href, current, children }: { href: string; current: boolean; children: string }) {
  return (
    <Anchor
      href={href}
      aria-current={current ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 w-full items-center justify-center px-2.5 text-sm computer:px-3.5 font-semibold no-underline -outline-offset-2",
        current ? "bg-brand text-brand-ink" : "text-ink hover:bg-brand-soft",
      )}
    >
      {children}
    </Anchor>
  );
}

interface CalendarDropProps {
  icon: IconName;
  words: string;
  children: ReactNode;
}

/** A part of the bar that opens below it, over the calendar; on a phone above it. */
export function CalendarDrop({ icon, words, children }: CalendarDropProps) {
  return (
    <details name="calendar-drop" className="max-tablet:open:w-full">
      <summary
        className={classNames(buttonClass({ tone: "quiet", size: "small" }), "min-w-11 cursor-pointer list-none")}
      >
        <Icon name={icon} />
        <span className="max-tablet:sr-only">{words}</span>
      </summary>
      <div className="rounded-lg border border-line bg-raised p-4 max-tablet:mt-2 tablet:absolute tablet:inset-x-0 tablet:top-full tablet:z-30 tablet:mt-1 tablet:max-w-3xl tablet:shadow-float">
        {children}
      </div>
    </details>
  );
}
