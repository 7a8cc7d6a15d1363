import { usePatientT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import { OwnConsultationCard } from "./own-consultation-card";

/** Number in view; the others are folded, so that past consultations are not far below them on a phone. */
const IN_VIEW = 3;

interface OwnConsultationsAheadProps {
  /** The soonest first. */
  ahead: readonly OwnConsultation[];
  readerZone: string;
}

/** What a patient has before them: the next ones, and the others under "Show all". It needs no script. */
export function OwnConsultationsAhead({ ahead, readerZone }: OwnConsultationsAheadProps) {
  const { t, format } = usePatientT();
  if (ahead.length === 0) return <p className="text-muted">{t("consultations:noneAhead")}</p>;
  const cards = (list: readonly OwnConsultation[]) =>
    list.map((consultation) => <OwnConsultationCard key={consultation.key} {...{ consultation, readerZone }} />);
  const later = ahead.slice(IN_VIEW);
  return (
    <>
      {cards(ahead.slice(0, IN_VIEW))}
      {later.length > 0 && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-brand-text">
            {t("consultations:allAhead", { number: format.number(ahead.length) })}
          </summary>
          <Stack className="pt-3">{cards(later)}</Stack>
        </details>
      )}
    </>
  );
}
