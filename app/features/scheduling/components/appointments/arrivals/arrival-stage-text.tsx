import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { minutesWaited, type Arrival, type ArrivalStage } from "../../../domain/appointments/arrivals/arrival-stage";

interface ArrivalStageTextProps {
  stage: ArrivalStage;
  arrival: Arrival | null;
  /** UTC ms. */
  now: number;
}

/** How far a patient is, in words: how long they have waited, into which room they were called. */
export function ArrivalStageText({ stage, arrival, now }: ArrivalStageTextProps) {
  const { t } = useT();
  const words = () => {
    if (stage === "waiting" && arrival) return t("arrivals:stage.waitingFor", { minutes: minutesWaited(arrival, now) });
    if (stage === "called" && arrival?.room) return t("arrivals:stage.calledTo", { room: arrival.room });
    return t(`arrivals:stage.${stage}`);
  };
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap">
      {stage === "waiting" && <Icon name="clock" />}
      <bdi>{words()}</bdi>
    </span>
  );
}
