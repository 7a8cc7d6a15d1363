import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
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
  if (ahead.length === 0)
    return (
      <Card padding="flush">
        <EmptyState
          level={3}
          title={t("consultations:noneAhead")}
          action={
            <LinkButton href={paths.booking()} icon="calendar">
              {t("consultations:bookOne")}
            </LinkButton>
          }
        >
          {t("consultations:noneAheadText")}
        </EmptyState>
      </Card>
    );
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
