import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";

export interface FormTroubleProps {
  trouble: { whole?: string; fields: readonly { fieldId: string; message: string }[] };
}

/** What went wrong with the form as a whole, and at which fields. */
export function FormTrouble({ trouble: { whole, fields } }: FormTroubleProps) {
  const { t } = useT();
  if (fields.length > 0) return <ErrorSummary title={whole ?? t("common:form.errorSummaryTitle")} errors={fields} />;
  return whole ? <Banner tone="error" live title={whole} /> : null;
}
