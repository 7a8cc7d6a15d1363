import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import type { JourneyView } from "../../domain/booking/booking-view";

/** Back here after signing in, with what was chosen and nothing of what was typed. */
function signInReturn({ action, carried }: JourneyView): string {
  const chosen = Object.entries(carried).filter(([name]) =>
    ["kind", "service", "provider", "place", "at"].includes(name),
  );
  return `${action}?${new URLSearchParams(chosen).toString()}`;
}

/** For whoever is a patient here: signing in, or a link that the mail brings. Both come back to this time. */
export function SignInWays({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <span className="text-muted">{t("booking:you.known")}</span>
      <TextLink href={paths.login(signInReturn(view))} className="inline-flex min-h-11 items-center">
        {t("booking:you.signIn")}
      </TextLink>
      <button
        type="submit"
        name="intent"
        value="link"
        formNoValidate
        className="inline-flex min-h-11 items-center font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t("booking:you.mailLink")}
      </button>
    </div>
  );
}
