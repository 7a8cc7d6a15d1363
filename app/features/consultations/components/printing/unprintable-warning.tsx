import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";

interface UnprintableWarningProps {
  unprintable: { signs: readonly string[]; inName: boolean } | null;
  patientId: string;
}

/** Says before something is signed what paper has no letters for, with the way to the patient's name where it is there. */
export function UnprintableWarning({ unprintable, patientId }: UnprintableWarningProps) {
  const { t } = useT();
  if (!unprintable) return null;
  const action = <TextLink href={paths.patientEdit(patientId)}>{t("print:unprintableName")}</TextLink>;
  return (
    <Banner tone="warn" action={unprintable.inName && action}>
      {t("print:unprintable", { signs: unprintable.signs.join(" ") })}
    </Banner>
  );
}
