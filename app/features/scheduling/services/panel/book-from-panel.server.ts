import { z } from "zod";
import { newPatientSchema } from "~/features/patients/public.server";
import { paths } from "~/paths";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { ANYONE, panelModeOf, slotIn } from "../../domain/panel/panel-choice";
import type { PanelFields } from "../../domain/panel/panel-fields";
import { setAppointment } from "../appointments/set-appointment.server";
import { leaveWaitingList } from "../waiting-list/leave-waiting-list.server";
import { setSeries } from "../series/set-series.server";
import { addToWaitingList } from "./add-to-waiting-list.server";

/** The time that the panel's form says, and with whom: typed on a day, else one that was offered. */
function timeIn({ slot, time, timeOn, employeeId = "" }: PanelFields) {
  if (time !== undefined) {
    if (employeeId === ANYONE) throw new InvalidError([{ field: "employeeId", message: "errors:field.chooseOne" }]);
    return { employeeId, day: timeOn, time };
  }
  const chosen = slotIn(slot);
  if (typeof chosen?.startsAt !== "number")
    throw new InvalidError([{ field: "startsAt", message: "scheduling:move.choose" }]);
  return { employeeId: chosen.employeeId, startsAt: chosen.startsAt };
}

/** When a patient who is here is seen, and by whom: at once, or at an offered time. */
function deskTimeIn({ slot }: PanelFields) {
  const chosen = slotIn(slot);
  if (!chosen) throw new InvalidError([{ field: "startsAt", message: "booking-panel:now.missing" }]);
  const { employeeId, startsAt } = chosen;
  if (typeof startsAt === "number") return { walkIn: true, employeeId, startsAt };
  return { walkIn: true, employeeId, walkInAt: "now", ...(startsAt === "anyway" ? { overrideTime: "on" } : {}) };
}

/** What is wrong with something, as far as it says so; nothing where nothing is. */
function problemsOf(read: () => unknown): readonly FieldError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof InvalidError) return error.fields;
    throw error;
  }
}

/** For whom it is: a patient who is chosen, or somebody new of whom enough is said. */
function readWho(context: RequestContext, fields: PanelFields, isHere: boolean): void {
  if (fields["patientId"] !== undefined) return;
  if (fields["new"] === undefined)
    throw new InvalidError([{ field: "patientId", message: "booking-panel:patient.missing" }]);
  parse(newPatientSchema(context, isHere), fields);
}

/** An agreement on a walk-in means nothing: they are confirmed anyhow. */
const agreed = ({ patientAgreed }: PanelFields) => ({ patientAgreed });

/** Whether somebody decides in a consultation that a patient is to come again. */
const mayDecide = (context: RequestContext) => verdictOf(context, "consultation.write") === "allowed";

/** Whoever was booked from the waiting list waits no more; where they do not any more, that is what was asked. */
async function endWaitingOf(context: RequestContext, waiting: string | undefined): Promise<void> {
  const waitingId = z.uuid().safeParse(waiting).data;
  if (waitingId === undefined) return;
  await leaveWaitingList(context, { waitingId }).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
  });
}

/**
 * Books what the panel's form says, by the rules of the service that books it.
 * What somebody waits for ends with it (`waiting`, the id of their entry).
 * @param starts the dates that were chosen of appointments that come again, UTC ms
 * @returns where it can be seen; where it was booked from the home page (`to`), that page, and from a consultation its
 * desk (`desk`, its id), where it is written down too if it was decided there (`follows`)
 * @throws InvalidError with all that is missing of whom it is for and of the time; otherwise as the service that books
 */
export async function bookFromPanel(
  context: RequestContext,
  fields: PanelFields,
  starts: readonly FormDataEntryValue[],
): Promise<string> {
  await authorize(context, "appointment.set");
  const mode = panelModeOf(fields["mode"]);
  const timed = mode === "now" ? deskTimeIn : timeIn;
  // All at once: whoever forgot two things is not told of the second after the first.
  const problems = [
    ...problemsOf(() => readWho(context, fields, mode === "now")),
    ...(mode === "time" || mode === "now" ? problemsOf(() => timed(fields)) : []),
  ];
  if (problems.length > 0) throw new InvalidError(problems);
  const { slot: _slot, day: _day, time: _time, desk: asked, follows, to, waiting, ...said } = fields;
  if (mode === "wait") {
    await addToWaitingList(context, said);
    return paths.waitingList({ done: "added" });
  }
  if (mode === "repeat") {
    const { seriesId, refused } = await setSeries(context, { ...said, ...agreed(fields), starts });
    return paths.series(seriesId, { done: "set", refused: refused.map(({ startsAt }) => startsAt).join("_") });
  }
  const when = mode === "now" ? deskTimeIn(fields) : { ...agreed(fields), ...timeIn(fields) };
  const desk = z.uuid().safeParse(asked).data;
  const decidedIn = follows === "1" && mayDecide(context) ? desk : undefined;
  const { id } = await setAppointment(context, { ...said, ...when }, decidedIn);
  await endWaitingOf(context, waiting);
  if (desk !== undefined) return paths.consultationDesk(desk, { done: "booked" });
  const done = mode === "now" ? "walk-in" : "set";
  return to === "home" ? paths.home({ done, of: id }) : paths.appointment(id, { done });
}
