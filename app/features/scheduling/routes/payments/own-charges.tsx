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
import { PageHeader } from "~/ui/view/page-header";
import { ChargesList } from "../../components/charges/charges-list";
import { StandingSums } from "../../components/payments/standing-sums";
import { readOwnCharges } from "../../services/payments/read-charges.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readOwnCharges(app, url.searchParams.get("after"))),
  zone: app.profile.timeZone,
  title: createTranslator(app.locale).t("charges:own.title"),
}));

/** What a patient was charged, of what each amount is made, and what they owe in all. */
export default function OwnCharges() {
  const { title, standings, charges, appointments, next, isFirst, zone } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader title={title} lead={t("charges:own.text")} />
      <MoneyParts current="charges" />
      <Card>
        <StandingSums
          {...{ standings, zone }}
          pay={
            <LinkButton href={paths.payments()} icon="card" className="mb-2 self-start">
              {t("payments:own.pay.goTo")}
            </LinkButton>
          }
        />
        <p className="mt-3 text-sm text-muted">{t("charges:own.credits")}</p>
        <LinkButton href={paths.ownCredits()} tone="secondary" size="small" className="mt-2">
          {t("credits:own.title")}
        </LinkButton>
      </Card>
      <ChargesList
        {...{ charges, appointments, zone, isFirst }}
        next={next === null ? null : paths.ownCharges({ after: next })}
        first={paths.ownCharges()}
        empty={t("charges:own.empty")}
      />
    </>
  );
}
