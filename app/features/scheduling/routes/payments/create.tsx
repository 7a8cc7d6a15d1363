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
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeader } from "~/ui/view/page-header";
import { AccountWays } from "../../components/payments/account-ways";
import { ChoosePayer } from "../../components/payments/choose-payer";
import { NothingToTake } from "../../components/payments/nothing-to-take";
import { refusedFields } from "../../components/payments/refused-fields";
import { TakeForm } from "../../components/payments/take-form";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";
import { readTakePage } from "../../services/payments/read-take-page.server";
import { takeBalance } from "../../services/payments/take-balance.server";
import { usePaidAhead } from "../../services/payments/use-paid-ahead.server";

export const handle = { width: "narrow", islands: ["amount-words"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { searchParams } = url;
  const search = (searchParams.get("search") ?? "").trim().slice(0, 120);
  const asked = {
    ...{ appointmentId: searchParams.get("appointmentId"), patientId: searchParams.get("patientId") },
    ...{ currencyCode: searchParams.get("currencyCode"), search },
  };
  return {
    ...(await readTakePage(app, asked)),
    ...{ search, timeZone: app.profile.timeZone },
    idempotencyKey: crypto.randomUUID(),
    title: createTranslator(app.locale).t("payments:staff.take"),
  };
});

export const action = defineForm({
  appointment: attempt(async ({ app, value: { intent: _, ...asked } }) => {
    const { id } = await markPaidAtClinic(app, asked);
    return redirect(paths.appointment(id, { done: "mark-paid" }), 303);
  }),
  balance: attempt(async ({ app, value: { intent: _, ...asked } }) => {
    const { takingId, aheadMinor } = await takeBalance(app, asked);
    return redirect(paths.payments({ done: "taken", of: takingId, ahead: String(aheadMinor) }), 303);
  }),
  use: attempt(async ({ app, value: { deskId, appointmentId } }) => {
    await usePaidAhead(app, { deskId, appointmentId });
    return redirect(paths.payments({ done: "used" }), 303);
  }),
});

/** Takes money at the desk. */
export default function TakeMoney() {
  const { title, patient, found, debtors, mayFind, search, nothing, may, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { errorOf, summary } = refusedFields(refused);
  return (
    <>
      <PageHeader back={<BackLink href={paths.payments()}>{t("payments:staff.title")}</BackLink>} title={title} />
      {!nothing && <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={summary} />}
      {nothing && patient ? (
        <NothingToTake nothing={nothing} name={patient.name} />
      ) : patient ? (
        <TakeForm {...page} {...{ patient, errorOf }} sent={refused?.sent} />
      ) : (
        <ChoosePayer {...{ found, debtors, mayFind, search }} currencyCode={page.currencyCode} />
      )}
      {patient && <AccountWays patientId={patient.id} may={may} />}
    </>
  );
}
