import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

export interface RecaptchaSecretCardProps {
  /** When it was set, in UTC ms; null where it is not. */
  setAt: number | null;
  timeZone: string;
  error?: string;
}

/** The organization's secret at reCAPTCHA: it can be set and taken away, and is never shown again. */
export function RecaptchaSecretCard({ setAt, timeZone, error }: RecaptchaSecretCardProps) {
  const { t, format } = useT();
  const state =
    setAt === null
      ? t("security:recaptcha.secretMissing")
      : t("security:recaptcha.secretSet", { when: format.date(setAt, timeZone, "medium") });
  return (
    <Card title={t("security:recaptcha.secretTitle")}>
      <div className="flex flex-col gap-6">
        <p className="text-muted">{state}</p>
        <form method="post" noValidate className="flex flex-col gap-6">
          <TextField
            name="secretKey"
            type="password"
            label={t("security:recaptcha.secret")}
            error={error}
            autoComplete="off"
            dir="ltr"
          />
          <div>
            <Button type="submit" name="intent" value="recaptchaSecret" tone="secondary">
              {t("common:actions.save")}
            </Button>
          </div>
        </form>
        {setAt !== null && (
          <form method="post">
            <AskFirst
              name="intent"
              value="removeRecaptchaSecret"
              icon="trash"
              question={t("common:sure")}
              text={t("common:final")}
            >
              {t("security:recaptcha.secretRemove")}
            </AskFirst>
          </form>
        )}
      </div>
    </Card>
  );
}
