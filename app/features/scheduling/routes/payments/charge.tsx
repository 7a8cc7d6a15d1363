import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { UndoBanner } from "~/screens/undo-banner";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ChargeFacts } from "../../components/charges/charge-facts";
import { accountHref } from "../../components/payments/account-href";
import { takeBackCharge, undoCharge } from "../../services/payments/take-back-charge.server";
import { viewCharge } from "../../services/payments/view-charge.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => ({
  ...(await viewCharge(app, params.chargeId ?? "")),
  zone: app.profile.timeZone,
  isNew: url.searchParams.get("done") === "added",
  title: createTranslator(app.locale).t("charges:view.title"),
}));

const backTo = (id: string) => redirect(paths.charge(id), 303);

export const action = defineForm({
  back: attempt(async ({ app, params, value }) => {
    const id = params.chargeId ?? "";
    await takeBackCharge(app, id, value);
    return backTo(id);
  }),
  undo: press(async ({ app, params }) => {
    const id = params.chargeId ?? "";
    await undoCharge(app, id);
    return backTo(id);
  }),
});

/** One charge by hand: of what it is made, and a way to take it back while nothing of it is paid. */
export default function Charge() {
  const { charge, name, seesPatients, zone, isNew, title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const { patientId, appointmentId, takenBackAt, takenBackReason, paidMinor, totalMinor, currencyCode } = charge;
  const errorOf = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  return (
    <>
      <PageHeader
        back={<BackLink href={accountHref(patientId, seesPatients)}>{name}</BackLink>}
        title={title}
        lead={format.dateTime(charge.at, zone, "medium")}
      />
      {isNew && takenBackAt === null && (
        <UndoBanner undo={{ intent: "undo", fields: {}, action: paths.charge(charge.id) }}>
          {t("charges:add.done", { name, amount: format.money(totalMinor, currencyCode) })}
        </UndoBanner>
      )}
      {takenBackAt !== null && (
        <Banner tone="info" title={t("charges:back.done", { date: format.dateTime(takenBackAt, zone, "medium") })}>
          {takenBackReason}
        </Banner>
      )}
      <ErrorSummary
        title={t("common:form.errorSummaryTitle")}
        errors={(refused?.errors ?? []).map(({ field, message }) => ({ ...(field && { fieldId: field }), message }))}
      />
      <Card>
        <ChargeFacts charge={charge} zone={zone} />
        {appointmentId !== null && (
          <BackLink href={paths.appointment(appointmentId)}>{t("charges:view.appointment")}</BackLink>
        )}
      </Card>
      {takenBackAt === null && paidMinor === 0 && (
        <Card title={t("charges:back.title")}>
          <form method="post" action={paths.charge(charge.id)} noValidate className={formClass}>
            <TextField
              name="reason"
              label={t("charges:back.reason")}
              defaultValue={refused?.sent["reason"] ?? ""}
              error={errorOf("reason")}
              maxLength={200}
            />
            <div>
              <Button type="submit" name="intent" value="back" tone="secondary">
                {t("charges:back.submit")}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </>
  );
}
