import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { MoneyParts } from "~/screens/money-parts";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OwnGrants, OwnHistory } from "../../components/credits/own-credits";
import { readOwnCredits } from "../../services/credits/read-own-credits.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  ...(await readOwnCredits(app)),
  title: createTranslator(app.locale).t("credits:own.title"),
}));

/** The credits of a patient: what remains, what ends next, and what happened. */
export default function OwnCredits() {
  const { title, totals, next, grants, history, timeZone } = useLoaderData<typeof loader>();
  const { t, format } = usePatientT();
  return (
    <>
      <PageHeader title={title} lead={t("credits:own.text")} />
      <MoneyParts current="credits" />
      {grants.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("credits:own.empty")}>
            {t("credits:own.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card>
            <p className="text-3xl font-bold">{t("credits:own.remaining", { count: totals.creditsRemaining })}</p>
            {next && <p>{t("credits:own.next", { count: next.credits, date: format.plainDate(next.expiresOn) })}</p>}
            {totals.creditsRemaining > 0 && (
              <p className="pt-4">
                <LinkButton href={paths.booking()}>{t("credits:own.book")}</LinkButton>
              </p>
            )}
          </Card>
          <OwnGrants grants={grants} />
          <OwnHistory history={history} timeZone={timeZone} />
        </>
      )}
    </>
  );
}
