import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { titledName } from "~/i18n/titled-name";

export interface OwnershipFormProps {
  answer: PostedAnswer | undefined;
  candidates: readonly { id: string; title: number; firstName: string; lastName: string; email: string }[];
}

/** Who becomes the owner, and the password of who is. */
export function OwnershipForm({ answer, candidates }: OwnershipFormProps) {
  const { t } = useT();
  const labels = { employeeId: t("employees:ownership.who"), password: t("employees:ownership.password") };
  const form = usePostedForm({ answer, values: {}, labels });
  const { defaultValue, ...who } = form.text("employeeId");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate className="flex flex-col gap-6">
          <RadioGroup
            {...who}
            defaultValue={defaultValue}
            options={candidates.map((person) => ({
              value: person.id,
              label: titledName(t, person),
              description: <bdi className="break-all">{person.email}</bdi>,
            }))}
          />
          <TextField
            {...form.text("password")}
            defaultValue=""
            hint={t("employees:ownership.passwordHint")}
            type="password"
            autoComplete="current-password"
          />
          <div>
            <Button type="submit" size="large">
              {t("employees:ownership.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
