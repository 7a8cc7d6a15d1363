import { STATES, STATE_LETTERS, STATE_ORDER, MATRIX } from "../expected/transitions";
import type { StoredChange, StoredSchedule, StoredVisit } from "./stored-schedule";

const TICK = 300_000;
const MINUTE = 60_000;

/** What somebody asked for and what they were told: `unknown` where the line broke before the answer. */
export interface Asked {
  /** Stands in the note or reason of what was written. */
  mark: string;
  answer: "done" | "refused" | "unknown";
}

/** A visit while the model replays what happened. */
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

const intervalOf = (visit: StoredVisit, startsAt: number) => ({
  start: startsAt - visit.before * MINUTE,
  end: startsAt + visit.endsAt - visit.startsAt + visit.after * MINUTE,
});

/**
 * Whether what is stored can have come about one change after the other: replays all changes in the order of the
 * audit against the hand-written table, and at each step no two visits may hold a minute of one provider. Whatever was
 * answered must be there once, whatever was refused not at all. Says everything that is wrong; empty when all is well.
 */
export function problemsOf(stored: StoredSchedule, asked: readonly Asked[]): string[] {
  const problems = stored.overlaps.map(({ a, b }) => `${a} and ${b} overlap`);
  const visits = new Map(stored.visits.map((visit) => [visit.id, visit]));
  const model = new Map<string, Modelled>();
  const held = new Map<string, Map<string, { start: number; end: number }>>();
  const seats = new Map<string, Set<string>>(stored.sessions.map(({ id }) => [id, new Set<string>()]));
  for (const change of stored.changes.filter(({ seq }) => seq === null)) problems.push(`no audit of ${say(change)}`);
  for (const change of stored.changes.filter(({ seq }) => seq !== null).sort((a, b) => a.seq - b.seq)) {
    const visit = visits.get(change.appointmentId);
    if (!visit) continue;
    const wrong = illegal(change, model.get(visit.id));
    if (wrong) problems.push(`${say(change)}: ${wrong}`);
    model.set(visit.id, { state: change.to, version: change.version, startsAt: change.startsAt, last: change });
    if (visit.sessionId !== null) {
      problems.push(...seatProblems(stored, seats, visit, change));
      continue;
    }
    const theirs = held.get(visit.employeeId) ?? new Map<string, { start: number; end: number }>();
    held.set(visit.employeeId, theirs);
    theirs.delete(visit.id);
    if (!holding.has(change.to) || change.action === "disable" || visit.lane !== 0) continue;
    const time = intervalOf(visit, change.startsAt);
    for (const [id, other] of theirs)
      if (time.start < other.end && other.start < time.end) problems.push(`${say(change)}: ${id} held that time`);
    theirs.set(visit.id, time);
  }
  return [...problems, ...endProblems(stored, model), ...sessionProblems(stored), ...answerProblems(stored, asked)];
}

/** A visit of a group sits in the session that starts when it does, and no session has more visits than seats. */
function seatProblems(
  stored: StoredSchedule,
  seats: ReadonlyMap<string, Set<string>>,
  visit: StoredVisit,
  change: StoredChange,
): string[] {
  for (const seated of seats.values()) seated.delete(visit.id);
  if (!holding.has(change.to)) return [];
  const session = stored.sessions.find(
    ({ employeeId, startsAt }) => employeeId === visit.employeeId && startsAt === change.startsAt,
  );
  const seated = session && seats.get(session.id)?.add(visit.id);
  if (!session || !seated) return [`${say(change)}: no session is at that time`];
  return seated.size > session.capacity ? [`${say(change)}: ${seated.size} visits in ${session.capacity} seats`] : [];
}

/** Each session claims its own time, and its seats are those of its visits. */
function sessionProblems({ sessions, visits }: StoredSchedule): string[] {
  return sessions.flatMap(({ id, startsAt, endsAt, ticks, seated }) => {
    const expected = visits
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
  for (const visit of stored.visits) {
    const last = model.get(visit.id);
    if (last?.state !== visit.state || last.version !== visit.version || last.startsAt !== visit.startsAt)
      problems.push(`${visit.id} is not as its last change left it`);
    if (!holding.has(visit.state) || visit.disabledAt !== null || visit.sessionId !== null) continue;
    const { start, end } = intervalOf(visit, visit.startsAt);
    for (let tick = start / TICK; tick < end / TICK; tick++)
      expected.add([visit.employeeId, tick, visit.lane, visit.id].join(" "));
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
  for (const { reason } of stored.visits) if (reason) count(reason);
  return asked.flatMap(({ mark, answer }) => {
    const times = marks.get(mark) ?? 0;
    const well = answer === "done" ? times === 1 : answer === "refused" ? times === 0 : times <= 1;
    return well ? [] : [`${mark} was ${answer}, and is there ${times} times`];
  });
}
