import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningNotice } from "../../components/consultations/opening-notice";
import { FollowUpCard } from "../../components/desk/follow-up-card";
import { followUpSchema } from "../../schemas/desk/follow-up-form";
import { cancelFollowUp } from "../../services/desk/cancel-follow-up.server";
import { readDesk } from "../../services/desk/read-desk.server";
import { setFollowUp } from "../../services/desk/set-follow-up.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { consultationId = "" } }) => {
  const { summary, followUps, timeZone, health } = await readDesk(app, consultationId);
  const title = createTranslator(app.locale).t("desk:followUp.title");
  return { summary: { id: summary.id, patient: summary.patient }, followUps, timeZone, title, opening: health.opening };
});

export const action = defineForm({
  set: act(followUpSchema, async ({ app, params: { consultationId = "" }, value }) => {
    const { followUp, branchId } = await setFollowUp(app, consultationId, value);
    if (value.way !== "book") return redirect(paths.consultationDesk(consultationId, { done: value.way }), 303);
    const { patientId, providerId: employeeId, offeringId, dueOn: day } = followUp;
    const place = { serviceOfferingId: offeringId ?? undefined, branchId: branchId ?? undefined };
    return redirect(paths.setAppointment({ patientId, employeeId, ...place, day }), 303);
  }),
  cancel: press(async ({ app, params: { consultationId = "" }, value }) => {
    const followUpId = String(value["followUpId"] ?? "");
    await cancelFollowUp(app, { consultationId, followUpId });
    return redirect(paths.consultationDesk(consultationId, { done: "cancel" }), 303);
  }),
});

/** When the patient is to come again. */
export default function FollowUpScreen() {
  const { summary, followUps, timeZone, title, opening } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={paths.consultationDesk(summary.id)}>{t("desk:kept")}</BackLink>}
        title={title}
        lead={<bdi>{summary.patient.name}</bdi>}
      />
      <OpeningNotice {...{ opening, timeZone }} />
      <Card>
        <FollowUpCard consultationId={summary.id} {...{ followUps, timeZone, answer }} />
      </Card>
    </ScaleOf>
  );
}
