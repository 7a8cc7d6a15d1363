import type { PatientTranslate } from "~/i18n/audiences";
import { usePatientT, useStaffT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { CancelNotes } from "../../domain/appointments/telling/cancel-note";
import { isStillDone } from "../../domain/appointments/still-done";
import type { Telling } from "../../domain/appointments/way-back";
import { clockTime, undoText, undoTime } from "./clock-time";

const DONE = [
  "confirm",
  "reject",
  "cancel",
  "reschedule",
  "assign-provider",
  "start",
  "conclude",
  "complete",
  "no-show",
  "mark-paid",
  "pay-with-credit",
  "charge",
  "discount",
  "update",
  "disable",
  "undo",
  "set",
  "walk-in",
  "wait",
  "stop-waiting",
  "cancel-following",
] as const;
type Done = (typeof DONE)[number];
const KEYS: Readonly<
  Record<
    Done,
    | "confirm"
    | "reject"
    | "cancel"
    | "reschedule"
    | "assignProvider"
    | "start"
    | "conclude"
    | "complete"
    | "noShow"
    | "markPaidAtClinic"
    | "payWithCredit"
    | "charge"
    | "discount"
    | "update"
    | "disable"
    | "undo"
    | "set"
    | "walkIn"
    | "wait"
    | "stopWaiting"
    | "cancelFollowing"
  >
> = {
  confirm: "confirm",
  reject: "reject",
  cancel: "cancel",
  reschedule: "reschedule",
  "assign-provider": "assignProvider",
  start: "start",
  conclude: "conclude",
  complete: "complete",
  "no-show": "noShow",
  "mark-paid": "markPaidAtClinic",
  "pay-with-credit": "payWithCredit",
  charge: "charge",
  discount: "discount",
  update: "update",
  disable: "disable",
  undo: "undo",
  set: "set",
  "walk-in": "walkIn",
  wait: "wait",
  "stop-waiting": "stopWaiting",
  "cancel-following": "cancelFollowing",
};
const doneOf = (value: string | null, state: AppointmentState): Done | null =>
  DONE.find((each) => each === value && isStillDone(each, state)) ?? null;

/** Of these somebody is told, after a while. */
const TELLS: ReadonlySet<Done> = new Set(["confirm", "reject", "cancel", "reschedule", "assign-provider"]);

/** Of these staff are told whether the patient has heard of it. */
const CONCERNS_PATIENT: ReadonlySet<Done> = new Set([...TELLS, "no-show", "disable"]);

/** A patient is told in words of their own: their new time is a wish, not a decision. */
const PATIENT_WORDS = {
  confirm: "booking:manage.confirmed",
  cancel: "booking:manage.canceled",
  reschedule: "booking:manage.rescheduled",
} as const;

function wordsFor(done: Done, side: "staff" | "patient") {
  const own = side === "patient" && (done === "confirm" || done === "cancel" || done === "reschedule");
  return own ? PATIENT_WORDS[done] : (`scheduling:done.${KEYS[done]}` as const);
}

/** What became of the credit that pays for it, where it was just canceled or that was undone. */
function creditText(t: PatientTranslate, notes: CancelNotes, done: Done | null, undoable: boolean): string | null {
  const { canceled, heldAgain, hours: count } = notes;
  if (done === "undo") return heldAgain ? t("scheduling:canceling.undone") : null;
  if (canceled === null || (done !== "cancel" && !undoable)) return null;
  const said = t(`scheduling:canceling.after.${canceled}`, { count });
  return canceled === "creditUsed" && undoable ? `${said} ${t("scheduling:canceling.ifUndone")}` : said;
}

export interface DoneBannerProps {
  /** What was done, from the address. */
  done: string | null;
  /** What undoing undoes: the banner names it where the address says nothing. */
  undoes: string | null;
  /** Staff asked for nobody to be notified of it. */
  quiet?: boolean;
  /** The appointment's state, which an older address may know nothing of. */
  stateId: AppointmentState;
  /** UTC ms until which it can be undone; null where it cannot. */
  undoUntil: number | null;
  /** For staff, what the patient has heard of it. */
  telling?: Telling | null;
  /** By which the reader is told until when, and the zone of the place where it is not known. */
  clock: ReaderClock;
  zone: string;
  side: "staff" | "patient";
  /** Where undoing is posted to. */
  action: string;
  notes: CancelNotes;
}

/** Says that it is done, and takes it back on one press while that is possible. */
export function DoneBanner(props: DoneBannerProps) {
  const { done: said, undoes, quiet = false, stateId, undoUntil, clock, zone, side, action, notes } = props;
  const staff = useStaffT(side);
  const telling = props.telling ?? null;
  const words = usePatientT();
  const { t } = words;
  const done = doneOf(said, stateId) ?? (undoUntil === null ? null : doneOf(undoes, stateId));
  if (!done && undoUntil === null) return null;
  const credit = creditText(t, notes, done, undoUntil !== null);
  const undo = undoUntil !== null && (
    <form method="post" action={action}>
      <input type="hidden" name="intent" value="undo" />
      <Button type="submit" tone="secondary" size="small" icon="undo">
        {t("scheduling:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner
      tone="good"
      live
      takesFocus={said !== null && done !== null}
      title={t(done ? wordsFor(done, side) : "scheduling:undo.changed")}
      action={undo || undefined}
    >
      {credit && <p>{credit}</p>}
      {undoUntil !== null &&
        (staff && telling && (telling.is !== "untold" || (done && CONCERNS_PATIENT.has(done)))
          ? undoText(staff, { until: undoUntil, telling }, zone, clock)
          : t(done && TELLS.has(done) && !quiet ? "scheduling:undo.held" : "scheduling:undo.until", {
              time:
                side === "staff" ? undoTime(words, undoUntil, zone, clock) : clockTime(words, undoUntil, clock, zone),
            }))}
    </Banner>
  );
}
