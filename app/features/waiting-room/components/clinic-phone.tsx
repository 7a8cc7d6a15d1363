import { usePatientT } from "~/i18n/use-t";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";

/** Where the clinic is called; nothing where no number is known. */
export function ClinicPhone({ phone }: { phone: string }) {
  const { t } = usePatientT();
  if (phone === "") return null;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-x-2">
      <span>{t("waiting-room:callClinic")}</span>
      <TextLink href={telHref(phone)} dir="ltr" className="inline-flex min-h-11 items-center">
        {phoneShown(phone)}
      </TextLink>
    </p>
  );
}
