import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { Figures } from "~/ui/view/figures";
import { PageHeader } from "~/ui/view/page-header";
import { DiscountUseTable } from "../../components/discounts/discount-use-table";
import { readDiscountUses } from "../../services/discounts/read-discount-uses.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

const filled = (url: URL) => Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readDiscountUses(app, filled(url))),
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("discounts:report.title"),
}));

/** What discounts took off in a period. */
export default function DiscountReport() {
  const { title, days, uses, sums, next, isFirstPage, timeZone, discount, discounts } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const query = { ...days, ...(discount === null ? {} : { discount }) };
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.discounts()}>{t("discounts:list.title")}</BackLink>}
        title={title}
        lead={t("discounts:report.text")}
        actions={
          <LinkButton href={paths.discountReportFile(query)} tone="secondary" icon="download" download>
            {t("discounts:report.download")}
          </LinkButton>
        }
      />
      <ListFilter action={paths.discountReport()} clearHref={discount === null ? null : paths.discountReport(days)}>
        <FilterDates {...days} />
        <NativeSelect
          name="discount"
          label={t("discounts:report.discount")}
          defaultValue={discount ?? ""}
          placeholder={t("discounts:report.all")}
          options={discounts}
        />
      </ListFilter>
      {uses.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("discounts:report.empty")} />
        </Card>
      ) : (
        <>
          <Figures
            label={t("discounts:report.sums")}
            figures={sums.map(({ currencyCode, amountMinor, uses: count }) => ({
              label: t("discounts:report.off", { currency: currencyCode }),
              value: format.money(amountMinor, currencyCode),
              note: t("discounts:report.uses", { count }),
            }))}
          />
          <DiscountUseTable uses={uses} timeZone={timeZone} />
        </>
      )}
      <Cluster>
        {!isFirstPage && (
          <LinkButton href={paths.discountReport(query)} tone="secondary">
            {t("discounts:report.first")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton href={paths.discountReport({ ...query, after: next })} tone="secondary" iconEnd="chevron-end">
            {t("discounts:report.next")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
