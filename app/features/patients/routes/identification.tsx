import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { IdentificationPanel } from "../components/identification-panel";
import { identificationSchema, restoreIdentificationSchema } from "../schemas/registration/signup-steps";
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

export const action = defineForm(async ({ app, params }) => {
  const { patientId = "" } = params;
  await reachRegistration(app, patientId);
  const after = (done: string, item?: string | null) =>
    redirect(paths.patient(patientId, { done, item: item ?? undefined }), 303);
  return {
    keep: act(identificationSchema, async ({ value }) => {
      const { replacedFileId } = await enterIdentification(app, patientId, value.identificationImage);
      return after("identificationKept", replacedFileId);
    }),
    remove: act(z.object({}), async () => after("identificationRemoved", await removeIdentification(app, patientId))),
    restore: act(restoreIdentificationSchema, async ({ value }) => {
      await restoreIdentification(app, patientId, value.fileId);
      return after("identificationRestored");
    }),
  };
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
