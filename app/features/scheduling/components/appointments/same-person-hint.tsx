import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** Says that somebody may be a patient whom the practice knows, and leads to where that is said. */
export function SamePersonHint({ patientId, records }: { patientId: string; records: number }) {
  const { t } = usePatientT();
  const link = (
    <LinkButton href={paths.samePerson(patientId)} tone="secondary" size="small" icon="people">
      {t("patients:merge.link")}
    </LinkButton>
  );
  return (
    <Banner tone="info" action={link}>
      {t("patients:merge.possible", { count: records })}
    </Banner>
  );
}
