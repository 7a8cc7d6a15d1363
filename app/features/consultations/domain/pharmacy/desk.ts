import { plainDigits } from "~/kernel/contact/phone-number";
import { DAY_MS } from "~/kernel/time/dates";
import type { PrescriptionState } from "../prescriptions/prescription-states";
import { readCode } from "../prescriptions/verification-code";
import type { PrescribedMedicine } from "../prescriptions/prescribed-medicine";
import { typedNumber, type TypedNumber } from "../desks/typed-number";
import type { DeclineReason, DispenseKind } from "./dispense";
import type { DispensedLine } from "./dispensing";
import { refusedOf, type Refused } from "./refusal";

/**
 * The queues of a desk: what was sent and waits, what was declined altogether, what is handed out in part, what is done,
 * and what was called off lately.
 */
export const DESK_QUEUES = ["SENT", "DECLINED", "PARTLY_DISPENSED", "DISPENSED", "ENDED"] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];

/** The states of what each queue shows. */
export const STATES_OF_QUEUE: Readonly<Record<DeskQueue, readonly PrescriptionState[]>> = {
  ...{ SENT: ["SENT"], DECLINED: ["SENT"], PARTLY_DISPENSED: ["PARTLY_DISPENSED"], DISPENSED: ["DISPENSED"] },
  ENDED: ["CANCELLED", "STOPPED", "REPLACED"],
};

/** For so long a desk is shown what was called off. */
export const ENDED_SHOWN_MS = 14 * DAY_MS;

/** The queues whose prescriptions are found by their number, and by whose they are. */
export const FOUND = ["SENT", "PARTLY_DISPENSED", "DISPENSED"] as const satisfies readonly DeskQueue[];

/** The queues that wait for the desk: how much is in each stands beside its name. */
export const WAITING_QUEUES = ["SENT", "DECLINED", "PARTLY_DISPENSED"] as const satisfies readonly DeskQueue[];
export type QueueCounts = Readonly<Record<(typeof WAITING_QUEUES)[number], number>>;

/** More than so many are not counted. */
export const MOST_COUNTED = 99;

/** A prescription as a pharmacy knows it. Instants in UTC ms, days YYYY-MM-DD. */
export interface DeskPrescription {
  id: string;
  /** Never null of what was signed. */
  number: number | null;
  consultationId: string | null;
  patientId: string;
  prescriberId: string;
  pharmacyId: string | null;
  state: PrescriptionState;
  signedAt: number | null;
  stateAt: number;
  validUntil: string;
  noteToPharmacist: string;
  stateReason: string;
  replacesId: string | null;
  replacedById: string | null;
  version: number;
}

export interface DeskLine {
  id: string;
  name: string;
  medicine: PrescribedMedicine;
  quantity: number | null;
  dispensed: number;
  /** The medication of the health record that it is; null where there is none. */
  recordId: string | null;
}

/** What was done with a line. */
export interface DeskEntry {
  id: string;
  lineId: string;
  kind: DispenseKind;
  quantity: number;
  product: string;
  batch: string;
  expires: string;
  priceMinor: number | null;
  reason: string;
  declineReason: DeclineReason | null;
  substituted: boolean;
  counselled: boolean;
  reversesId: string | null;
  employeeId: string;
  /** The pharmacy where it was done; null where the practice itself hands out. */
  pharmacy: string | null;
  at: number;
}

/** A prescription with its lines, and what was done with them, the oldest first. */
export interface AtDesk {
  prescription: DeskPrescription;
  lines: readonly DeskLine[];
  entries: readonly DeskEntry[];
}

/** Entries that were taken back, by id. */
export const undoneOf = (entries: readonly DeskEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ reversesId }) => reversesId ?? []));

/** As much of a line as decides what may still be handed out of it. */
export function dispensedLine({ id, quantity, dispensed, medicine }: DeskLine, entries: readonly DeskEntry[]) {
  const undone = undoneOf(entries);
  const handed = entries.filter((entry) => entry.lineId === id && entry.kind === "DISPENSED" && !undone.has(entry.id));
  const { refills, days } = medicine;
  return { quantity, refills, dispensed, days, lastAt: handed.at(-1)?.at ?? null } satisfies DispensedLine;
}

/** What still stands refused, one entry of each line, by everything that was done, the oldest first. */
export function refusedAtDesk({ prescription, lines, entries }: AtDesk): Refused<DeskEntry> {
  const undone = undoneOf(entries);
  const standing = entries.filter(({ id }) => !undone.has(id)).toReversed();
  return refusedOf(prescription.state, standing, lines);
}

/** Whether nothing may be handed out any more because its time is over. `today` as a calendar at the practice shows it. */
export const isOver = ({ validUntil }: Pick<DeskPrescription, "validUntil">, today: string): boolean =>
  validUntil < today;

/** What is valid for no longer than so many days is marked. */
const SOON_DAYS = 3;

/** Whether it can be handed out, but not for much longer. `today` as a calendar at the practice shows it. */
export const endsSoon = ({ validUntil }: Pick<DeskPrescription, "validUntil">, today: string): boolean =>
  validUntil >= today && Date.parse(validUntil) - Date.parse(today) <= SOON_DAYS * DAY_MS;

/**
 * Whether a desk finds a prescription by what was typed. Numbers follow each other, and whoever counts through them must
 * not meet prescriptions that nobody brought: by its number only one that is in a queue is found, any other by the code
 * of its paper.
 */
export const isFoundBy = (
  sought: { number: number } | { code: string },
  { state }: Pick<DeskPrescription, "state">,
): boolean => "code" in sought || FOUND.some((queue) => queue === state);

/** A day in numbers: whoever types one means a birth date. */
const DAY_IN_NUMBERS = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/;

/**
 * What somebody typed or scanned to find a prescription, in the digits of any of our scripts: a number, which may be a
 * patient's instead, or its code, which a scan gives with the address that it stands in. Null where it can be neither.
 */
export function soughtPrescription(typed: string): TypedNumber | { code: string } | null {
  const text = plainDigits(typed).trim();
  if (DAY_IN_NUMBERS.test(text)) return null;
  const number = typedNumber(text, "prescription");
  if (number) return number;
  const last = /[/=]([^/=?#&\s]+)[/?#&]*$/.exec(text)?.[1] ?? text;
  const code = readCode(last);
  return code === null ? null : { code };
}
