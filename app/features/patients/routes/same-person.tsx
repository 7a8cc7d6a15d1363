import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { SamePersonForm } from "../components/same-person-form";
import { mergePatientSchema } from "../schemas/merging/merge-patient";
import { mergePatient, requireMergeable } from "../services/merging/merge-patient.server";
import { readSamePerson } from "../services/merging/read-same-person.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { person, candidates } = await readSamePerson(app, params["patientId"] ?? "");
  const name = `${person.firstName} ${person.lastName}`.trim();
  const title = createTranslator(app.locale).t("patients:merge.title", { name });
  return { person, candidates, name, title };
});

export const action = defineForm(async ({ app, params }) => {
  const { patientId = "" } = params;
  await requireMergeable(app, patientId);
  return {
    "": act(mergePatientSchema, async ({ value }) => {
      const id = await mergePatient(app, patientId, value);
      return redirect(paths.patient(id, { done: "merged" }), 303);
    }),
  };
});

/** Which record somebody belongs to who booked without an account. */
export default function SamePerson() {
  const { person, candidates, name, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const back = paths.patient(person.id);
  return (
    <>
      <PageHeader back={<BackLink href={back}>{name}</BackLink>} title={title} />
      <SamePersonForm person={person} candidates={candidates} answer={answer} cancelHref={back} />
    </>
  );
}
