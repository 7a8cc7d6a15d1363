import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { Banner } from "~/ui/view/banner";
import type { CalendarAppointment } from "../../../domain/calendar/calendar-view";

/** What is said of a move beside where it leads. */
export interface Told {
  readonly patientAgreed: boolean;
  readonly doNotNotify: boolean;
}

interface ChangeToldProps {
  appointment: CalendarAppointment;
  told: Told;
  setTold: (told: Told) => void;
}

/** Whether the patient agreed to a new time, and whether anybody is told; of a session, that all in it are asked. */
export function ChangeTold({ appointment, told, setTold }: ChangeToldProps) {
  const { t } = useT();
  if (appointment.seats) return <p className="text-muted">{t("schedule:change.asksParticipants")}</p>;
  return (
    <>
      <Checkbox
        name="change-agreed"
        label={t("scheduling:set.agreedOnPhone")}
        checked={told.patientAgreed}
        onChange={({ target }) => setTold({ ...told, patientAgreed: target.checked })}
      />
      <Checkbox
        name="change-quiet"
        label={t("schedule:change.doNotNotify")}
        checked={told.doNotNotify}
        onChange={({ target }) => setTold({ ...told, doNotNotify: target.checked })}
      />
      {!told.patientAgreed && !told.doNotNotify && <p className="text-muted">{t("schedule:change.asksPatient")}</p>}
    </>
  );
}

interface BrokenRulesProps {
  broken: readonly string[];
  override: boolean;
  setOverride: (override: boolean) => void;
}

/** The rules that a change breaks, which are overridden in so many words. */
export function BrokenRules({ broken, override, setOverride }: BrokenRulesProps) {
  const { t } = useT();
  return (
    <Banner tone="warn" live title={broken[0]}>
      {broken.slice(1).map((message) => (
        <p key={message}>{message}</p>
      ))}
      <Checkbox
        name="change-override"
        label={t("schedule:change.anyway")}
        checked={override}
        onChange={({ target }) => setOverride(target.checked)}
      />
    </Banner>
  );
}
