import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";

export interface PasskeyFormProps {
  /** Where the passkey's answer is posted to. */
  action: string;
  label: string;
}

/**
 * A button that signs in with a passkey. Its room is kept: the script of the page (app/islands/passkey.ts) shows it there
 * where the browser can, fills the hidden fields and posts the form as any other.
 */
export function PasskeyForm({ action, label }: PasskeyFormProps) {
  const { t } = useT();
  return (
    <form method="post" action={action} data-passkey="use" data-options={paths.passkeySignInOptions()} data-waiting>
      <input type="hidden" name="response" />
      <input type="hidden" name="proof" />
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" tone="secondary" icon="lock">
          {label}
        </Button>
        <p role="alert" data-passkey-failed hidden className="font-semibold text-danger-text">
          {t("security:passkey.failed")}
        </p>
      </div>
    </form>
  );
}
