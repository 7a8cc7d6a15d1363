import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { QuestionState } from "../domain/question-states";

const COLOURS: Readonly<Record<QuestionState, StatusColour>> = {
  DRAFT: "light-grey",
  AWAITING_PAYMENT: "orange",
  ASKED: "light-blue",
  TAKEN: "light-blue",
  INFO_WANTED: "orange",
  ANSWERED: "green",
  FOLLOW_UP: "light-blue",
  CLOSED: "dark-grey",
  DECLINED: "red",
  EXPIRED: "red",
  CANCELLED: "light-grey",
};

/** How far a question has come, in words. */
export function QuestionBadge({ state }: { state: QuestionState }) {
  const { t } = usePatientT();
  return <StatusBadge colour={COLOURS[state]}>{t(`text-questions:states.${state}`)}</StatusBadge>;
}
