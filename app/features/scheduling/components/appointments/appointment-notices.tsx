import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Banner } from "~/ui/view/banner";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { isJustSet, isSetAct } from "../../domain/appointments/just-set";
import type { HeldUntilView } from "../../domain/booking/booking-view";
import type { AppointmentDetailsProps } from "./appointment-details-props";
import { clockTime } from "./clock-time";
import { DoneBanner } from "./done-banner";
import { SetBanner } from "./set-banner";
import { SamePersonHint } from "./same-person-hint";

/** What is to be said of an appointment before anything else: what was refused or done, and what it waits for. */
export function AppointmentNotices(props: AppointmentDetailsProps) {
  const { appointment, side, clock, samePerson, held, errors } = props;
  const { patient, timeZone } = appointment;
  return (
    <>
      {errors.map(({ message }, index) => (
        <Banner key={message} tone="warn" live takesFocus={index === 0} title={message} />
      ))}
      {errors.length === 0 && <Done {...props} />}
      {samePerson > 0 && patient && <SamePersonHint patientId={patient.id} records={samePerson} />}
      {held && <HeldBanner {...{ held, side, clock }} zone={timeZone} />}
    </>
  );
}

function Done(props: AppointmentDetailsProps) {
  const { appointment, side, history, buttons, now, undoUntil, clock, done, cancelNotes: notes } = props;
  const { id, patient, stateId, timeZone, arrival } = appointment;
  const quiet = history.at(-1)?.doNotNotify === true;
  if (side === "staff" && patient && isSetAct(done) && undoUntil === null) {
    const mayCancel = buttons.some(({ action, reason }) => action === "cancel" && reason === null);
    const more = {
      isHere: arrival !== null,
      isReached: props.isReached,
      mayUndo: mayCancel && isJustSet(appointment, now),
    };
    const doNotNotify = history.at(0)?.doNotNotify === true;
    return <SetBanner set={{ ...appointment, patient, doNotNotify, ...more }} zone={clock.zone} />;
  }
  const telling = side === "staff" ? props.telling : null;
  const action = paths.appointment(id);
  return (
    <DoneBanner
      {...{ done, undoes: props.undoes, quiet, undoUntil, telling, clock, side, stateId, notes, action }}
      zone={timeZone}
    />
  );
}

interface HeldBannerProps {
  held: HeldUntilView;
  side: "staff" | "patient";
  clock: ReaderClock;
  zone: string;
}

/** That the request holds its time for a while only, and what it waits for. */
function HeldBanner({ held: { awaits, until: at }, side, clock, zone }: HeldBannerProps) {
  const words = usePatientT();
  const { t } = words;
  const staff = useStaffT(side);
  const until = clockTime(words, at, clock, zone);
  const about = awaits === "proof" ? "proof" : "pay";
  if (staff) return <Banner tone="info" title={staff.t(`requests:${about}.staff`, { until })} />;
  return awaits === "payment" && <Banner tone="warn" title={t("requests:pay.until", { until })} />;
}
