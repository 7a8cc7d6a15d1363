import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { Icon } from "~/ui/base/icon";
import { classNames } from "~/ui/base/class-names";
import { Button, LinkButton } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
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
}

/** The way to other days and views. */
export function CalendarToolbar({ board, hrefFor, listHref, action, kept }: CalendarToolbarProps) {
  const { t, format } = useT();
  const { view, day, today } = board;
  const [previous, next] =
    view === "day"
      ? (["schedule:previousDay", "schedule:nextDay"] as const)
      : (["schedule:previousWeek", "schedule:nextWeek"] as const);
  const square =
    "inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-surface text-ink hover:bg-brand-soft";
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
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
        <details className="relative">
          <summary
            data-drop-open
            className={classNames(buttonClass({ tone: "secondary", size: "small" }), "cursor-pointer list-none")}
          >
            <Icon name="calendar" />
            {format.plainDate(day, "monthYear")}
          </summary>
          <div className="absolute start-0 top-full z-30 mt-1 flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float">
            <MiniMonth board={board} hrefFor={hrefFor} />
            <form method="get" action={action} className="flex items-end gap-2">
              <HiddenFields fields={kept} />
              <TextField name="day" type="date" label={t("schedule:goTo")} hideLabel defaultValue={day} width="short" />
              <Button type="submit" tone="secondary" size="small">
                {t("schedule:go")}
              </Button>
            </form>
          </div>
        </details>
      </div>
      <nav aria-label={t("schedule:views.label")}>
        <ul className="flex flex-wrap overflow-hidden rounded-md border border-line-strong">
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
        "inline-flex min-h-11 items-center px-3.5 text-sm font-semibold no-underline -outline-offset-2",
        current ? "bg-brand text-brand-ink" : "text-ink hover:bg-brand-soft",
      )}
    >
      {children}
    </Anchor>
  );
}
