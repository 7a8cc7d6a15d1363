import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, type Refusal } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { BackFrom } from "../../components/consultations/back-from";
import { ChooseForWhom } from "../../components/consultations/choose-for-whom";
import { HealthWarnings } from "../../components/consultations/health-warnings";
import { deskIn } from "../../schemas/desk/from-desk";
import { chooseForWhom } from "../../services/consultations/choose-for-whom.server";
import { readPrescriptionStart } from "../../services/prescriptions/read-prescription-start.server";
import { startPrescription } from "../../services/prescriptions/start-prescription.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const { t } = createTranslator(app.locale);
  const title = t("prescriptions:write");
  const patientId = asked("patient");
  if (patientId === "") return { title, start: null, choice: await chooseForWhom(app, asked("search")) };
  const start = {
    ...(await readPrescriptionStart(app, patientId)),
    ...{ desk: deskIn(url), consultationId: asked("consultation"), idempotencyKey: crypto.randomUUID() },
    timeZone: app.profile.timeZone,
  };
  return { title, start, choice: null };
});

export const action = defineForm({
  start: attempt(async ({ app, url, value }) => {
    const { id } = await startPrescription(app, { ...value, patientId: url.searchParams.get("patient") ?? "" });
    return redirect(paths.prescriptionEdit(id, { desk: deskIn(url) }), 303);
  }),
});

/** Before the first word of a prescription: for whom it is, and who will sign it. */
export default function StartPrescription() {
  const { title, start, choice } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (start) return <Start title={title} start={start} />;
  return (
    <ChooseForWhom
      title={title}
      back={{ href: paths.ownPrescriptions(), words: t("prescriptions:title") }}
      hrefFor={paths.prescriptionCreate}
      {...choice}
    />
  );
}

type Begun = Awaited<ReturnType<typeof readPrescriptionStart>> & {
  desk?: string | undefined;
  consultationId: string;
  idempotencyKey: string;
  timeZone: string;
};

function Start({ title, start }: { title: string; start: Begun }) {
  const { patient, providers, desk, consultationId, idempotencyKey, opening, mustNot, timeZone } = start;
  const refused = useActionData<Refusal>();
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.prescriptions({ patient: patient.id })}>
            {t("prescriptions:title")}
          </BackFrom>
        }
        title={title}
        lead={patient.name}
      />
      <OpeningBanner {...{ opening, timeZone }} />
      <HealthWarnings warnings={mustNot} ask={t("prescriptions:coverage.notAskedText")} />
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
