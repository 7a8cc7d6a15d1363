import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import { sortHeading } from "~/screens/lists/sort-order";
import { UndoBanner } from "~/screens/undo-banner";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import { usualOrder } from "../../domain/lists/appointment-selection";
import { APPOINTMENT_COLUMNS } from "../../domain/lists/list-columns";
import { AnsweredBanner } from "./answered-banner";
import { JustCheckedIn } from "../appointments/arrivals/just-checked-in";
import { LiveArrivals } from "../appointments/arrivals/live-arrivals";
import { placeTime } from "../appointments/clock-time";
import type { AppointmentListProps, Filters, ListedDone } from "./appointment-list-props";
import { AppointmentTable } from "./appointment-table";
import { AppointmentTabs } from "./appointment-tabs";
import { AppointmentListTools, ListNarrowing } from "./list-head";
import { FirstAction, isNewestFirst, Nothing, Pages } from "./list-rest";
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
  const { t } = useT();
  const chosen = chosenIn(list.filter, oneType);
  const filtered = Object.values(chosen).some((value) => value !== undefined);
  const sorted = { ...chosen, order: list.order ?? undefined };
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {calendarHref && (
              <LinkButton href={calendarHref} tone="secondary" size="small" icon="calendar">
                {t("schedule:title")}
              </LinkButton>
            )}
            {list.books && <FirstAction view={list.view} />}
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
          {list.books && <OtherLists view={list.view} />}
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
function OtherLists({ view }: { view: "staff" | "patient" }) {
  const { t } = useT();
  const staffs = [
    { href: paths.deskBoard(), words: t("arrivals:board.link") },
    { href: paths.groupSessions(), words: t("group-sessions:title") },
    { href: paths.whyNotOffered(), words: t("why:link") },
  ];
  const links = [
    { href: paths.waitingList(), words: t("scheduling:list.waiting") },
    ...(view === "staff" ? staffs : []),
  ];
  return (
    <ul className="flex flex-wrap items-center gap-x-4 text-sm">
      {links.map(({ href, words }) => (
        <li key={href}>
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
} as const satisfies Record<ListedDone, string>;

/** What has just been done on this list, with the way to undo it. */
function JustDone({ justDone, checkedIn = null, arrivals, requests, clock, list, hrefFor }: AppointmentListProps) {
  const words = useT();
  const { t } = words;
  const undo = justDone?.undo ?? null;
  const zone = list.appointments[0]?.timeZone ?? "UTC";
  return (
    <>
      {arrivals && <JustCheckedIn checkedIn={checkedIn} back={arrivals.back} />}
      {justDone && (
        <UndoBanner
          title={t(SAID[justDone.what])}
          undo={undo && { intent: "undo", fields: {}, action: paths.appointment(undo.id) }}
        >
          {undo && t("scheduling:undo.until", { time: placeTime(words, undo.until, zone, clock) })}
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

/** How many appointments the list holds; null where that is not counted and there are others than this page shows. */
function totalOf({ tab, totals, appointments, before, after }: AppointmentListProps["list"]): number | null {
  const isWhole = before === null && after === null;
  return totals.find((each) => each.tab === tab)?.total ?? (isWhole ? appointments.length : null);
}

const CONFIRM_FORM = "confirm-one";

/** The appointments; requests with the way to answer several at once. */
function Rows({ title, list, clock, arrivals, requests, hrefFor, oneType, tools }: AppointmentListProps) {
  const { order, tab, filter, owed } = list;
  const looks = {
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
  const { idempotencyKey, selected, errors, obstacles } = requests;
  const here = { ...chosenIn(list.filter, oneType), tab: list.tab };
  return (
    <>
      <RequestAnswers
        {...{ idempotencyKey, selected, errors, obstacles }}
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
