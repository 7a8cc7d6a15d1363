import { STATES, STATE_LETTERS, STATE_ORDER, MATRIX } from "../expected/transitions";
import type { StoredChange, StoredSchedule, StoredAppointment } from "./stored-schedule";

const TICK = 300_000;
const MINUTE = 60_000;

/** What somebody asked for and what they were told: `unknown` where the line broke before the answer. */
export interface Asked {
  /** Stands in the note or reason of what was written. */
  mark: string;
  answer: "done" | "refused" | "unknown";
}

/** An appointment while the model replays what happened. */
interface Modelled {
  state: number;
  version: number;
  startsAt: number;
  last: StoredChange;
}

const letters = STATE_ORDER.split(" ") as (keyof typeof STATE_LETTERS)[];
const holding = new Set<number>(STATES.filter(({ holds }) => holds).map(({ number }) => number));
const sideOf = (actor: string) =>
  actor === "employee" ? "staff" : actor === "anonymous" ? "public" : actor === "system" ? "system" : "patient";
const MADE: Readonly<Record<string, readonly number[]>> = { book: [1, 2], set: [6, 2, 11], block: [20] };
const UNDONE = ["confirm", "cancel", "reject"];

/** What is wrong with one change by the hand-written table of transitions; null where nothing is. */
function illegal(change: StoredChange, before: Modelled | undefined): string | null {
  if (!before) return change.version === 1 && MADE[change.action]?.includes(change.to) ? null : "nothing to change";
  if (change.version !== before.version + 1) return `version ${change.version} after ${before.version}`;
  if (change.from !== before.state) return `from ${change.from}, but it was ${before.state}`;
  if (change.action === "undo") {
    const { last } = before;
    return UNDONE.includes(last.action) && last.from === change.to ? null : `undoes ${last.action} to ${change.to}`;
  }
  const row = MATRIX[change.action as keyof typeof MATRIX]?.[sideOf(change.actor)]?.split(" ") ?? [];
  const to = row[letters.findIndex((letter) => STATE_LETTERS[letter] === before.state)];
  const expected = to === undefined || to === "." ? undefined : STATE_LETTERS[to as keyof typeof STATE_LETTERS];
  return expected === change.to ? null : `${change.action} leads from ${before.state} to ${change.to}`;
}

const intervalOf = (appointment: StoredAppointment, startsAt: number) => ({
  start: startsAt - appointment.before * MINUTE,
  end: startsAt + appointment.endsAt - appointment.startsAt + appointment.after * MINUTE,
});

/**
 * Whether what is stored can have come about one change after the other: replays all changes in the order of the audit
 * against the hand-written table, and at each step no two appointments may hold a minute of one provider. Whatever was
 * answered must be there once, whatever was refused not at all. Says everything that is wrong; empty when all is well.
 */
export function problemsOf(stored: StoredSchedule, asked: readonly Asked[]): string[] {
  const problems = stored.overlaps.map(({ a, b }) => `${a} and ${b} overlap`);
  const appointments = new Map(stored.appointments.map((appointment) => [appointment.id, appointment]));
  const model = new Map<string, Modelled>();
  const held = new Map<string, Map<string, { start: number; end: number }>>();
  const seats = new Map<string, Set<string>>(stored.sessions.map(({ id }) => [id, new Set<string>()]));
  for (const change of stored.changes.filter(({ seq }) => seq === null)) problems.push(`no audit of ${say(change)}`);
  for (const change of stored.changes.filter(({ seq }) => seq !== null).sort((a, b) => a.seq - b.seq)) {
    const appointment = appointments.get(change.appointmentId);
    if (!appointment) continue;
    const wrong = illegal(change, model.get(appointment.id));
    if (wrong) problems.push(`${say(change)}: ${wrong}`);
    model.set(appointment.id, { state: change.to, version: change.version, startsAt: change.startsAt, last: change });
    if (appointment.sessionId !== null) {
      problems.push(...seatProblems(stored, seats, appointment, change));
      continue;
    }
    const theirs = held.get(appointment.employeeId) ?? new Map<string, { start: number; end: number }>();
    held.set(appointment.employeeId, theirs);
    theirs.delete(appointment.id);
    if (!holding.has(change.to) || change.action === "disable" || appointment.lane !== 0) continue;
    const time = intervalOf(appointment, change.startsAt);
    for (const [id, other] of theirs)
      if (time.start < other.end && other.start < time.end) problems.push(`${say(change)}: ${id} held that time`);
    theirs.set(appointment.id, time);
  }
  return [...problems, ...endProblems(stored, model), ...sessionProblems(stored), ...answerProblems(stored, asked)];
}

/**
 * An appointment of a group sits in the session that starts when it does, and no session has more appointments than
 * seats.
 */
function seatProblems(
  stored: StoredSchedule,
  seats: ReadonlyMap<string, Set<string>>,
  appointment: StoredAppointment,
  change: StoredChange,
): string[] {
  for (const seated of seats.values()) seated.delete(appointment.id);
  if (!holding.has(change.to)) return [];
  const session = stored.sessions.find(
    ({ employeeId, startsAt }) => employeeId === appointment.employeeId && startsAt === change.startsAt,
  );
  const seated = session && seats.get(session.id)?.add(appointment.id);
  if (!session || !seated) return [`${say(change)}: no session is at that time`];
  return seated.size > session.capacity
    ? [`${say(change)}: ${seated.size} appointments in ${session.capacity} seats`]
    : [];
}

/** Each session claims its own time, and its seats are those of its appointments. */
function sessionProblems({ sessions, appointments }: StoredSchedule): string[] {
  return sessions.flatMap(({ id, startsAt, endsAt, ticks, seated }) => {
    const expected = appointments
      .filter(({ sessionId, state }) => sessionId === id && holding.has(state))
      .map((each) => each.id);
    const found = (JSON.parse(seated) as string[]).sort().join(" ");
    return [
      ...(ticks === (endsAt - startsAt) / TICK ? [] : [`session ${id} claims ${ticks} times five minutes`]),
      ...(found === expected.sort().join(" ") ? [] : [`session ${id} seats ${found}`]),
    ];
  });
}

const say = ({ action, appointmentId, version }: StoredChange) => `${action} of ${appointmentId} (${version})`;

/** The rows and the claims are what the last changes left. */
function endProblems(stored: StoredSchedule, model: ReadonlyMap<string, Modelled>): string[] {
  const problems: string[] = [];
  const expected = new Set<string>();
  for (const appointment of stored.appointments) {
    const last = model.get(appointment.id);
    if (
      last?.state !== appointment.state ||
      last.version !== appointment.version ||
      last.startsAt !== appointment.startsAt
    )
      problems.push(`${appointment.id} is not as its last change left it`);
    if (!holding.has(appointment.state) || appointment.disabledAt !== null || appointment.sessionId !== null) continue;
    const { start, end } = intervalOf(appointment, appointment.startsAt);
    for (let tick = start / TICK; tick < end / TICK; tick++)
      expected.add([appointment.employeeId, tick, appointment.lane, appointment.id].join(" "));
  }
  const claims = new Set(stored.claims.map((each) => [each.employeeId, each.tick, each.lane, each.holder].join(" ")));
  for (const claim of expected) if (!claims.has(claim)) problems.push(`no claim ${claim}`);
  for (const claim of claims) if (!expected.has(claim)) problems.push(`claim ${claim} is nobody's`);
  return problems;
}

function answerProblems(stored: StoredSchedule, asked: readonly Asked[]): string[] {
  const marks = new Map<string, number>();
  const count = (mark: string) => marks.set(mark, (marks.get(mark) ?? 0) + 1);
  for (const { note } of stored.changes) if (note) count(note);
  for (const { reason } of stored.appointments) if (reason) count(reason);
  return asked.flatMap(({ mark, answer }) => {
    const times = marks.get(mark) ?? 0;
    const well = answer === "done" ? times === 1 : answer === "refused" ? times === 0 : times <= 1;
    return well ? [] : [`${mark} was ${answer}, and is there ${times} times`];
  });
}
