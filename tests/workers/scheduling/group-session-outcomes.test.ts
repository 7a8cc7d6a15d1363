import { beforeAll, describe, expect, it } from "vitest";
import { releaseSeatStatement } from "~/features/scheduling/data/groups/group-seats.server";
import { arrivalStatement } from "~/features/scheduling/data/appointments/arrivals/arrival-marks.server";
import { cancelGroupSession } from "~/features/scheduling/services/groups/cancel-group-session.server";
import { concludeGroupSession } from "~/features/scheduling/services/groups/conclude-group-session.server";
import { editGroupSession } from "~/features/scheduling/services/groups/edit-group-session.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { startGroupSession } from "~/features/scheduling/services/groups/start-group-session.server";
import { undoGroupSession } from "~/features/scheduling/services/groups/undo-group-session.server";
import type { RequestContext } from "~/platform/context.server";
import { SEAT_HELD, SEAT_OUTCOMES, SESSION_OUTCOMES, WHO, type Who } from "../../support/expected/transition-outcomes";
import { STATE_LETTERS, STATE_ORDER } from "../../support/expected/transitions";
import { everyone, SERVICES, signOf } from "./everyone";
import { openGroupScene, type GroupScene } from "./group-scene";
import { madeBy } from "./undoing/made-by";
import { buckets, givenAppointment, HOUR, MONDAY, traces } from "./scene";

type Verb = (context: RequestContext, raw: Record<string, unknown>) => Promise<unknown>;
type Letter = keyof typeof STATE_LETTERS;

const SESSION_SERVICES: Readonly<Record<string, Verb>> = {
  edit: (context, raw) => editGroupSession(context, { ...raw, title: "", capacity: 4 }),
  move: moveGroupSession,
  cancel: cancelGroupSession,
  undo: undoGroupSession,
  start: startGroupSession,
  conclude: concludeGroupSession,
};
const SESSION_STATE: Readonly<Record<string, string>> = { OPEN: "O", CANCELED: "X", CONCLUDED: "U" };
const HELD = new Set(SEAT_HELD.split(" "));
/** Blocked time has no patient who could sit anywhere. */
const LETTERS = (STATE_ORDER.split(" ") as Letter[]).filter((letter) => letter !== "B");

let scene: GroupScene;
let system: RequestContext;

beforeAll(async () => {
  scene = await openGroupScene();
  system = await scene.system();
});

const seatsOf = async (holder: string) =>
  (await scene.stored("SELECT seat_no FROM group_seat WHERE organization_id = ?1 AND holder_id = ?2", holder)).length;

/** Free hours of the doctor for sessions that move, three weeks after everything else. */
let moves = 0;
const freeTime = () => MONDAY + (30 + Math.floor(moves / 6)) * 24 * HOUR + (1 + (moves++ % 6)) * HOUR;

const sessionStateOf = async (id: string) => {
  const [row] = await scene.stored("SELECT state FROM group_session WHERE organization_id = ?1 AND id = ?2", id);
  return SESSION_STATE[String(row?.["state"])];
};

/** A session in one of its states, an hour after its start, to which somebody has just brought it. */
async function sessionIn(state: string, by: Who = "admin") {
  const { id, startsAt } = await scene.session();
  const now = startsAt + HOUR;
  if (state === "X")
    await cancelGroupSession(await scene.as(everyone(scene.practice, "")[by], now - 1_000), { sessionId: id });
  if (state === "U")
    await concludeGroupSession(await scene.as(everyone(scene.practice, "")[by], now - 1_000), { sessionId: id });
  return { id, now };
}

describe("every action on a session by everyone in every state", () => {
  it.each(Object.entries(SESSION_OUTCOMES))("%s", async (action, outcomes) => {
    const untouched = await Promise.all(["O", "X", "U"].map((state) => sessionIn(state)));
    for (const who of WHO) {
      const expected = outcomes[who].includes(" ") ? outcomes[who].split(" ") : Array<string>(3).fill(outcomes[who]);
      const seen: (string | undefined)[] = [];
      for (const [index, sign] of expected.entries()) {
        const changes = /^[A-Z]$/.test(sign);
        const { id, now } = (changes ? await sessionIn(["O", "X", "U"][index] ?? "", who) : untouched[index]) ?? {};
        const context = await scene.as(everyone(scene.practice, "")[who], now);
        try {
          await SESSION_SERVICES[action]?.(context, { sessionId: id, startsAt: freeTime(), override: true });
          seen.push(await sessionStateOf(id ?? ""));
        } catch (error) {
          seen.push((error as { status?: number }).status === 409 ? "w" : signOf(error));
        }
      }
      expect({ who, seen }).toEqual({ who, seen: expected });
    }
    expect(await Promise.all(untouched.map(({ id }) => sessionStateOf(id)))).toEqual(["O", "X", "U"]);
  });
});

/** An appointment in a session of its own, in a state. */
async function seatIn(from: Letter) {
  const { id: sessionId, startsAt } = await scene.session();
  const wanted = { startsAt, sessionId, serviceOfferingId: scene.serviceOfferingId, stateId: STATE_LETTERS[from] };
  const id = await givenAppointment(scene.practice, system, wanted);
  if (!HELD.has(from)) await releaseSeatStatement(system.db, id).run();
  return { id, startsAt };
}

/** The state that comes of it, with a seat where that state holds one; or how it is refused. */
async function came(action: string, who: "admin" | "patient", from: Letter, to: number): Promise<string> {
  const appointment = await seatIn(from);
  // A proposed time is accepted until its end.
  const now = appointment.startsAt + (action === "confirm" ? HOUR / 6 : HOUR);
  const context = await scene.as(everyone(scene.practice, appointment.id)[who], now);
  if (action === "undo") await madeBy(context, appointment.id, from);
  if (action === "undo-arrival")
    await arrivalStatement(context, appointment.id, {
      arrivedAt: 1,
      way: "DESK",
      calledAt: null,
      room: "",
      leftAt: null,
    }).run();
  const { otherDoctor } = scene.practice.ids;
  const more = action === "assign-provider" ? { employeeId: otherDoctor } : { startsAt: to };
  try {
    await SERVICES[action]?.(context, { appointmentId: appointment.id, reason: "A cough", ...more });
  } catch (error) {
    const said = signOf(error);
    return said === "422 booking:rules.setBySession" ? "s" : said;
  }
  const after = await traces(system, appointment.id);
  const letter = LETTERS.find((each) => STATE_LETTERS[each] === after.state) ?? "?";
  const seats = await seatsOf(appointment.id);
  expect([action, from, letter, seats, after.claims]).toEqual([action, from, letter, HELD.has(letter) ? 1 : 0, 0]);
  return letter;
}

describe("a seat through the states of its appointment", () => {
  const actions = Object.keys(SEAT_OUTCOMES).filter(
    (action) => !["expire", "charge", "mark-paid", "discount"].includes(action),
  );
  const cases = actions.flatMap((action) => (["admin", "patient"] as const).map((who) => ({ action, who })));

  it.each(cases)("$action by $who", async ({ action, who }) => {
    const expected = SEAT_OUTCOMES[action]?.[who] ?? "";
    const row = expected.includes(" ") ? expected.split(" ").slice(0, LETTERS.length) : [];
    const seen: string[] = [];
    for (const [index, sign] of row.entries()) {
      const letter = LETTERS[index] ?? "N";
      // What the table of single appointments refuses is refused before anybody looks at the session.
      if (!/^[A-Zs]$/.test(sign)) seen.push(sign);
      else
        seen.push(
          await came(
            action,
            who,
            letter,
            action === "reschedule" ? (await scene.session({ startsAt: freeTime() })).startsAt : 0,
          ),
        );
    }
    expect(seen).toEqual(row);
  });

  it("keeps the maintained counts equal to a recount after all of it", async () => {
    const { kept, counted } = await buckets(await scene.admin());
    expect(counted.length).toBeGreaterThan(5);
    expect(kept).toEqual(counted);
  });
});
