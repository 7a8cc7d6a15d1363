import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Pager } from "~/screens/pager";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { usualOrder } from "../../domain/lists/appointment-selection";
import type { AppointmentListProps, Filters } from "./appointment-list-props";

const EMPTY = {
  upcoming: "scheduling:list.emptyUpcoming",
  past: "scheduling:list.emptyPast",
  new: "scheduling:list.emptyNew",
  all: "scheduling:list.emptyAll",
} as const;

/** Whether the list begins with the newest. */
export const isNewestFirst = ({ order, tab }: Pick<AppointmentListProps["list"], "order" | "tab">) =>
  (order ?? usualOrder(tab)) === "descending";

/** A list without appointments: on this page, or at all. */
export function Nothing({
  list,
  hrefFor,
  filtered,
  chosen,
}: Pick<AppointmentListProps, "list" | "hrefFor"> & { filtered: boolean; chosen: Filters }) {
  const { t } = useT();
  if (!filtered)
    return (
      <Card padding="flush">
        <EmptyState
          title={t(EMPTY[list.tab])}
          action={list.tab === "past" || !list.books ? undefined : <FirstAction view={list.view} />}
        >
          {list.view === "patient" ? t("scheduling:list.emptyHintPatient") : t("scheduling:list.emptyHint")}
        </EmptyState>
      </Card>
    );
  const inOtherTab = list.tab !== "all" && (list.filter.from !== null || list.filter.to !== null);
  return (
    <Card padding="flush">
      <EmptyState
        title={t("scheduling:list.noneMatch")}
        action={
          <LinkButton href={hrefFor(inOtherTab ? { ...chosen, tab: "all" } : { tab: list.tab })} tone="secondary">
            {t(inOtherTab ? "scheduling:list.allInDates" : "scheduling:list.clearFilters")}
          </LinkButton>
        }
      >
        {list.after !== null && t("lists:searchOn")}
      </EmptyState>
    </Card>
  );
}

/** What can be done from the list's title, and where it is empty. */
export function FirstAction({ view }: { view: "staff" | "patient" }) {
  const { t } = useT();
  return view === "patient" ? (
    <LinkButton href={paths.booking()} icon="plus">
      {t("scheduling:list.book")}
    </LinkButton>
  ) : (
    <Cluster>
      <LinkButton href={paths.bookingPanel({ mode: "now" })} tone="secondary" size="small">
        {t("scheduling:list.walkIn")}
      </LinkButton>
      <LinkButton href={paths.bookingPanel()} icon="plus" size="small">
        {t("scheduling:list.set")}
      </LinkButton>
    </Cluster>
  );
}

/** The ways to the neighbouring pages. */
export function Pages({
  list,
  hrefFor,
}: {
  list: Pick<AppointmentListProps["list"], "order" | "tab" | "before" | "after">;
  hrefFor: (page: Filters) => string;
}) {
  const { t } = useT();
  const { before, after } = list;
  const [towards, back] = isNewestFirst(list)
    ? (["scheduling:list.loadEarlier", "scheduling:list.loadLater"] as const)
    : (["scheduling:list.loadLater", "scheduling:list.loadEarlier"] as const);
  return <Pager {...{ before, after, hrefFor }} words={{ before: t(back), after: t(towards) }} />;
}
