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
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { Figures } from "~/ui/view/figures";
import { PageHeader } from "~/ui/view/page-header";
import { UseTable } from "../../components/credits/use-table";
import { readCreditUses } from "../../services/credits/read-credit-uses.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readCreditUses(app, Object.fromEntries(url.searchParams))),
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("credits:report.title"),
}));

/** What happened to credits in a period. */
export default function CreditsReport() {
  const { title, days, uses, sums, next, isFirstPage, timeZone } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.credits()}>{t("credits:index.title")}</BackLink>}
        title={title}
        lead={t("credits:report.text")}
        actions={
          <LinkButton href={paths.creditsReportFile(days)} tone="secondary" icon="download" download>
            {t("credits:report.download")}
          </LinkButton>
        }
      />
      <ListFilter action={paths.creditsReport()} clearHref={null}>
        <FilterDates {...days} />
      </ListFilter>
      {uses.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("credits:report.empty")} />
        </Card>
      ) : (
        <>
          <Figures
            label={t("credits:report.sums")}
            figures={[
              ...sums.map(({ event, credits }) => ({ label: t(`credits:events.${event}`), credits })),
              { label: t("credits:report.inAll"), credits: sums.reduce((sum, { credits }) => sum + credits, 0) },
            ].map(({ label, credits }) => ({ label, value: format.number(credits, { signDisplay: "exceptZero" }) }))}
          />
          <UseTable uses={uses} timeZone={timeZone} />
        </>
      )}
      <Cluster>
        {!isFirstPage && (
          <LinkButton href={paths.creditsReport(days)} tone="secondary">
            {t("credits:report.first")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton href={paths.creditsReport({ ...days, after: next })} tone="secondary" iconEnd="chevron-end">
            {t("credits:report.next")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
