import { APPOINTMENT_STATE, isOpen, type AppointmentState } from "./appointment-states";

const S = APPOINTMENT_STATE;

/** What an appointment is as long as what was done to it holds; what is not named here says nothing of the state. */
const HOLDS = new Map<string, (state: AppointmentState) => boolean>(
  Object.entries({
    confirm: isOpen,
    reschedule: isOpen,
    cancel: (state) => state === S.CANCELED,
    reject: (state) => state === S.REJECTED,
    start: (state) => state === S.IN_PROGRESS,
    conclude: (state) => state === S.CONCLUDED || state === S.COMPLETED,
    complete: (state) => state === S.COMPLETED,
    "no-show": (state) => state === S.NO_SHOW,
  }),
);

/** Whether what an address says was done to an appointment is still so: an older page of the history may not know. */
export const isStillDone = (done: string, state: AppointmentState): boolean => HOLDS.get(done)?.(state) ?? true;
