import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { patientName } from "./person-names";

export interface PatientCardProps {
  patient: { number: number; firstName: string; lastName: string };
  /** Where somebody else is chosen. */
  changeHref: string;
}

/** The patient for whom something is set. */
export function PatientCard({ patient, changeHref }: PatientCardProps) {
  const { t } = useT();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block text-sm text-muted">{t("scheduling:setSteps.bookedFor")}</span>
          <bdi className="font-semibold">{patientName(patient)}</bdi>
          <span className="block text-sm text-muted">
            {t("scheduling:setSteps.number", { number: patient.number })}
          </span>
        </p>
        <TextLink href={changeHref} className="inline-flex min-h-11 items-center">
          {t("scheduling:setSteps.change")}
        </TextLink>
      </div>
    </Card>
  );
}
