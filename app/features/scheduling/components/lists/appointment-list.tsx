import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Pager } from "~/screens/pager";
import { UndoBanner } from "~/screens/undo-banner";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { newestFirst, type AppointmentTab } from "../../domain/lists/appointment-selection";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
import { AnsweredBanner, type AnsweredBannerProps } from "./answered-banner";
import { AppointmentFilters, type AppointmentFiltersProps } from "./appointment-filters";
import type { ArrivalPlace } from "../appointments/arrivals/arrival-actions";
import { LiveArrivals } from "../appointments/arrivals/live-arrivals";
import { AppointmentTable } from "./appointment-table";
import { AppointmentTabs } from "./appointment-tabs";
import { RequestAnswers, type RequestAnswersProps } from "./request-answers";

type Filters = Record<string, string | number | undefined>;

interface Requests extends Pick<RequestAnswersProps, "idempotencyKey" | "selected" | "errors"> {
  obstacles: Readonly<Record<string, Obstacle>>;
  /** What became of the answer that was just given. */
  answered: AnsweredBannerProps["answered"] | null;
  /** How many stay as they were answered after that was undone; null where nothing was. */
  undone: number | null;
}

export interface AppointmentListProps {
  title: string;
  list: {
    view: "staff" | "patient";
    tab: AppointmentTab;
    filter: {
      employeeId: string | null;
      departmentId: string | null;
      branchId: string | null;
      type: "video" | "in_patient" | null;
      state: AppointmentState | null;
    };
    totals: { tab: AppointmentTab; total: number }[];
    appointments: AppointmentSummary[];
    options: AppointmentFiltersProps["options"];
    /** The appointments whose patients' pages the reader may open. */
    opensPatients: readonly string[];
    /** Whether the reader books. */
    books: boolean;
    before: string | null;
    after: string | null;
  };
  clock: ReaderClock;
  /** Of a clinic's list: how far each patient is, with what can be done by one press. */
  arrivals?: ArrivalPlace;
  hrefFor: (filters?: Filters) => string;
  oneType?: boolean;
  /** An appointment has just been taken off the list; where that can be undone still, which one and until when (UTC ms). */
  removed?: { undo: { id: string; until: number } | null } | null;
  /** Requests that staff can answer here; null where there are none, or not by this person. */
  requests?: Requests | null;
  /** The same as a calendar, where this person has one. */
  calendarHref?: string;
}

const chosenIn = (
  { employeeId, departmentId, branchId, type, state }: AppointmentListProps["list"]["filter"],
  oneType?: boolean,
): Filters => ({
  employeeId: employeeId ?? undefined,
  departmentId: departmentId ?? undefined,
  branchId: branchId ?? undefined,
  type: oneType ? undefined : (type ?? undefined),
  state: state ?? undefined,
});

const EMPTY = {
  upcoming: "scheduling:list.emptyUpcoming",
  past: "scheduling:list.emptyPast",
  new: "scheduling:list.emptyNew",
  all: "scheduling:list.emptyAll",
} as const;

/** The appointments of one tab, with the way to the others, the filters and the next page. */
export function AppointmentList(props: AppointmentListProps) {
  const { title, list, hrefFor, oneType, calendarHref } = props;
  const { t } = useT();
  const chosen = chosenIn(list.filter, oneType);
  const filtered = Object.values(chosen).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {calendarHref && (
              <LinkButton href={calendarHref} tone="secondary" icon="calendar">
                {t("schedule:title")}
              </LinkButton>
            )}
            {list.books && <HeaderActions view={list.view} />}
          </>
        }
      />
      <JustDone {...props} />
      <div className="flex flex-col gap-5">
        <AppointmentTabs
          current={list.tab}
          totals={list.totals}
          hrefFor={(tab) => hrefFor({ ...chosen, state: undefined, tab })}
        />
        {list.books && <OtherLists view={list.view} />}
        <details open={filtered} className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md pe-3 font-medium text-brand-text">
            <Icon name="filter" />
            {t("scheduling:list.filter")}
          </summary>
          <div className="pt-3">
            <AppointmentFilters
              action={hrefFor()}
              tab={list.tab}
              chosen={list.filter}
              options={list.options}
              clearHref={hrefFor({ tab: list.tab })}
              oneType={oneType}
            />
          </div>
        </details>
        {list.appointments.length === 0 ? (
          <Card padding="flush">
            {filtered ? (
              <EmptyState
                title={t("scheduling:list.noneMatch")}
                action={
                  <LinkButton href={hrefFor({ tab: list.tab })} tone="secondary">
                    {t("scheduling:list.clearFilters")}
                  </LinkButton>
                }
              />
            ) : (
              <EmptyState
                title={t(EMPTY[list.tab])}
                action={list.tab === "past" || !list.books ? undefined : <FirstAction view={list.view} />}
              >
                {list.view === "patient" ? t("scheduling:list.emptyHintPatient") : t("scheduling:list.emptyHint")}
              </EmptyState>
            )}
          </Card>
        ) : (
          <div
            data-appointments={newestFirst(list.tab) ? "newest-first" : "next-first"}
            className="flex flex-col gap-5"
          >
            <Rows {...props} />
            <Pages list={list} hrefFor={(page) => hrefFor({ ...chosen, tab: list.tab, ...page })} />
          </div>
        )}
      </div>
      <Island name="booking" />
    </>
  );
}

/** The lists beside this one: who waits for an earlier time and, for staff, group sessions. */
function OtherLists({ view }: { view: "staff" | "patient" }) {
  const { t } = useT();
  return (
    <Cluster>
      <TextLink href={paths.waitingList()} className="inline-flex min-h-11 items-center">
        {t("scheduling:list.waiting")}
      </TextLink>
      {view === "staff" && (
        <>
          <TextLink href={paths.deskBoard()} className="inline-flex min-h-11 items-center">
            {t("arrivals:board.link")}
          </TextLink>
          <TextLink href={paths.groupSessions()} className="inline-flex min-h-11 items-center">
            {t("group-sessions:title")}
          </TextLink>
        </>
      )}
    </Cluster>
  );
}

/** What has just been done on this list, with the way to undo it. */
function JustDone({ removed, requests, clock, list, hrefFor }: AppointmentListProps) {
  const { t, format } = useT();
  const undo = removed?.undo ?? null;
  const zone = list.appointments[0]?.timeZone ?? "UTC";
  return (
    <>
      {removed && (
        <UndoBanner
          title={t("scheduling:done.disable")}
          undo={undo && { intent: "undo", fields: {}, action: paths.appointment(undo.id) }}
        >
          {undo && t("scheduling:undo.until", { time: format.time(undo.until, clock.zone ?? zone) })}
        </UndoBanner>
      )}
      {requests?.answered && (
        <AnsweredBanner {...{ clock, zone }} answered={requests.answered} action={hrefFor({ tab: "new" })} />
      )}
      {requests && requests.undone !== null && (
        <Banner
          tone="good"
          live
          title={
            requests.undone === 0
              ? t("scheduling:requests.undone")
              : t("scheduling:requests.undonePartly", { count: requests.undone })
          }
        />
      )}
    </>
  );
}

/** The appointments; requests with the way to answer several at once. */
function Rows({ title, list, clock, arrivals, requests, hrefFor, oneType }: AppointmentListProps) {
  if (!requests) {
    const table = <AppointmentTable caption={title} {...{ clock, arrivals }} {...list} />;
    return arrivals ? <LiveArrivals>{table}</LiveArrivals> : table;
  }
  const { idempotencyKey, selected, errors, obstacles } = requests;
  const here = { ...chosenIn(list.filter, oneType), tab: list.tab };
  return (
    <RequestAnswers
      {...{ idempotencyKey, selected, errors }}
      action={hrefFor(here)}
      hrefFor={({ select }) => hrefFor({ ...here, select })}
      total={list.totals.find(({ tab }) => tab === list.tab)?.total ?? list.appointments.length}
      shown={list.appointments.length}
    >
      <AppointmentTable caption={title} clock={clock} {...list} choosing={{ chosen: selected !== null, obstacles }} />
    </RequestAnswers>
  );
}

function HeaderActions({ view }: { view: "staff" | "patient" }) {
  const { t } = useT();
  return (
    <>
      {view === "staff" && (
        <LinkButton href={paths.whyNotOffered()} tone="quiet" icon="info">
          {t("why:link")}
        </LinkButton>
      )}
      <FirstAction view={view} />
    </>
  );
}

function FirstAction({ view }: { view: "staff" | "patient" }) {
  const { t } = useT();
  return view === "patient" ? (
    <LinkButton href={paths.booking()} icon="plus">
      {t("scheduling:list.book")}
    </LinkButton>
  ) : (
    <Cluster>
      <LinkButton href={paths.bookingPanel({ mode: "now" })} tone="secondary">
        {t("scheduling:list.walkIn")}
      </LinkButton>
      <LinkButton href={paths.bookingPanel()} icon="plus">
        {t("scheduling:list.set")}
      </LinkButton>
    </Cluster>
  );
}

function Pages({
  list: { tab, before, after },
  hrefFor,
}: {
  list: AppointmentListProps["list"];
  hrefFor: (page: Filters) => string;
}) {
  const { t } = useT();
  const [towards, back] = newestFirst(tab)
    ? (["scheduling:list.loadEarlier", "scheduling:list.loadLater"] as const)
    : (["scheduling:list.loadLater", "scheduling:list.loadEarlier"] as const);
  return <Pager {...{ before, after, hrefFor }} words={{ before: t(back), after: t(towards) }} />;
}
