import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, type Refusal } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { useActionData } from "@remix-run/react";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningNotice } from "../../components/consultations/opening-notice";
import { readPrescriptionStart } from "../../services/prescriptions/read-prescription-start.server";
import { startPrescription } from "../../services/prescriptions/start-prescription.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readPrescriptionStart(app, url.searchParams.get("patient"))),
  consultationId: url.searchParams.get("consultation") ?? "",
  idempotencyKey: crypto.randomUUID(),
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("prescriptions:write"),
}));

export const action = defineForm({
  start: attempt(async ({ app, url, value }) => {
    const { id } = await startPrescription(app, { ...value, patientId: url.searchParams.get("patient") ?? "" });
    return redirect(paths.prescriptionEdit(id), 303);
  }),
});

/** Before the first word of a prescription: for whom it is, and who will sign it. */
export default function StartPrescription() {
  const { patient, providers, consultationId, idempotencyKey, opening, timeZone, title } =
    useLoaderData<typeof loader>();
  const refused = useActionData<Refusal>();
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={paths.prescriptions({ patient: patient.id })}>{t("prescriptions:title")}</BackLink>}
        title={title}
        lead={patient.name}
      />
      <OpeningNotice {...{ opening, timeZone }} />
      <Card>
        <form method="post" data-once className="flex flex-col gap-6">
          <input type="hidden" name="consultationId" value={consultationId} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {providers && (
            <NativeSelect
              name="prescriberId"
              label={t("prescriptions:fields.prescriber")}
              error={refused?.errors[0]?.message}
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <p>{t("prescriptions:notControlled")}</p>
          <div>
            <Button type="submit" name="intent" value="start" size="large">
              {t("prescriptions:start")}
            </Button>
          </div>
        </form>
      </Card>
    </ScaleOf>
  );
}
