import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths, type BookingList } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { SkipLink } from "~/ui/action/skip-link";
import { PageHeader } from "~/ui/view/page-header";
import { LIST_ORDERS, type FilterChoices, type ListCount, type Narrowest } from "../../domain/lists/list-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import type { ListFilters } from "../../schemas/lists/list-filters";
import { filterFields } from "../booking/filter-fields";
import { Island } from "~/ui/base/island";
import { KindSwitch } from "./kind-switch";
import { ListEmpty } from "./list-empty";
import { FilterChips, FilterForm } from "./list-filters";
import { ListTabs, asText, listHref } from "./list-tabs";

interface ListPageProps {
  kind: AppointmentKind;
  by: BookingList;
  byProvider: boolean;
  /** What narrows the list, as it stands in the address. */
  filters: ListFilters;
  choices: FilterChoices;
  count: ListCount | null;
  next: string | null;
  narrowest: Narrowest;
  isEmpty: boolean;
  /** What the clinic says above the list. */
  introduction?: string;
  children: ReactNode;
}

const TITLES = {
  provider: "booking:provider.title",
  service: "booking:offering.title",
  department: "booking:provider.title",
  practiceLocation: "booking:place.title",
} as const;

const COUNTS = {
  provider: "booking:lists.found",
  service: "booking:lists.services",
  department: "booking:lists.departments",
  practiceLocation: "booking:lists.places",
} as const;

const RESULTS = "results";

/** The frame of the four lists of a kind of appointment: ways to look, filters, what is found, pages. */
export function ListPage(props: ListPageProps) {
  const { kind, by, byProvider, filters, choices, count, next, narrowest, isEmpty, introduction, children } = props;
  const { t, format } = usePatientT();
  const fields = filterFields({ t, format }, filters, choices);
  const { near } = choices;
  const orders =
    by === "provider" ? LIST_ORDERS.filter((each) => (each === "price" ? choices.price : near?.found)) : [];
  const hrefOf = (values: ListFilters & { after?: string }) => listHref(kind, by, asText(values));
  const total = count && t(COUNTS[by], { count: count.count });
  return (
    <div className="flex flex-col gap-4 computer:-mt-6">
      <SkipLink href={`#${RESULTS}`}>{t("booking:lists.skipToList")}</SkipLink>
      <PageHeader
        back={<BackLink href={paths.booking()}>{t("common:actions.back")}</BackLink>}
        title={t(TITLES[by])}
        actions={<KindSwitch kind={kind} by={by} />}
      />
      <ListTabs kind={kind} current={by} byProvider={byProvider}>
        {count && total && !isEmpty && (
          <p className="px-1 py-2 font-semibold">
            {count.more ? t("booking:lists.moreThan", { count: count.count }) : total}
          </p>
        )}
      </ListTabs>
      {introduction && (
        <p className="max-w-prose whitespace-pre-line text-lg" dir="auto">
          {introduction}
        </p>
      )}
      <div className="flex flex-col gap-5 computer:grid computer:grid-cols-[13rem_minmax(0,1fr)] computer:items-start computer:gap-6">
        <FilterForm
          action={listHref(kind, by)}
          query={filters.q}
          fields={fields}
          order={orders.length > 0 ? (filters.order ?? "") : undefined}
          orders={orders}
          near={near && near.names.length > 0 ? { ...near, asked: filters.near } : undefined}
        />
        <div id={RESULTS} tabIndex={-1} className="flex flex-col gap-4 scroll-mt-20">
          <FilterChips filters={filters} fields={fields} hrefOf={hrefOf} />
          {isEmpty ? <ListEmpty {...{ by, filters, fields, narrowest, hrefOf }} /> : children}
          {next && (
            <p className="flex justify-center">
              <LinkButton href={hrefOf({ ...filters, after: next })} tone="secondary" iconEnd="chevron-end">
                {t(by === "provider" ? "booking:lists.more" : "booking:lists.next")}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      <Island name="booking" />
    </div>
  );
}
