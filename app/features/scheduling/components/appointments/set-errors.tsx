import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "~/ui/form/error-summary";

export interface SetErrorsProps {
  errors: readonly { field: string; message: string }[];
  /** The fields that an error can lead to beside those of a new patient. */
  fields: readonly string[];
}

const OF_PATIENT: readonly string[] = ["firstName", "lastName", "phone", "acceptDuplicate"];

/** What is wrong with what staff set, at the top of its form; a rule that can be overridden is told where it is. */
export function SetErrors({ errors, fields }: SetErrorsProps) {
  const { t } = useT();
  const shown = errors.filter(({ field }) => field !== "override");
  if (shown.length === 0) return null;
  const labels: Readonly<Record<string, string>> = {
    firstName: t("booking:you.firstName"),
    lastName: t("booking:you.lastName"),
    phone: t("booking:you.phone"),
  };
  return (
    <ErrorSummary
      title={t("common:form.errorSummaryTitle")}
      errors={shown.map(({ field, message }) => ({
        fieldId: fields.includes(field) || OF_PATIENT.includes(field) ? field : undefined,
        message: labels[field] ? `${labels[field]}: ${message}` : message,
      }))}
    />
  );
}
