import { useT } from "~/i18n/use-t";
import type { FormFieldSpec } from "~/screens/form-field";
import { FormFields } from "~/screens/form-field";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { VersionField } from "~/ui/form/version-field";

interface HeaderFormProps {
  values: Readonly<Record<string, unknown>>;
  pharmacies: readonly { id: string; name: string }[];
  languages: readonly { value: string; label: string }[];
  /** What the organization has set, where nothing is chosen for this one. */
  shownByDefault: boolean;
  answer: PostedAnswer | undefined;
}

/** What stands above and below the lines. A script saves it as it is typed; without one its button does. */
export function HeaderForm({ values, pharmacies, languages, shownByDefault, answer }: HeaderFormProps) {
  const { t, format } = useT();
  const details = [
    {
      value: "",
      label: t(shownByDefault ? "prescriptions:details.defaultShown" : "prescriptions:details.defaultHidden"),
    },
    { value: "shown", label: t("prescriptions:details.shown") },
    { value: "hidden", label: t("prescriptions:details.hidden") },
  ];
  const fields: FormFieldSpec[] = [
    { name: "diagnosis", kind: "text", label: t("prescriptions:fields.diagnosis"), optional: true },
    { name: "validUntil", kind: "date", label: t("prescriptions:fields.validUntil"), half: true },
    { name: "language", kind: "choice", label: t("prescriptions:fields.language"), options: languages, half: true },
    {
      ...{ name: "pharmacyId", kind: "choice", label: t("prescriptions:fields.pharmacy"), half: true },
      ...{ placeholder: t("prescriptions:anyPharmacy") },
      options: pharmacies.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: "details", kind: "choice", label: t("prescriptions:fields.details"), options: details, half: true },
    {
      name: "noteToPharmacist",
      kind: "lines",
      label: t("prescriptions:fields.noteToPharmacist"),
      hint: t("prescriptions:fields.noteToPharmacistHint"),
      optional: true,
      more: true,
    },
    {
      name: "noteToPatient",
      kind: "lines",
      label: t("prescriptions:fields.noteToPatient"),
      hint: t("prescriptions:fields.noteToPatientHint"),
      optional: true,
      more: true,
    },
  ];
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels });
  const { diagnosis, validUntil, pharmacyId } = values;
  const isDay = typeof validUntil === "string" && validUntil !== "";
  const said = [
    typeof diagnosis === "string" && diagnosis,
    isDay && `${t("prescriptions:fields.validUntil")}: ${format.plainDate(validUntil)}`,
    pharmacies.find(({ id }) => id === pharmacyId)?.name ?? t("prescriptions:anyPharmacy"),
  ];
  return (
    <details open={form.posted || undefined} className="rounded-lg border border-line bg-surface shadow-card">
      <summary className="cursor-pointer px-4 py-3 tablet:px-5">
        <h2 className="inline font-semibold">{t("prescriptions:about")}</h2>
        <span className="ms-3 text-sm text-muted">
          <Dotted parts={said.filter((each) => typeof each === "string" && each !== "") as string[]} />
        </span>
      </summary>
      <div className="px-4 pb-4 tablet:px-5">
        <form method="post" noValidate data-once data-autosave="" className={denseFormClass}>
          <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
          <input type="hidden" name="intent" value="header" />
          <VersionField version={form.value("version")} />
          <FormFields fields={fields} form={form} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" tone="secondary">
              {t("common:actions.save")}
            </Button>
            <span
              role="status"
              className="text-sm text-muted"
              data-saved={t("prescriptions:saved")}
              data-unsaved={t("prescriptions:unsaved")}
            />
          </div>
        </form>
      </div>
    </details>
  );
}
