import { API_SCOPES } from "~/kernel/api-scopes";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FieldGroup } from "~/ui/form/field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** For how many days a key may be asked for; none is until it is revoked. */
const DAYS = [30, 90, 365] as const;

interface ApiKeyFormProps {
  answer: PostedAnswer | undefined;
  /** Says that a second posting of the same form is the same request. */
  idempotencyKey: string;
  /** The key is that of an external app, which is asked for with it. */
  ofApp?: boolean;
}

/** The form that asks for a new key. */
export function ApiKeyForm({ answer, idempotencyKey, ofApp }: ApiKeyFormProps) {
  const { t } = useT();
  const labels = {
    name: t("api-access:form.name"),
    scopes: t("api-access:form.scopes"),
    expiresInDays: t("api-access:form.expiresInDays"),
    callbackUrl: t("api-access:apps.callbackUrl"),
  };
  const form = usePostedForm({ answer, values: { idempotencyKey }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className="flex flex-col gap-6">
          <input type="hidden" name="idempotencyKey" value={String(form.value("idempotencyKey"))} />
          <TextField {...form.text("name")} hint={t("api-access:form.nameHint")} dir="auto" autoComplete="off" />
          {ofApp && (
            <TextField
              {...form.text("callbackUrl")}
              hint={t("api-access:apps.callbackHint")}
              type="url"
              dir="ltr"
              autoComplete="off"
            />
          )}
          <FieldGroup id="scope-choice" label={labels.scopes} error={form.error("scopes")}>
            {API_SCOPES.map((scope, index) => (
              <Checkbox
                key={scope}
                id={index === 0 ? "scopes" : `scopes-${scope}`}
                name="scopes"
                value={scope}
                defaultChecked={form.has("scopes", scope)}
                label={t(`api-access:scopes.${scope}`)}
                hint={t(`api-access:scopeHints.${scope}`)}
              />
            ))}
          </FieldGroup>
          <NativeSelect
            {...form.text("expiresInDays")}
            options={[
              ...DAYS.map((days) => ({ value: String(days), label: t("api-access:form.days", { count: days }) })),
              { value: "", label: t("api-access:form.never") },
            ]}
          />
          <div>
            <Button type="submit" size="large">
              {t(ofApp ? "api-access:apps.add" : "api-access:create")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
