import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface OpenAccountCardProps {
  /** Where the link was mailed: what they sign in with. */
  email: string;
  /** So many characters has a password at least. */
  min: number;
  error: string | undefined;
}

/** Makes a guest a patient with an account by one password: all else was said when they booked. */
export function OpenAccountCard({ email, min, error }: OpenAccountCardProps) {
  const { t } = usePatientT();
  return (
    <Card title={t("booking:manage.account.title")}>
      <form method="post" action={paths.ownAppointment()} className="flex flex-col items-start gap-4">
        <p>{t("booking:manage.account.text", { email })}</p>
        <input type="hidden" name="intent" value="openAccount" />
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <TextField
          name="password"
          type="password"
          width="half"
          label={t("common:fields.password")}
          hint={t("booking:manage.account.hint", { min })}
          autoComplete="new-password"
          error={error}
          required
        />
        <Button type="submit" tone="secondary">
          {t("booking:manage.account.open")}
        </Button>
      </form>
    </Card>
  );
}
