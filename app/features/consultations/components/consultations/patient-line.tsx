import { useT } from "~/i18n/use-t";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { Dotted } from "~/ui/base/dotted";
import { bornText } from "../../domain/printing/born";

interface PatientLineProps {
  patient: { birthDate: string; gender: number };
  /** YYYY-MM-DD in the practice. */
  today: string;
}

/** What tells a patient from another of the same name. Beside a consultation its own head says it. */
export function PatientLine({ patient: { birthDate, gender }, today }: PatientLineProps) {
  const { t, format } = useT();
  const sex = nameOfCode(GENDER, gender);
  const parts = [birthDate === "" ? "" : bornText(birthDate, today, format), sex ? t(`common:genders.${sex}`) : ""];
  return (
    <p className="not-beside -mt-2 text-sm text-muted empty:hidden">
      <Dotted parts={parts.filter(Boolean)} />
    </p>
  );
}
