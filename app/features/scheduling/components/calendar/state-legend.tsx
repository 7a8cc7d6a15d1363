import { useT } from "~/i18n/use-t";
import { APPOINTMENT_STATE as S, stateName, type AppointmentState } from "../../domain/appointments/appointment-states";
import { STATE_SHAPES, type StateShape } from "./appointment-look";
import { StateMark } from "./state-mark";

const NAMES = Object.keys(STATE_SHAPES) as StateShape[];

/** A state that has the drawing, for its word; several wait to be confirmed. */
const STATE_OF = {
  confirmed: S.CONFIRMED,
  walkIn: S.CONFIRMED_WALKIN,
  running: S.IN_PROGRESS,
  over: S.CONCLUDED,
  missed: S.NO_SHOW,
  gone: S.CANCELED,
  blocked: S.BLOCKED,
} as const satisfies Record<Exclude<StateShape, "asked" | "here">, AppointmentState>;

/** What the drawings beside the names stand for. */
export function StateLegend() {
  const { t } = useT();
  return (
    <ul aria-label={t("schedule:legend.label")} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {NAMES.map((shape) => (
        <li key={shape} className="inline-flex items-center gap-1.5">
          <StateMark shape={shape} />
          {shape === "asked"
            ? t("schedule:legend.asked")
            : shape === "here"
              ? t("arrivals:stage.waiting")
              : t(`common:appointmentStates.${stateName(STATE_OF[shape])}`)}
        </li>
      ))}
    </ul>
  );
}
