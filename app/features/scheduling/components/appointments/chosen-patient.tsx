import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { PatientCard, type PatientCardProps } from "./patient-card";

export interface ChosenPatientProps {
  /** Null for somebody new. */
  patient: PatientCardProps["patient"] | null;
  /** Where somebody else is chosen. */
  changeHref: string;
}

/** For whom it is: the patient who was found, or the way back from somebody new to those who are known. */
export function ChosenPatient({ patient, changeHref }: ChosenPatientProps) {
  const { t } = useT();
  if (patient) return <PatientCard patient={patient} changeHref={changeHref} />;
  return (
    <TextLink href={changeHref} className="inline-flex min-h-11 items-center self-start">
      {t("scheduling:setSteps.knownPatient")}
    </TextLink>
  );
}
