import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import { sortHeading } from "~/screens/lists/sort-order";
import { UndoBanner } from "~/screens/undo-banner";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import { usualOrder } from "../../domain/lists/appointment-selection";
import { APPOINTMENT_COLUMNS } from "../../domain/lists/list-columns";
import { AnsweredBanner } from "./answered-banner";
import { SaidArrivalBanner } from "../appointments/arrivals/said-arrival-banner";
import { LiveArrivals } from "../appointments/arrivals/live-arrivals";
import { timesIn, undoText, undoTime } from "../appointments/clock-time";
import type { AppointmentListProps, Filters, ListedDone } from "./appointment-list-props";
import { AppointmentTable } from "./appointment-table";
import { AppointmentTabs } from "./appointment-tabs";
import { HeadActs, type HeadLink } from "./head-acts";
import { AppointmentListTools, ListNarrowing, totalOf } from "./list-head";
import { FirstAction, isNewestFirst, Nothing, Pages } from "./list-rest";
import { TakeOtherwise, useTakenText } from "./taken-words";
import { RequestAnswers } from "./request-answers";

/** What the list is narrowed by, as its address has it. */
const chosenIn = (filter: AppointmentListProps["list"]["filter"], oneType?: boolean): Filters =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      value === null || (oneType && name === "type") ? undefined : value,
    ]),
  );

/** The appointments of one tab, with the way to the others, the filters and the next page. */
export function AppointmentList(props: AppointmentListProps) {
  const { title, list, hrefFor, oneType, calendarHref, tools } = props;
  const words = useT();
  const { t } = words;
  const chosen = chosenIn(list.filter, oneType);
  const filtered = Object.values(chosen).some((value) => value !== undefined);
  const sorted = { ...chosen, order: list.order ?? undefined };
  const others = useOtherLists(list.view);
  const acts = list.books && list.view === "staff";
  return (
    <>
      <PageHeader
        title={title}
        caption={list.view === "staff" && timesIn(words, props.clock)}
        actions={
          <>
            {calendarHref && (
              <LinkButton
                href={calendarHref}
                tone="secondary"
                size="small"
                icon="calendar"
                className={acts ? "max-tablet:hidden" : undefined}
              >
                {t("schedule:title")}
              </LinkButton>
            )}
            {list.books && !acts && <FirstAction view={list.view} />}
            {acts && (
              <HeadActs
                title={title}
                book={t("scheduling:list.set")}
                links={[
                  ...(calendarHref
                    ? [{ href: calendarHref, icon: "calendar" as const, words: t("schedule:title") }]
                    : []),
                  ...others,
                ]}
              />
            )}
          </>
        }
      />
      <JustDone {...props} />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <AppointmentTabs
            current={list.tab}
            totals={list.totals}
            hrefFor={(tab) => hrefFor({ ...chosen, state: undefined, tab })}
          />
          {list.books && <OtherLists links={others} inMenu={acts} />}
        </div>
        <ListNarrowing
          action={hrefFor()}
          chosen={list.filter}
          clearHref={filtered && !tools ? hrefFor({ tab: list.tab }) : null}
          {...{ oneType }}
          {...list}
        />
        {tools && <AppointmentListTools {...{ tools, list, oneType }} />}
        {list.appointments.length === 0 ? (
          <Nothing {...props} {...{ filtered, chosen }} />
        ) : (
          <div data-appointments={isNewestFirst(list) ? "newest-first" : "next-first"} className="flex flex-col gap-5">
            <Rows {...props} />
            <Pages list={list} hrefFor={(page) => hrefFor({ ...sorted, tab: list.tab, ...page })} />
          </div>
        )}
        {list.appointments.length === 0 && (
          <Pages list={list} hrefFor={(page) => hrefFor({ ...sorted, tab: list.tab, ...page })} />
        )}
      </div>
      <Island name="booking" />
    </>
  );
}

/** The lists beside this one, and why a time is not offered: what is looked for from here now and then. */
function useOtherLists(view: "staff" | "patient"): HeadLink[] {
  const { t } = useT();
  const waiting: HeadLink = { href: paths.waitingList(), icon: "clock", words: t("scheduling:list.waiting") };
  if (view === "patient") return [waiting];
  return [
    waiting,
    { href: paths.deskBoard(), icon: "check", words: t("arrivals:board.link") },
    { href: paths.groupSessions(), icon: "people", words: t("group-sessions:title") },
    { href: paths.whyNotOffered(), icon: "info", words: t("why:link") },
  ];
}

/** The same as links; a phone has staff's in the menu of the page's head. */
function OtherLists({ links, inMenu }: { links: readonly HeadLink[]; inMenu: boolean }) {
  return (
    <ul
      className={classNames(
        "flex items-center gap-x-4 overflow-x-auto text-sm tablet:flex-wrap",
        inMenu && "max-tablet:hidden",
      )}
    >
      {links.map(({ href, words }) => (
        <li key={href} className="shrink-0">
          <TextLink href={href} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
            {words}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

const SAID = {
  confirm: "scheduling:done.confirm",
  disable: "scheduling:done.disable",
  "mark-paid": "scheduling:done.markPaidAtClinic",
  undo: "scheduling:done.undo",
} as const satisfies Record<ListedDone, string>;

/** What has just been done on this list, with the way to undo it. */
function JustDone({ justDone, saidArrival = null, arrivals, requests, clock, list }: AppointmentListProps) {
  const words = useT();
  const { t } = words;
  const undo = justDone?.undo ?? null;
  const taken = justDone?.taken ?? null;
  const takenText = useTakenText();
  const zone = list.appointments[0]?.timeZone ?? "UTC";
  // Undone, the list is still there, narrowed as it was.
  const listed = paths.appointments({ ...chosenIn(list.filter), tab: list.tab, order: list.order ?? undefined });
  return (
    <>
      {arrivals && <SaidArrivalBanner saidArrival={saidArrival} back={arrivals.back} zone={clock.zone} />}
      {justDone && (
        <UndoBanner
          title={taken ? takenText(taken) : t(SAID[justDone.what])}
          undo={
            undo && {
              ...{ intent: "undo-listed", fields: { appointmentId: undo.id }, action: listed },
            }
          }
        >
          {undo &&
            (justDone.what === "confirm"
              ? undoText(words, undo, zone, clock)
              : t("scheduling:undo.until", { time: undoTime(words, undo.until, zone, clock) }))}
          {undo && taken && <TakeOtherwise appointmentId={undo.id} action={listed} />}
        </UndoBanner>
      )}
      {requests?.answered && <AnsweredBanner {...{ clock, zone }} answered={requests.answered} action={listed} />}
      {requests && requests.undone !== null && (
        <Banner
          tone="good"
          live
          title={
            requests.undone === 0
              ? t(requests.what === "over" ? "scheduling:done.undo" : "scheduling:requests.undone")
              : t("scheduling:requests.undonePartly", { count: requests.undone })
          }
        />
      )}
    </>
  );
}

const CONFIRM_FORM = "confirm-one";

/** The appointments; requests with the way to answer several at once. */
function Rows({ title, list, clock, arrivals, requests, hrefFor, oneType, tools }: AppointmentListProps) {
  const { order, tab, filter, owed } = list;
  const looks = {
    past: tab === "past",
    payments: { owed, action: paths.appointments({ ...chosenIn(filter), tab, order: order ?? undefined }) },
    shown: tools ? shownColumns(APPOINTMENT_COLUMNS, tools.columns) : undefined,
    sort: tools
      ? sortHeading("when", { by: "when", order: order ?? usualOrder(tab) }, (sorted) =>
          hrefFor({ ...chosenIn(filter, oneType), tab, order: sorted.order }),
        )
      : undefined,
  };
  if (!requests) {
    const table = <AppointmentTable caption={title} {...{ clock, arrivals }} {...looks} {...list} />;
    return arrivals ? <LiveArrivals>{table}</LiveArrivals> : table;
  }
  const { what, idempotencyKey, selected, errors, obstacles } = requests;
  const here = { ...chosenIn(list.filter, oneType), tab: list.tab };
  return (
    <>
      <RequestAnswers
        {...{ what, idempotencyKey, selected, errors, obstacles }}
        action={hrefFor(here)}
        hrefFor={({ select }) => hrefFor({ ...here, select })}
        total={totalOf(list)}
        shown={list.appointments.length}
      >
        <AppointmentTable
          caption={title}
          clock={clock}
          {...looks}
          {...list}
          choosing={{ chosen: selected !== null, obstacles, confirmForm: CONFIRM_FORM }}
        />
      </RequestAnswers>
      <form hidden id={CONFIRM_FORM} method="post" action={looks.payments.action} data-once>
        <HiddenFields fields={{ intent: "confirm-listed" }} />
      </form>
    </>
  );
}
