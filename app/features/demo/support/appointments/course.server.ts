import {
  APPOINTMENT_STATE as S,
  type AppointmentAction,
  type AppointmentState,
} from "~/features/scheduling/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { DemoPatient } from "../../domain/patients";
import type { Random } from "../../domain/random";
import type { AppointmentTime } from "../../domain/appointment-times";

/** Who did a step, as the history names them. */
export interface StepActor {
  kind: "anonymous" | "patient" | "link" | "employee" | "system";
  id: string | null;
}

/** One line of an appointment's history. Instants in UTC ms. */
export interface Step {
  action: AppointmentAction;
  actor: StepActor;
  from: AppointmentState | null;
  to: AppointmentState;
  at: number;
  /** The start that was agreed by then. */
  startsAt: number;
}

export type BookedBy = "PUBLIC" | "PATIENT" | "STAFF";

export interface Course {
  bookedBy: BookedBy;
  steps: Step[];
}

const SYSTEM: StepActor = { kind: "system", id: "due-work:APPOINTMENT_EXPIRY" };
const LONGEST_LEAD_MS = 24 * DAY_MS;

/** Writes the steps that lead an appointment from its booking to what has become of it, each at a believable time. */
class CourseWriter {
  readonly steps: Step[] = [];
  #at: number;

  constructor(
    readonly time: AppointmentTime,
    readonly patient: DemoPatient | null,
    readonly now: number,
    readonly random: Random,
  ) {
    this.#at = Math.min(time.startsAt, now) - Math.round((0.01 + random.next() ** 2) * LONGEST_LEAD_MS);
  }

  get staff(): StepActor {
    return { kind: "employee", id: this.time.doctor.id };
  }

  /** The patient, signed in or by the link in the mail. */
  get person(): StepActor {
    return { kind: this.patient?.userId ? "patient" : "link", id: this.patient?.id ?? null };
  }

  /** One step; without an instant at some time before the appointment, and before now. */
  go(action: AppointmentAction, actor: StepActor, to: AppointmentState, at?: number): void {
    const until = Math.min(this.time.startsAt, this.now);
    const instant = at ?? this.#at + Math.floor((until - this.#at) * this.random.next() * 0.5);
    this.#at = Math.min(this.now, Math.max(this.#at, instant));
    const from = this.steps.at(-1)?.to ?? null;
    this.steps.push({ action, actor, from, to, at: this.#at, startsAt: this.time.startsAt });
  }

  get state(): AppointmentState | null {
    return this.steps.at(-1)?.to ?? null;
  }

  book(bookedBy: BookedBy, fate: AppointmentState): void {
    if (bookedBy !== "STAFF") {
      const actor: StepActor = bookedBy === "PATIENT" ? this.person : { kind: "anonymous", id: null };
      this.go("book", actor, this.time.offering.confirmsByItself ? S.CONFIRMED : S.NEW);
      return;
    }
    const waits = fate === S.NEW_FROM_ORGANIZATION || fate === S.EXPIRED;
    this.go("set", this.staff, waits || this.random.chance(0.5) ? S.NEW_FROM_ORGANIZATION : S.CONFIRMED);
  }

  agree(): void {
    if (this.state === S.NEW) this.go("confirm", this.staff, S.CONFIRMED);
    if (this.state === S.NEW_FROM_ORGANIZATION) this.go("confirm", this.person, S.CONFIRMED);
  }

  /** The patient comes a few minutes before the start. */
  arrive(): void {
    const { state, staff, now } = this;
    if (state !== null) this.go("arrive", staff, state, Math.min(now, this.time.startsAt - 7 * MINUTE_MS));
  }

  /** Of those who are next some are here already. */
  isHere(): boolean {
    const { startsAt } = this.time;
    const soon = startsAt > this.now - 20 * MINUTE_MS && startsAt < this.now + 45 * MINUTE_MS;
    return soon && (startsAt / MINUTE_MS) % 3 !== 0;
  }

  /** Nearly all are paid when they end; what is not is for whoever keeps the books to look into. */
  isPaid(): boolean {
    const { startsAt, offering } = this.time;
    return offering.kind === "clinic" ? this.random.chance(0.93) : (startsAt / MINUTE_MS / 5) % 9 !== 0;
  }

  /** The appointment itself, as far as it has come. */
  hold(fate: AppointmentState): void {
    const { startsAt, endsAt, offering } = this.time;
    this.agree();
    if (startsAt > this.now - DAY_MS / 2) this.arrive();
    this.go("start", this.staff, S.IN_PROGRESS, startsAt + this.random.whole(0, 4) * MINUTE_MS);
    if (fate === S.IN_PROGRESS) return;
    if (this.isPaid()) this.go("mark-paid", this.staff, S.IN_PROGRESS, endsAt - MINUTE_MS);
    if (offering.kind === "video" || fate === S.CONCLUDED) this.go("conclude", this.staff, S.CONCLUDED, endsAt);
    if (fate === S.COMPLETED)
      this.go("complete", this.staff, S.COMPLETED, endsAt + this.random.whole(1, 30) * MINUTE_MS);
  }

  end(fate: AppointmentState): void {
    const { startsAt } = this.time;
    switch (fate) {
      case S.CONFIRMED:
        this.agree();
        return this.isHere() ? this.arrive() : undefined;
      case S.RESCHEDULED:
        this.steps.forEach((step) => (step.startsAt = startsAt - DAY_MS));
        return this.go("reschedule", this.staff, S.RESCHEDULED);
      case S.CANCELED:
        if (this.random.chance(0.6)) this.agree();
        return this.go("cancel", this.random.chance(0.7) ? this.person : this.staff, S.CANCELED);
      case S.REJECTED:
        return this.go("reject", this.staff, S.REJECTED);
      case S.EXPIRED:
        return this.go("expire", SYSTEM, S.EXPIRED, startsAt + MINUTE_MS);
      case S.NO_SHOW:
        this.agree();
        return this.go("no-show", this.staff, S.NO_SHOW, startsAt + 15 * MINUTE_MS);
      case S.IN_PROGRESS:
      case S.CONCLUDED:
      case S.COMPLETED:
        return this.hold(fate);
      default:
    }
  }
}

function bookedByOf(time: AppointmentTime, patient: DemoPatient, fate: AppointmentState, random: Random): BookedBy {
  if (fate === S.NEW_FROM_ORGANIZATION || time.offering.booking === "CALL_TO_BOOK") return "STAFF";
  const asked = fate === S.NEW || fate === S.REJECTED;
  if (!asked && random.chance(0.25)) return "STAFF";
  if (patient.userId !== null && random.chance(0.8)) return "PATIENT";
  return time.offering.newPatients || asked ? "PUBLIC" : "STAFF";
}

const WALK_IN = 0.06;

/** How an appointment came to be what it is: every step is one that the table of transitions allows. */
export function courseOf(
  time: AppointmentTime,
  patient: DemoPatient | null,
  fate: AppointmentState,
  now: number,
  random: Random,
): Course {
  const writer = new CourseWriter(time, patient, now, random);
  if (patient === null) {
    writer.go("block", writer.staff, S.BLOCKED);
    return { bookedBy: "STAFF", steps: writer.steps };
  }
  const seen = fate === S.COMPLETED || fate === S.IN_PROGRESS;
  if (seen && time.offering.kind === "clinic" && random.chance(WALK_IN)) {
    writer.go("set", writer.staff, S.CONFIRMED_WALKIN, time.startsAt - 5 * MINUTE_MS);
    writer.hold(fate);
    return { bookedBy: "STAFF", steps: writer.steps };
  }
  const bookedBy = bookedByOf(time, patient, fate, random);
  writer.book(bookedBy, fate);
  writer.end(fate);
  return { bookedBy, steps: writer.steps };
}
