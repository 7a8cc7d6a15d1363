import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Card } from "~/ui/view/card";
import type { InsuranceView } from "../domain/insurance/insurance";
import { InsuranceFields, useInsuranceLabels } from "./insurance-fields";

export interface InsuranceFormProps {
  answer: PostedAnswer | undefined;
  /** The one that is changed; null for a new one. */
  insurance: (InsuranceView & { version: number }) | null;
  cancelHref: string;
}

/** What insures a patient, as staff write it down. */
export function InsuranceForm({ answer, insurance, cancelHref }: InsuranceFormProps) {
  const { t } = useT();
  const labels = { ...useInsuranceLabels(), holderName: t("patients:insurance.holderNameOfPatient") };
  const form = usePostedForm({ answer, values: { ...insurance }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft data-once className="flex flex-col gap-6">
          <input type="hidden" name="intent" value="save" />
          {insurance && <input type="hidden" name="version" value={String(form.value("version"))} />}
          <InsuranceFields form={form} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              {t("patients:insurance.save")}
            </Button>
            <LinkButton href={cancelHref} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}
