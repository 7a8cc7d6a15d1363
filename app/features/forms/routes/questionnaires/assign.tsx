import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPatientChoice, searchPatients } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { DeskSearch } from "~/screens/desk-search";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { assignQuestionnaire } from "../../services/questionnaires/assign-questionnaire.server";
import { listQuestionnaires } from "../../services/questionnaires/manage-questionnaires.server";

/** No script: a search by GET, and a form. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

export const loader = defineLoader(async ({ app, url }) => {
  const all = await listQuestionnaires(app);
  const patientId = url.searchParams.get("patient");
  const find = url.searchParams.get("find")?.trim() ?? "";
  const [patient, found] = await Promise.all([
    patientId === null ? null : readPatientChoice(app, patientId),
    patientId !== null || find === "" ? [] : searchPatients(app, find),
  ]);
  return {
    find,
    patient: patient && { id: patient.id, name: nameOf(patient) },
    found: found.map((each) => ({ id: each.id, name: nameOf(each), birthDate: each.birthDate })),
    forms: all.filter(({ state }) => state === "ACTIVE").map(({ id, title }) => ({ value: id, label: title })),
    title: createTranslator(app.locale).t("questionnaires:staff.assign"),
  };
});

export const action = defineForm({
  "": attempt(async ({ app, value }) => {
    await assignQuestionnaire(app, value);
    return redirect(paths.questionnaires({ done: "assigned", list: "open" }), 303);
  }),
});

export default function AssignQuestionnaire() {
  const { find, patient, found, forms, title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  return (
    <>
      <PageHeader
        title={title}
        caption={patient && <bdi>{patient.name}</bdi>}
        back={<BackLink href={paths.questionnaires()}>{t("questionnaires:back")}</BackLink>}
      />
      {patient === null ? (
        <>
          <DeskSearch
            href={paths.assignQuestionnaire()}
            find={find}
            label={t("questionnaires:staff.findPatient")}
            hint={t("questionnaires:staff.findHint")}
          />
          {find !== "" && found.length === 0 && <p role="status">{t("questionnaires:staff.nobody")}</p>}
          {found.length > 0 && (
            <Card padding="flush">
              <ul className="divide-y divide-line">
                {found.map(({ id, name, birthDate }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 tablet:px-6">
                    <TextLink
                      href={paths.assignQuestionnaire({ patient: id })}
                      className="inline-flex min-h-11 items-center font-semibold"
                    >
                      <bdi>{name}</bdi>
                    </TextLink>
                    <span className="text-muted">{birthDate && format.plainDate(birthDate)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      ) : forms.length === 0 ? (
        <Banner tone="info" title={t("questionnaires:staff.noForms")} />
      ) : (
        <form method="post" noValidate data-once className="flex flex-col gap-6 [&>button]:self-start">
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={(refused?.errors ?? []).map(({ field, message }) => ({ fieldId: field, message }))}
          />
          <input type="hidden" name="patientId" value={patient.id} />
          <RadioGroup
            name="questionnaireId"
            label={t("questionnaires:staff.which")}
            options={forms}
            error={said("questionnaireId")}
            defaultValue={refused?.sent["questionnaireId"] ?? (forms.length === 1 ? forms[0]?.value : undefined)}
          />
          <DateField
            name="dueOn"
            label={t("questionnaires:staff.dueOn")}
            hint={t("questionnaires:staff.dueHint")}
            optionalLabel={`(${t("common:form.optional")})`}
            error={said("dueOn")}
            defaultValue={refused?.sent["dueOn"] ?? ""}
          />
          <Button type="submit">{t("questionnaires:staff.assignNow")}</Button>
        </form>
      )}
    </>
  );
}
