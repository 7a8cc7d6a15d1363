import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface AccountValues {
  accountSid: string;
  smsFrom: string;
  whatsappFrom: string;
  whatsappContent: string;
}

const HINTED = ["accountSid", "smsFrom", "whatsappFrom", "whatsappContent"] as const;

/** The account's names and senders; its token is asked for each time and never comes back. */
export function AccountForm({ values, answer }: { values: AccountValues; answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const labels = {
    accountSid: t("channels:account.accountSid"),
    authToken: t("channels:account.authToken"),
    smsFrom: t("channels:account.smsFrom"),
    whatsappFrom: t("channels:account.whatsappFrom"),
    whatsappContent: t("channels:account.whatsappContent"),
  };
  const form = usePostedForm({ answer, values: { ...values }, labels });
  const [sid, ...rest] = HINTED.map((name) => (
    <TextField
      key={name}
      {...form.text(name)}
      hint={t(`channels:account.${name}Hint`)}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
    />
  ));
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          {sid}
          <TextField {...form.text("authToken")} type="password" dir="ltr" autoComplete="off" />
          {rest}
          <div>
            <Button type="submit" name="intent" value="connect" size="large">
              {t("channels:account.connect")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
