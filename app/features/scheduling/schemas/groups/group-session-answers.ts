import { z } from "zod";
import { done } from "~/kernel/answer";
import { SESSION_STATES } from "../../domain/groups/group-session";

const id = z.string();
const instant = z.int();

/** A group session with who gives it and where. Instants in UTC ms, buffers in minutes. */
const session = z
  .object({
    id,
    serviceOfferingId: id,
    employeeId: id,
    branchId: id,
    title: z.string(),
    capacity: z.int(),
    taken: z.int(),
    state: z.enum(SESSION_STATES),
    startTime: instant.meta({ description: "The same instant as startsAt." }),
    startsAt: instant,
    endsAt: instant,
    bufferBeforeMinutes: z.int(),
    bufferAfterMinutes: z.int(),
    timeZone: z.string(),
    undoUntil: instant.nullable(),
    version: z.int(),
    offeringName: z.string(),
    offeringsType: z.enum(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"]),
    branchName: z.string(),
    employeeTitle: z.int(),
    employeeFirstName: z.string(),
    employeeLastName: z.string(),
  })
  .meta({ id: "GroupSession" });

const viewed = {
  session,
  participants: z.array(
    z.object({
      appointmentId: id,
      stateId: z.int(),
      patientId: id,
      number: z.int(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
};

export const sessionListAnswer = done({ day: z.iso.date(), sessions: z.array(session) });
export const sessionAnswer = done(viewed);
/** The first of those that were made is the session; times that the provider has not are refused. */
export const madeSessionsAnswer = done({
  ...viewed,
  id,
  sessions: z.array(z.object({ id, startTime: instant, startsAt: instant })),
  refused: z.array(instant),
});
export const editedSessionAnswer = done({ ...viewed, id });
export const changedSessionAnswer = done({
  ...viewed,
  id,
  visits: z.int().meta({ description: "How many appointments changed with it." }),
  undoUntil: instant.nullable(),
});
