import type { AppointmentState } from "../appointment-states";
import type { AppointmentAction } from "../appointment-transitions";
import type { PersonColour } from "~/kernel/person-colour";
import { arrivalStage, isStillToCome, type Arrival, type ArrivalStage } from "./arrival-stage";
import { doctorMinutesLate, patientMinutesLate } from "./lateness";

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** An appointment of today as the desk sees it. Instants in UTC ms. */
export interface DeskAppointment {
  id: string;
  stateId: AppointmentState;
  type: "video" | "in_patient";
  startsAt: number;
  endsAt: number;
  /** When its provider came into the call, or it began. */
  startedAt: number | null;
  timeZone: string;
  employee: Person & { title: number; photoFileId: string | null; colour: PersonColour | null };
  /** The name of its service. */
  offering: string | null;
  branch: { id: string; name: string };
  /** The rooms of its location. */
  rooms: readonly string[];
  patient: Person & { phoneCallingCode: string; phone: string; dateOfBirth: string };
  arrival: Arrival | null;
  /** The last change, where whoever made it can undo it for a while; null or left out where nobody can. */
  lastChange?: { action: AppointmentAction; actorId: string | null; at: number; undoUntil: number } | null;
}

export interface StagedAppointment extends DeskAppointment {
  stage: ArrivalStage;
}

export type DeskCounts = Readonly<Record<ArrivalStage, number>>;

/** One doctor's part of the board. */
export interface DeskProvider {
  employee: DeskAppointment["employee"];
  /** Minutes that they are behind; 0 for on time. */
  minutesLate: number;
  counts: DeskCounts;
  /** Whoever waits first, then who was called in, who is with the doctor, who is expected, who is done. */
  appointments: StagedAppointment[];
}

/** A room, and who was called into it and is not done yet. */
export interface DeskRoom {
  branchId: string;
  room: string;
  occupants: StagedAppointment[];
}

/** Whoever waits stands above all others: nobody at the desk may overlook them. */
const ORDER: readonly ArrivalStage[] = ["waiting", "called", "withDoctor", "expected", "done", "left"];

const noCounts = (): Record<ArrivalStage, number> => ({
  expected: 0,
  waiting: 0,
  called: 0,
  withDoctor: 0,
  done: 0,
  left: 0,
});

/** How many are at each stage. */
export function countStages(appointments: readonly { stage: ArrivalStage }[]): DeskCounts {
  const counts = noCounts();
  for (const { stage } of appointments) counts[stage] += 1;
  return counts;
}

type Ordered = Pick<StagedAppointment, "stage" | "startsAt" | "arrival">;

/** Whoever waits is seen in the order in which they came, as in the waiting room; all others by their time. */
const standsBy = ({ stage, startsAt, arrival }: Ordered): number =>
  stage === "waiting" ? (arrival?.arrivedAt ?? startsAt) : startsAt;

/** In the order in which a board has them: by how far they are, then by when they came or are due. */
export const byStage = (a: Ordered, b: Ordered): number =>
  ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage) || standsBy(a) - standsBy(b);

/** Those for whom somebody is expected, with how far each is; who comes later is expected before they can check in. */
export const staged = (appointments: readonly DeskAppointment[], now: number): StagedAppointment[] =>
  appointments.flatMap((appointment) => {
    const stage = arrivalStage(appointment, now) ?? (isStillToCome(appointment, now) ? "expected" : null);
    return stage ? [{ ...appointment, stage }] : [];
  });

/** The board: a part for each doctor who has appointments, by name. */
export function deskProviders(appointments: readonly StagedAppointment[], now: number): DeskProvider[] {
  const groups = new Map<string, StagedAppointment[]>();
  for (const each of appointments) groups.set(each.employee.id, [...(groups.get(each.employee.id) ?? []), each]);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return {
        employee: first.employee,
        minutesLate: doctorMinutesLate(group, now),
        counts: countStages(group),
        appointments: group.toSorted(byStage),
      };
    })
    .sort((a, b) => a.employee.lastName.localeCompare(b.employee.lastName) || (a.employee.id < b.employee.id ? -1 : 1));
}

/** Who is in each room of the locations; a room of which nothing is said any more stays as long as somebody is in it. */
export function deskRooms(
  branches: readonly { branchId: string; rooms: readonly string[] }[],
  appointments: readonly StagedAppointment[],
): DeskRoom[] {
  const inside = appointments.filter(
    ({ stage, arrival }) => (stage === "called" || stage === "withDoctor") && (arrival?.room ?? "") !== "",
  );
  const rooms = branches.flatMap(({ branchId, rooms }) => rooms.map((room) => ({ branchId, room })));
  const others = inside.map(({ branch, arrival }) => ({ branchId: branch.id, room: arrival?.room ?? "" }));
  const known = new Map([...rooms, ...others].map((each) => [`${each.branchId} ${each.room}`, each]));
  return [...known.values()].map((each) => ({
    ...each,
    occupants: inside.filter(({ branch, arrival }) => branch.id === each.branchId && arrival?.room === each.room),
  }));
}

/** By whose clock a board is: that of its appointments where they are all in one zone, else the practice's. */
export function boardZone(
  providers: readonly { appointments: readonly { timeZone: string }[] }[],
  practiceZone: string,
): string {
  const [zone, ...others] = new Set(providers.flatMap(({ appointments }) => appointments.map((one) => one.timeZone)));
  return zone !== undefined && others.length === 0 ? zone : practiceZone;
}

/** What is small below a name takes half a line. */
const SMALL_LINE = 0.5;

/** Lines that a patient takes: who is late, or here, takes two. */
const linesOf = (each: StagedAppointment, now: number): number =>
  patientMinutesLate(each, now) > 0 || each.stage === "withDoctor" || each.stage === "called" ? 2 : 1;

const HERE: readonly (ArrivalStage | null)[] = ["waiting", "called", "withDoctor"];

/** Whether the patient is here, in the clinic or in the waiting room online: waits, was called in or is being seen. */
export const isHere = ({ stage }: { stage: ArrivalStage | null }): boolean => HERE.includes(stage);

/**
 * Which of a doctor's patients stand on the board: everybody who is here, and of those who are not there yet as many as
 * the lines left have room for, in their order. Whoever is late and whoever is due next are always among them, for
 * nobody looks for them under others.
 * @param now UTC ms
 * @param isElsewhere whether the time by another clock stands below the name
 */
export function shownOnBoard(
  appointments: readonly StagedAppointment[],
  lines: number,
  now: number,
  isElsewhere: (each: StagedAppointment) => boolean,
): StagedAppointment[] {
  const takes = (each: StagedAppointment) => linesOf(each, now) + (isElsewhere(each) ? SMALL_LINE : 0);
  const isLate = (each: StagedAppointment) => patientMinutesLate(each, now) > 0;
  const dueNext = appointments.find((each) => each.stage === "expected" && !isLate(each));
  const always = appointments.filter((each) => isHere(each) || each === dueNext || isLate(each));
  let left = lines - always.reduce((sum, each) => sum + takes(each), 0);
  return appointments.filter((each) => {
    if (always.includes(each)) return true;
    left -= takes(each);
    return left >= 0;
  });
}
