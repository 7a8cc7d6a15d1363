import { useT } from "~/i18n/use-t";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { LinkButton } from "~/ui/action/button";

/** The practice's phone, to be pressed; nothing where it has none. */
export function CallPractice({ phone }: { phone: string }) {
  const { t } = useT();
  return phone === "" ? null : (
    <LinkButton href={telHref(phone)} tone="secondary">
      {t("prescriptions:callPractice", { phone: phoneShown(phone) })}
    </LinkButton>
  );
}
