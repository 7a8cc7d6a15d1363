import { useT } from "~/i18n/use-t";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { Dotted } from "~/ui/base/dotted";
import { bornText } from "../../domain/printing/born";

interface PatientLineProps {
  patient: { birthDate: string; gender: number };
  /** YYYY-MM-DD in the practice. */
  today: string;
}

/** What tells a patient from another of the same name. */
export function usePatientParts({ patient: { birthDate, gender }, today }: PatientLineProps): string[] {
  const { t, format } = useT();
  const sex = nameOfCode(GENDER, gender);
  const parts = [birthDate === "" ? "" : bornText(birthDate, today, format), sex ? t(`common:genders.${sex}`) : ""];
  return parts.filter((part) => part !== "");
}

/** The same below a title that names the patient. Beside a consultation its own head says it. */
export function PatientLine(props: PatientLineProps) {
  const parts = usePatientParts(props);
  return (
    <p className="not-beside -mt-2 text-sm text-muted empty:hidden">
      <Dotted parts={parts} />
    </p>
  );
}
