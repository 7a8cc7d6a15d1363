import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";

export interface ServicesFormProps {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, unknown>>;
  offerings: readonly {
    id: string;
    name: string;
    offeringsType: string;
    durationMinutes: number;
    branches: string[];
  }[];
}

/** Which services somebody offers. */
export function ServicesForm({ answer, values, offerings }: ServicesFormProps) {
  const { t, format } = useT();
  const labels = { serviceOfferingIds: t("employees:services.label") };
  const form = usePostedForm({ answer, values, labels });
  const kind = (type: string) =>
    t(type === "VIDEO_CONSULTATION" ? "employees:services.video" : "employees:services.clinic");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className="flex flex-col gap-6">
          <VersionField version={form.value("version")} />
          <CheckboxGroup
            name="serviceOfferingIds"
            label={labels.serviceOfferingIds}
            error={form.error("serviceOfferingIds")}
            chosen={(id) => form.has("serviceOfferingIds", id)}
            options={offerings.map(({ id, name, offeringsType, durationMinutes, branches }) => ({
              value: id,
              label: name,
              hint: [
                kind(offeringsType),
                t("common:minutes", { count: durationMinutes }),
                ...(branches.length > 0 ? [format.list(branches)] : []),
              ].join(" · "),
            }))}
          />
          <div>
            <Button type="submit" size="large">
              {t("employees:services.save")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
