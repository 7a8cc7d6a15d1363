import { useEffect } from "react";
import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";

export interface FormTroubleProps {
  trouble: { whole?: string; fields: readonly { fieldId: string; message: string }[] };
}

/** Says in the page's title that there is an error while there is one; the server does so where it shows the page. */
function useErrorInTitle(error: string, isWrong: boolean): void {
  useEffect(() => {
    const begins = `${error}: `;
    if (!isWrong) return undefined;
    if (!document.title.startsWith(begins)) document.title = `${begins}${document.title}`;
    return () => {
      if (document.title.startsWith(begins)) document.title = document.title.slice(begins.length);
    };
  }, [error, isWrong]);
}

/** What went wrong with the form as a whole, and at which fields. */
export function FormTrouble({ trouble: { whole, fields } }: FormTroubleProps) {
  const { t } = useT();
  useErrorInTitle(t("common:form.error"), fields.length > 0 || whole !== undefined);
  if (fields.length > 0) return <ErrorSummary title={whole ?? t("common:form.errorSummaryTitle")} errors={fields} />;
  return whole ? <Banner tone="error" live title={whole} /> : null;
}
