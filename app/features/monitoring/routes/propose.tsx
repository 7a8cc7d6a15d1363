import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { titledName } from "~/i18n/titled-name";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { EnrolmentBadge } from "../components/enrolment-badge";
import { fieldsOf, saidOf } from "../components/refused";
import { proposePlan, readProposal } from "../services/propose-plan.server";

/** No script: a form. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readProposal(app, url.searchParams.get("patient") ?? "")),
  title: createTranslator(app.locale).t("monitoring:staff.proposeTitle"),
}));

export const action = defineForm({
  propose: attempt(async ({ app, value, url }) => {
    const id = await proposePlan(app, { ...value, patientId: url.searchParams.get("patient") ?? "" });
    return redirect(paths.monitoredPatient(id, { done: "proposed" }), 303);
  }),
});

export default function ProposeMonitoring() {
  const { title, patientId, name, isOn, plans, enrolments, providers, me } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const field = fieldsOf(refused, { planId: "", employeeId: me });
  const whole = saidOf(refused, "") ?? saidOf(refused, "patientId");
  return (
    <>
      <PageHeader
        caption={<bdi>{name}</bdi>}
        title={title}
        lead={t("monitoring:staff.proposeLead")}
        back={
          <BackLink href={paths.patient(patientId)}>
            <bdi>{name}</bdi>
          </BackLink>
        }
      />
      {whole && <Banner tone="warn" live title={whole} />}
      {!isOn && <Banner tone="info" title={t("monitoring:staff.off")} />}
      {plans.length === 0 ? (
        <Banner tone="info" title={t("monitoring:staff.noPlans")} />
      ) : (
        <Card>
          <form method="post" className="flex flex-col gap-4 [&>button]:self-start" data-once noValidate>
            <NativeSelect
              {...field("planId")}
              label={t("monitoring:staff.plan")}
              placeholder={t("monitoring:staff.choosePlan")}
              options={plans.map((plan) => ({ value: plan.id, label: plan.name }))}
            />
            <NativeSelect
              {...field("employeeId")}
              label={t("monitoring:staff.reviewer")}
              options={providers.map((person) => ({ value: person.id, label: titledName(t, person) }))}
            />
            <Button type="submit" name="intent" value="propose">
              {t("monitoring:staff.proposeSubmit")}
            </Button>
          </form>
        </Card>
      )}
      {enrolments.length > 0 && (
        <Card title={t("monitoring:staff.has")}>
          <ul className="flex flex-col gap-2">
            {enrolments.map(({ id, planName, state }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <Anchor href={paths.monitoredPatient(id)} className="inline-flex min-h-11 items-center">
                  <bdi>{planName}</bdi>
                </Anchor>
                <EnrolmentBadge state={state} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
