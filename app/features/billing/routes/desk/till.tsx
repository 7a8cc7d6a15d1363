import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListFilter } from "~/screens/lists/list-filter";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { Figures } from "~/ui/view/figures";
import { PageHeader } from "~/ui/view/page-header";
import { TillTable } from "../../components/desk/till-table";
import { tillTotals } from "../../domain/desk/till";
import { readTill } from "../../services/desk/read-till.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  till: await readTill(app, Object.fromEntries(url.searchParams)),
  title: createTranslator(app.locale).t("payments:till.title"),
}));

/** What was taken at the desk on a day, by person, kind and currency. */
export default function TillReport() {
  const { title, till } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const { day, by, seesAll, today, lines } = till;
  const asked = { day, by: seesAll && by !== null ? by : undefined };
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.payments()}>{t("payments:staff.title")}</BackLink>}
        title={title}
        caption={format.plainDate(day, "long")}
        lead={t("payments:till.lead")}
        actions={
          <LinkButton href={paths.tillFile(asked)} tone="secondary" icon="download" download>
            {t("payments:till.download")}
          </LinkButton>
        }
      />
      <ListFilter action={paths.till()} kept={{ by: asked.by }} clearHref={day === today ? null : paths.till()}>
        <DateField name="day" label={t("payments:till.day")} defaultValue={day} width="full" />
      </ListFilter>
      {lines.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("payments:till.empty")} />
        </Card>
      ) : (
        <>
          <Figures
            label={t("payments:till.total")}
            figures={tillTotals(lines).map(({ kind, currencyCode, takenMinor, givenBackMinor, count }) => ({
              label: format.parts([t(`payments:kinds.${kind}`), currencyCode]),
              value: format.money(takenMinor - givenBackMinor, currencyCode),
              note: format.parts([t("payments:till.inAll"), t("payments:till.payments", { count })]),
            }))}
          />
          <TillTable lines={lines} />
        </>
      )}
    </>
  );
}
