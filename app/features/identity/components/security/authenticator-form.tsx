import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { QrImage } from "./qr-image";

export interface AuthenticatorFormProps {
  setUp: { qr: { size: number; path: string }; seed: string };
  answer: PostedAnswer | undefined;
}

/** Begins: opening a page makes nothing. */
export function BeginAuthenticator() {
  const { t } = useT();
  return (
    <form method="post">
      <Button type="submit" name="intent" value="begin" size="large">
        {t("security:authenticator.begin")}
      </Button>
    </form>
  );
}

/** What to scan or type into the app, and the field for the code that it then shows. */
export function AuthenticatorForm({ setUp: { qr, seed }, answer }: AuthenticatorFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { secondFactor: t("security:authenticator.confirm") } });
  return (
    <Card>
      <div className="flex flex-col gap-6">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <div className="flex flex-col gap-3">
          <p className="font-semibold">{t("security:authenticator.scan")}</p>
          <QrImage {...qr} label={t("security:authenticator.qr")} />
          <p className="text-muted">{t("security:authenticator.type")}</p>
          <p className="font-mono break-words">
            <bdi dir="ltr" data-testid="seed">
              {seed}
            </bdi>
          </p>
        </div>
        <form method="post" noValidate className="flex flex-col gap-6">
          <TextField
            {...form.text("secondFactor")}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            width="half"
          />
          <div>
            <Button type="submit" size="large">
              {t("security:authenticator.submit")}
            </Button>
          </div>
        </form>
        <form method="post">
          <Button type="submit" name="intent" value="begin" tone="secondary">
            {t("security:authenticator.again")}
          </Button>
        </form>
      </div>
    </Card>
  );
}
