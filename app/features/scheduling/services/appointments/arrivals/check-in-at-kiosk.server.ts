import { createZoneTable } from "~/kernel/time/zones";
import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { readArrivalsOf } from "../../../data/appointments/arrivals/branch-arrivals.server";
import { readDeskAppointments } from "../../../data/lists/appointment-rows-read.server";
import { arrivalStage } from "../../../domain/appointments/arrivals/arrival-stage";
import type { DeskAppointment } from "../../../domain/appointments/arrivals/desk-board";
import { claimed, isComplete } from "../../../domain/appointments/arrivals/kiosk-match";
import { localTime } from "../../../domain/availability/local-time";
import { kioskSchema } from "../../../schemas/appointments/arrivals/arrival";
import { checkInCodes } from "../../../support/appointments/arrivals/check-in-code.server";
import { arriveAppointment } from "./arrive-appointment.server";

const ANYBODY = { employeeId: null, type: null, stateId: null, patientId: null } as const;
/** The one answer to whoever cannot be checked in, whatever the reason is. */
const unknown = () => new InvalidError([{ field: "", message: "arrivals:kiosk.unknown" }]);

/** Today's appointments at the location whose patients can still arrive, or have. */
async function todaysOf({ db, now }: RequestContext, branchId: string): Promise<DeskAppointment[]> {
  const zones = createZoneTable();
  const near = { from: now - DAY_MS, to: now + DAY_MS };
  const found = await readDeskAppointments(db, { ...ANYBODY, branchId }, near);
  return found.filter((each) => {
    const stage = arrivalStage(each, now);
    const today = localTime(zones, each.timeZone, each.startsAt).day === localTime(zones, each.timeZone, now).day;
    return today && each.type === "in_patient" && (stage === "expected" || stage === "waiting" || stage === "called");
  });
}

/**
 * Notes that a patient is here, on behalf of whoever named them: for that appointment and nothing else. Where somebody
 * else changed it at this very moment, such as the desk by the same mark, it is tried once more.
 */
async function arrive(context: RequestContext, { id, patient }: DeskAppointment): Promise<void> {
  const holder = withActor(context, { kind: "link", appointmentId: id, patientId: patient.id, linkHash: "kiosk" });
  const note = () => arriveAppointment(holder, { appointmentId: id }, "KIOSK");
  try {
    await note().catch(note);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw unknown();
  }
}

/**
 * Checks somebody in at the kiosk of a location, for each appointment that they have there today. It reveals nothing:
 * whoever is not found, has no appointment today or shares name and birthday with another is told the same.
 *
 * An entry is looked up before anything is counted, and what is counted are wrong ones, for each location and network:
 * somebody's guesses shut out nobody who is expected, at the same tablet neither.
 * @param address the visitor's network, a key of the rate limit
 * @throws NotFoundError where the kiosk is off, RateLimitedError, InvalidError
 */
export async function checkInAtKiosk(
  context: RequestContext,
  branchId: string,
  raw: unknown,
  address: string,
): Promise<void> {
  await authorize(context, "arrival.checkIn");
  const { kiosk } = await readArrivalsOf(context.db, branchId);
  if (!kiosk) throw new NotFoundError();
  const claim = parse(kioskSchema, raw);
  // Nobody is guessed at by a field that was left out: it is asked for, and not counted.
  if (!isComplete(claim)) throw new InvalidError([{ field: "", message: "arrivals:kiosk.incomplete" }]);
  const codeOf = await checkInCodes(context);
  const people = await Promise.all(
    (await todaysOf(context, branchId)).map(async (appointment) => ({
      appointment,
      ...appointment.patient,
      code: await codeOf(appointment.id),
    })),
  );
  const found = claimed(people, claim).map(({ appointment }) => appointment);
  if (found.length === 0 || new Set(found.map(({ patient }) => patient.id)).size > 1) {
    await limitRate(context, "CODE_LIMIT", `kiosk:${branchId}:${address}`);
    throw unknown();
  }
  for (const appointment of found.filter(({ arrival }) => arrival === null)) await arrive(context, appointment);
}
