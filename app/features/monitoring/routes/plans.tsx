import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Anchor } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import { PlanForm } from "../components/plan-form";
import { saidOf } from "../components/refused";
import { addPlan, readPlansScreen } from "../services/manage-plans.server";

/** No script: a list and a form. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  ...(await readPlansScreen(app)),
  title: createTranslator(app.locale).t("monitoring:plans.title"),
}));

export const action = defineForm({
  add: attempt(async ({ app, value }) => redirect(paths.monitoringPlan(await addPlan(app, value)), 303)),
});

const COLOURS = { draft: "light-grey", published: "green", retired: "dark-grey" } as const;

export default function MonitoringPlans() {
  const { title, plans, isOn, isPayable, teams, currencyCode } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const whole = saidOf(refused, "");
  return (
    <>
      <PageHeader
        title={title}
        lead={t("monitoring:plans.lead")}
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        actions={
          <LinkButton href={paths.setting("remotemonitoringsettings")} tone="secondary">
            {t("monitoring:plans.settings")}
          </LinkButton>
        }
      />
      {!isOn && <Banner tone="info" title={t("monitoring:staff.off")} />}
      {!isPayable && plans.some(({ priceMinor }) => priceMinor > 0) && (
        <Banner tone="warn" title={t("monitoring:plans.notPayable")} />
      )}
      {whole && <Banner tone="warn" live title={whole} />}
      {plans.length > 0 && (
        <Card padding="flush">
          <ul className="divide-y divide-line">
            {plans.map(({ id, name, state, trackers, priceMinor, currencyCode: currency }) => (
              <li key={id} className="flex flex-col gap-1 px-4 py-3 tablet:px-6">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Anchor href={paths.monitoringPlan(id)} className="inline-flex min-h-11 items-center font-semibold">
                    <bdi>{name}</bdi>
                  </Anchor>
                  <StatusBadge colour={COLOURS[state]}>{t(`monitoring:plans.states.${state}`)}</StatusBadge>
                </div>
                <span className="text-sm text-muted">
                  <Dotted
                    parts={[
                      ...trackers.map((tracker) => t(`trackers:name.${tracker}`)),
                      priceMinor > 0 && t("monitoring:own.aMonth", { amount: format.money(priceMinor, currency) }),
                    ]}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t("monitoring:plans.add")}>
        <PlanForm plan={null} {...{ teams, currencyCode }} refused={refused} />
      </Card>
    </>
  );
}
