import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { WithdrawRenewal } from "../../components/prescriptions/ask-renewal";
import { PrescriptionRows, type PrescriptionRow } from "../../components/prescriptions/prescription-rows";
import { isLive } from "../../domain/prescriptions/validity";
import { askForRenewal } from "../../services/prescriptions/ask-for-renewal.server";
import { listPrescriptions } from "../../services/prescriptions/list-prescriptions.server";
import { withdrawRenewal } from "../../services/prescriptions/withdraw-renewal.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["asked", "withdrawn", "discarded"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const listed = await listPrescriptions(app, { patientId: asked("patient"), after: asked("after") });
  const { t } = createTranslator(app.locale);
  return {
    ...listed,
    patientQuery: app.actor.kind === "patient" ? undefined : listed.patient.id,
    done: DONE.find((each) => each === asked("done")) ?? null,
    timeZone: app.profile.timeZone,
    title: listed.isSelf ? t("prescriptions:title") : t("prescriptions:titleOf", { name: listed.patient.name }),
  };
});

export const action = defineForm({
  askRenewal: attempt(async ({ app, value }) => {
    await askForRenewal(app, value["id"], { note: value["note"] ?? "" });
    return redirect(paths.prescriptions({ done: "asked" }), 303);
  }),
  withdrawRenewal: attempt(async ({ app, value }) => {
    await withdrawRenewal(app, value["id"]);
    return redirect(paths.prescriptions({ done: "withdrawn" }), 303);
  }),
});

/** The one press that asks for a renewal, or takes back what was asked. */
function RenewalAct({ row: { id, canAskRenewal, renewal } }: { row: PrescriptionRow }) {
  const { t } = useT();
  if (renewal?.state === "REQUESTED") return <WithdrawRenewal id={id} />;
  if (!canAskRenewal) return null;
  return (
    <form method="post" data-once>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="askRenewal" tone="secondary">
        {t("prescriptions:renewal.ask")}
      </Button>
    </form>
  );
}

/** A patient's prescriptions: large and calm for the patient, who asks for a renewal in one press. */
export default function Prescriptions() {
  const shown = useLoaderData<typeof loader>();
  const { prescriptions, patientQuery: patient, next, timeZone, title, asPatient, mayAskRenewal, mayWrite } = shown;
  const refused = useActionData<typeof action>()?.errors ?? [];
  const { t } = useT();
  return (
    <ScaleOf scale={asPatient ? "patient" : "staff"}>
      <PageHeader
        back={
          patient !== undefined && <BackLink href={paths.patient(patient)}>{t("health-profile:toPatient")}</BackLink>
        }
        title={title}
        lead={asPatient && t("prescriptions:lead")}
        actions={
          mayWrite && (
            <LinkButton href={paths.prescriptionCreate({ patient })} icon="plus">
              {t("prescriptions:write")}
            </LinkButton>
          )
        }
      />
      <OpeningBanner opening={shown.opening} timeZone={timeZone} />
      {shown.done && (
        <Banner tone="good" live>
          {t(`prescriptions:done.${shown.done}`)}
        </Banner>
      )}
      {refused.map(({ message }) => (
        <Banner key={message} tone="error" live>
          {message}
        </Banner>
      ))}
      {prescriptions.length === 0 ? (
        <Card>
          <EmptyState icon="heart" title={t("prescriptions:empty")}>
            {asPatient && t("prescriptions:emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <PrescriptionRows
          rows={prescriptions}
          asPatient={asPatient}
          timeZone={timeZone}
          actions={(row) => (
            <>
              {asPatient && isLive(row.state) && row.refusal?.canFetch !== false && (
                <LinkButton href={`${paths.prescriptionView(row.id)}#pharmacy`} icon="document">
                  {t("prescriptions:atPharmacy.show")}
                </LinkButton>
              )}
              {mayAskRenewal && <RenewalAct row={row} />}
            </>
          )}
        />
      )}
      {next && (
        <p>
          <LinkButton href={paths.prescriptions({ patient, after: next })} tone="secondary">
            {t("phr:list.more")}
          </LinkButton>
        </p>
      )}
    </ScaleOf>
  );
}
