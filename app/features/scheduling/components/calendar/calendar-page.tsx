import { useNavigate } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { useNewest } from "~/ui/base/use-newest";
import { UndoBanner } from "~/screens/undo-banner";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { isRoster } from "../../domain/calendar/calendar-move";
import { nextDayOfView, type CalendarBoard } from "../../domain/calendar/calendar-view";
import { CalendarAgenda } from "./agenda/calendar-agenda";
import { CalendarChoices, type CalendarChoicesProps } from "./calendar-choices";
import { CalendarFilters, type CalendarFiltersProps } from "./calendar-filters";
import { CalendarToolbar } from "./calendar-toolbar";
import { dayHrefOf, TimeBoard } from "./time-board";
import { useBoardRefresh } from "./use-board-refresh";
import { useDeskLine } from "../../realtime/use-desk-line";
import { useScheduleBoard } from "../../realtime/use-schedule-board";

export interface CalendarPageProps {
  title: string;
  calendar: {
    board: CalendarBoard;
    filter: CalendarFiltersProps["chosen"] & { employeeId: readonly string[] };
    /** The doctors that the address names, beside those that were chosen before. */
    named: readonly string[];
    everyone: boolean;
    options: CalendarFiltersProps["options"] & Pick<CalendarChoicesProps, "doctors">;
  };
  /** UTC ms as the server has it. */
  now: number;
  /** No view was asked for: a phone shows the day as an agenda, a wider screen the week. */
  fitted: boolean;
  /** A blocked time has just been released on its own page. */
  removed: { undo: { id: string; until: number } | null } | null;
}

/** What an address carries on of the filters. */
const valuesOf = ({ branchId, departmentId, serviceOfferingId, all }: CalendarFiltersProps["chosen"]) => ({
  branchId: branchId ?? undefined,
  departmentId: departmentId ?? undefined,
  serviceOfferingId: serviceOfferingId ?? undefined,
  all: all ? "on" : undefined,
});

/** The staff's calendar: the week, a day by doctors, or an agenda. */
export function CalendarPage({ title, calendar, now, fitted, removed }: CalendarPageProps) {
  const { t, format } = useT();
  const { board, filter, named, everyone, options } = calendar;
  const navigate = useNavigate();
  const { view, day, days, zone } = board;
  const refresh = useBoardRefresh();
  useScheduleBoard(
    board.doctors.map(({ id }) => id),
    refresh,
  );
  useDeskLine(refresh);
  const narrowed = valuesOf(filter);
  const values = { ...narrowed, employeeId: named.join(",") || undefined };
  const asked = fitted ? "calendar" : view;
  const hrefFor = (more: { view?: string; day?: string }) =>
    paths.appointments({ ...values, view: asked, day, ...more });
  // The newest by one identity: a drag that rests at an edge goes on from the days that it has come to.
  const turn = useNewest((step: -1 | 1) =>
    navigate(hrefFor({ day: nextDayOfView(view, day, step) }), { preventScrollReset: true }),
  );
  const [first = day, last = day] = [days[0], days.at(-1)];
  const zoneName = format.zoneName(zone, now);
  const shown = first === last ? format.plainDate(day, "long") : format.dateRange(noon(first), noon(last), "UTC");
  return (
    <>
      <PageHeader
        title={title}
        caption={
          <>
            {shown} · <span className="max-tablet:hidden">{t("schedule:zone", { zone: zoneName })}</span>
            <span className="tablet:hidden">{zoneName}</span>
          </>
        }
        actions={
          <LinkButton href={paths.bookingPanel()} icon="plus" size="small" className="print:hidden">
            <span className="max-tablet:hidden">{t("scheduling:list.set")}</span>
            <span className="tablet:hidden">{t("scheduling:actions.book")}</span>
          </LinkButton>
        }
      />
      {removed && (
        <UndoBanner
          title={t("schedule:done.disable")}
          undo={removed.undo && { intent: "undo", fields: {}, action: paths.appointment(removed.undo.id) }}
        />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <CalendarToolbar
          board={board}
          hrefFor={hrefFor}
          listHref={paths.appointments()}
          action={paths.appointments()}
          kept={{ ...values, view: asked }}
        >
          <CalendarChoices
            action={paths.appointments()}
            kept={{ ...narrowed, view: asked, day }}
            board={board}
            chosen={filter.employeeId}
            doctors={everyone ? options.doctors : []}
          />
          {everyone && (
            <CalendarFilters
              action={paths.appointments()}
              clearHref={paths.appointments({ view: asked, day })}
              kept={{ view: asked, day, employeeId: values.employeeId }}
              chosen={filter}
              options={options}
            />
          )}
        </CalendarToolbar>
        {board.doctors.length === 0 ? (
          <Card padding="flush">
            <EmptyState title={t("schedule:noDoctors")}>{t("schedule:noDoctorsHint")}</EmptyState>
          </Card>
        ) : view === "agenda" ? (
          <CalendarAgenda {...{ board, days, now }} />
        ) : (
          <>
            <div className={fitted ? "contents max-tablet:hidden" : "contents"}>
              <TimeBoard
                key={isRoster(board) ? "doctors" : view}
                board={board}
                now={now}
                label={t("schedule:grid", { days: shown })}
                branches={options.branches}
                filter={filter}
                dayHref={dayHrefOf(values, view === "day")}
                turn={turn}
              />
            </div>
            {fitted && (
              <div className="tablet:hidden">
                <CalendarAgenda {...{ board, now }} days={fromToday(board)} />
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** The week from today on; another week whole. */
const fromToday = ({ days, today }: CalendarBoard) =>
  days.includes(today) ? days.filter((each) => each >= today) : days;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
