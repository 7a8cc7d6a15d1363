import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { IdentificationPanel } from "../components/identification-panel";
import { identificationPostSchema } from "../schemas/registration/signup-steps";
import { enterIdentification } from "../services/identification/enter-identification.server";
import { reachRegistration } from "../services/registration/reach-registration.server";
import { readIdentification } from "../services/identification/read-identification.server";
import { removeIdentification } from "../services/identification/remove-identification.server";
import { restoreIdentification } from "../services/identification/restore-identification.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const found = await readIdentification(app, params["patientId"] ?? "");
  const { t } = createTranslator(app.locale);
  return {
    ...found,
    zone: app.profile.timeZone,
    title: t("patients:identification.title", { name: found.patient.name }),
  };
});

export const action = defineAction(async ({ app, request, params }) => {
  const { patientId = "" } = params;
  await reachRegistration(app, patientId);
  const after = (done: string, item?: string | null) =>
    redirect(paths.patient(patientId, { done, item: item ?? undefined }), 303);
  return submitForm(request, identificationPostSchema, async (sent) => {
    switch (sent.intent) {
      case "keep": {
        const { replacedFileId } = await enterIdentification(app, patientId, sent.identificationImage);
        return after("identificationKept", replacedFileId);
      }
      case "remove":
        return after("identificationRemoved", await removeIdentification(app, patientId));
      case "restore":
        await restoreIdentification(app, patientId, sent.fileId);
        return after("identificationRestored");
    }
  });
});

export default function PatientIdentification() {
  const { title, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { id, name } = loaded.patient;
  return (
    <>
      <PageHeader back={<BackLink href={paths.patient(id)}>{name}</BackLink>} title={title} />
      <IdentificationPanel {...loaded} answer={answer} />
    </>
  );
}
