import type { ComponentProps } from "react";
import type { Format } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { useT } from "~/i18n/use-t";
import type { DeskKind } from "~/kernel/money/desk-kinds";
import { paths } from "~/paths";
import { ListTools, type ListToolsState } from "~/screens/lists/list-tools";
import { UndoBanner, type UndoBannerProps } from "~/screens/undo-banner";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { DUE_COLUMNS, PAYMENT_COLUMNS, type PaymentColumn } from "../../domain/payments/payment-columns";
import { DeskRefunds } from "./desk-refunds";
import { DueLines, type DueLine } from "./due-lines";
import { PaymentLines, type PaymentLineRow } from "./payment-lines";
import { activePaymentFilters, PaymentsFilter, type PaymentsFilterProps } from "./payments-filter";

/** What has just been done, as the address says. */
export const PAYMENTS_DONE = [
  ...["taken", "refunded", "refundedOnline", "takenBack", "waived", "corrected", "used", "kept"],
  ...["linkSent", "linkUndone"],
] as const;

type DeskRefundRows = ComponentProps<typeof DeskRefunds>["refunds"];

interface ListedPayments extends PaymentsFilterProps {
  /** Whether the reader opens patients. */
  seesPatients: boolean;
  shown: readonly PaymentColumn[];
  lines: readonly PaymentLineRow[];
  due: readonly DueLine[];
  next: string | null;
  isFirst: boolean;
  timeZone: string;
  /** Money at the desk that is to go back, for whoever looks after the practice's money. */
  deskRefunds: DeskRefundRows;
}

export interface StaffPaymentsProps {
  title: string;
  list: ListedPayments;
  tools: ListToolsState;
  done: (typeof PAYMENTS_DONE)[number] | null;
  /** What was just taken for all that somebody owes. */
  taken: { amountMinor: number; aheadMinor: number; currencyCode: string; kind: DeskKind } | null;
  /** How what has just been done is undone. */
  undo: UndoBannerProps["undo"];
  errors: readonly { message: string }[];
}

function takenText(t: Translator["t"], format: Format, taken: NonNullable<StaffPaymentsProps["taken"]>): string {
  const { amountMinor, aheadMinor, currencyCode, kind } = taken;
  const received = t(`payments:done.takenAs.${kind}`, { amount: format.money(amountMinor, currencyCode) });
  if (aheadMinor === 0) return received;
  return `${received} ${t("payments:done.keptAhead", { amount: format.money(aheadMinor, currencyCode) })}`;
}

const CHOOSABLE = (Object.keys(PAYMENT_COLUMNS) as PaymentColumn[]).filter((key) => PAYMENT_COLUMNS[key] !== "always");

/** What was paid in the practice, or is not paid, with what may be done about it. */
export function StaffPayments({ title, list, tools, done, taken, undo, errors }: StaffPaymentsProps) {
  const { t, format } = useT();
  const { filter, shown, lines, due, next, isFirst } = list;
  const isDue = filter.state === "due";
  const query = Object.fromEntries(new URLSearchParams(tools.query));
  return (
    <>
      <PageHeader
        title={title}
        lead={list.seesAll ? undefined : t("payments:staff.leadOwn")}
        actions={
          <>
            <LinkButton href={paths.till()} tone="secondary">
              {t("payments:staff.till")}
            </LinkButton>
            <LinkButton href={paths.paymentCreate()} icon="plus">
              {t("payments:staff.take")}
            </LinkButton>
          </>
        }
      />
      {errors.map(({ message }) => (
        <Banner key={message} tone="error" live title={message} />
      ))}
      {done && <UndoBanner title={taken ? takenText(t, format, taken) : t(`payments:done.${done}`)} undo={undo} />}
      {list.deskRefunds.length > 0 && (
        <DeskRefunds refunds={list.deskRefunds} timeZone={list.timeZone} title={t("payments:desk.title")} />
      )}
      <PaymentsFilter {...list} />
      <ListTools
        tools={tools}
        columns={CHOOSABLE.filter((key) => !isDue || DUE_COLUMNS.includes(key)).map((key) => ({
          key,
          header: t(`payments:columns.${key}`),
        }))}
        shown={shown}
        exportHref={paths.paymentsFile(query)}
        count={t("lists:shownCount", { total: isDue ? due.length : lines.length })}
        active={activePaymentFilters(list, t, format)}
      />
      <Rows list={list} query={query} isDue={isDue} />
      <Cluster>
        {!isFirst && (
          <LinkButton href={paths.payments(query)} tone="secondary" icon="chevron-start">
            {t("payments:staff.firstPage")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton href={paths.payments({ ...query, after: next })} tone="secondary" iconEnd="chevron-end">
            {t("payments:staff.nextPage")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}

interface RowsProps {
  list: ListedPayments;
  query: Readonly<Record<string, string>>;
  isDue: boolean;
}

function Rows({ list, query, isDue }: RowsProps) {
  const { t, format } = useT();
  const { filter, isFirst, seesAll, seesPatients, shown, lines, due, next, timeZone } = list;
  if (isDue && due.length > 0) return <DueLines {...{ due, shown, seesPatients, timeZone }} />;
  // Who sees their own alone, narrowed by nothing, has none at all.
  const tookNone = !seesAll && isFirst && next === null && activePaymentFilters(list, t, format).length === 0;
  if (lines.length === 0)
    return (
      <Card padding="flush">
        <EmptyState icon="card" title={t(tookNone ? "payments:staff.tookNone" : "payments:staff.empty")}>
          {next !== null && t("lists:searchOn")}
        </EmptyState>
      </Card>
    );
  const { by: _, ...everyone } = query;
  return (
    <PaymentLines
      {...{ lines, timeZone, shown, seesPatients }}
      order={filter.order ?? "descending"}
      sorted={(order) => paths.payments({ ...query, order })}
      ofPerson={seesAll ? (id) => paths.payments({ ...everyone, by: id }) : null}
    />
  );
}
