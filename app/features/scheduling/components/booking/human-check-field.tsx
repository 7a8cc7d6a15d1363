import { usePatientT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldError } from "~/ui/form/field";
import type { HumanCheckShown } from "../../domain/booking/booking-view";

const SCRIPT = "https://www.google.com/recaptcha/api.js";

/**
 * Has whoever books show that they are a person, where the organization checks that: by reCAPTCHA, which puts a field
 * of its own into the form (https://developers.google.com/recaptcha/docs/display), or by a box that stands in for it
 * where nothing reaches the outside.
 */
export function HumanCheckField({ check, error }: { check: HumanCheckShown | null; error: string | undefined }) {
  const { t } = usePatientT();
  if (!check) return null;
  if (check.kind === "stand-in")
    return <Checkbox name="recaptcha" value={check.token} label={t("security:recaptcha.standIn")} error={error} />;
  return (
    <div id="recaptcha" role="group" tabIndex={-1} aria-labelledby="recaptcha-label" className="flex flex-col gap-2">
      <span id="recaptcha-label" className="font-semibold">
        {t("security:recaptcha.label")}
      </span>
      <FieldError id="recaptcha" error={error} />
      <div className="g-recaptcha min-h-20" data-sitekey={check.siteKey} />
      <noscript>{t("security:recaptcha.needsScript")}</noscript>
      <script src={SCRIPT} async defer />
    </div>
  );
}
