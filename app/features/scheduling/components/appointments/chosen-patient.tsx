import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { PatientCard, type PatientCardProps } from "./patient-card";

export interface ChosenPatientProps {
  /** Null for somebody new. */
  patient: PatientCardProps["patient"] | null;
  /** Where somebody else is chosen. */
  changeHref: string;
}

/** The chosen patient, or for a new patient the way back to the known ones. */
export function ChosenPatient({ patient, changeHref }: ChosenPatientProps) {
  const { t } = useT();
  if (patient) return <PatientCard patient={patient} changeHref={changeHref} />;
  return (
    <TextLink href={changeHref} className="inline-flex min-h-11 items-center self-start">
      {t("scheduling:setSteps.knownPatient")}
    </TextLink>
  );
}
