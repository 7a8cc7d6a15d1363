import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { readRooms, readAppointments, type AppointmentRow } from "../../data/rooms/room-read.server";
import { ENDING_ACTIONS, endingOf, type AppointmentEnding } from "../../domain/sessions/appointment-ending";
import type { AfterCall } from "../../domain/sessions/after-call";
import { isCompanion } from "../../domain/links/companions";
import { placePhoneQuery } from "../../data/sessions/place-phone-read.server";
import { readBriefing, type Briefing } from "~/features/forms/public.server";
import { lastOfActsStatement, readExpectedToday, type ExpectedAppointment } from "~/features/scheduling/public.server";
import type { AppointmentLength } from "../../domain/queue/wait-estimate";
import { isNotesId } from "../../domain/chat/chat-room";
import { appointmentPresence, type AppointmentPresence } from "../../domain/sessions/appointment-presence";
import type { RoomSnapshot } from "../../realtime/protocol-calls";
import { enterRoom, type Entered } from "./enter-room.server";
import { findAfterCall } from "../sessions/find-after-call.server";
import { readAppointmentLength } from "../appointments/read-appointment-length.server";
import { readReadyReplies } from "../chat/read-ready-replies.server";
import { isOpenTo, ticketFor } from "./issue-room-ticket.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** An appointment in a room's list: what the page shows beside the name and the place. */
export interface RoomAppointment {
  appointmentId: string;
  stateId: number;
  version: number;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
  offering: string;
  /** The group session that it shares a call with; null outside of one. */
  session: { id: string; title: string } | null;
  patientName: string;
  employeeId: string;
  /** Provider for whom the patient waits. */
  doctorTitle: number;
  doctorName: string;
  /** The viewer is that doctor. */
  mine: boolean;
  /** The viewer may call the patient in. */
  mayStart: boolean;
}

export interface RoomPage {
  /** With the doctor for whom a guest waits, or whose own room it is; of a shared one with its name instead. */
  room: { id: string; name: string; shared: boolean; doctorTitle: number; doctorName: string };
  side: "staff" | "guest";
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
  /** Null for staff. */
  presence: AppointmentPresence | null;
  /** How the appointment came not to take place; null where it did, or has yet to. */
  ending: AppointmentEnding | null;
  /** Where its patient finds what is kept of it; null while it is not over, and for whoever has no such page. */
  after: AfterCall | null;
  /** Where a guest reaches the clinic; empty where no number is known, and for staff. */
  phone: string;
  /** They may confirm the time that waits for it. */
  mayConfirm: boolean;
  /** When the page was made, epoch milliseconds. */
  now: number;
  appointments: RoomAppointment[];
  /** How long appointments here take, for a guest's estimate; null where there is none to show. */
  appointmentLength: AppointmentLength | null;
  /** What a guest reads and answers before the appointment. */
  briefing: Briefing | null;
  /** Rooms of colleagues to whom this person may give an appointment. */
  colleagues: { roomId: string; name: string; employeeId: string }[];
  /** Who is still to come today, to the provider of the room or, in a shared one, to whoever looks; for staff. */
  expected: ExpectedAppointment[];
  /** Of the practice. */
  timeZone: string;
  /** The answers that staff choose from; none for guests. */
  readyReplies: string[];
  ticket: string | null;
  initial: RoomSnapshot | null;
}

/** The title of a session is the staff's; patients know it by its service. */
const titleFor = ({ actor }: RequestContext, { sessionTitle, offering }: AppointmentRow): string =>
  (actor.kind === "employee" && sessionTitle) || offering;

export const shownAppointment = (context: RequestContext, appointment: AppointmentRow): RoomAppointment => ({
  appointmentId: appointment.appointmentId,
  stateId: appointment.stateId,
  version: appointment.version,
  type: appointment.type,
  startsAt: appointment.startsAt,
  timeZone: appointment.timeZone,
  offering: appointment.offering,
  session: appointment.sessionId === null ? null : { id: appointment.sessionId, title: titleFor(context, appointment) },
  patientName: `${appointment.patientFirstName} ${appointment.patientLastName}`.trim(),
  employeeId: appointment.employeeId,
  doctorTitle: appointment.doctorTitle,
  doctorName: `${appointment.doctorFirstName} ${appointment.doctorLastName}`.trim(),
  mine: context.actor.kind === "employee" && context.actor.employeeId === appointment.employeeId,
  mayStart:
    verdictOf(context, "appointment.start", { kind: "appointment", id: appointment.appointmentId, ...appointment }) ===
    "allowed",
});

/** Who or what the page of a room is named by. */
function shownRoom({ room, appointment }: Entered): RoomPage["room"] {
  const { id, name } = room;
  const named = appointment ?? room;
  const doctorName = `${named.doctorFirstName ?? ""} ${named.doctorLastName ?? ""}`.trim();
  const shared = room.employeeId === null;
  return { id, name, shared, doctorTitle: named.doctorTitle ?? 0, doctorName: doctorName || name };
}

/** The appointments whose patients are in the room now, read with a line of audit for each. */
async function appointmentsInRoom(
  { context, appointment }: Entered,
  snapshot: RoomSnapshot | null,
): Promise<AppointmentRow[]> {
  if (appointment) return [appointment];
  const ids = snapshot?.snapshot.chatRooms.map(({ id }) => id).filter((id) => !isNotesId(id)) ?? [];
  if (ids.length === 0) return [];
  const appointments = await readAppointments(context.db, ids);
  await context.db.rawBatch(
    appointments.map((row) =>
      auditStatement(context, {
        action: "patient.read",
        subjectKind: "appointment",
        subjectId: row.appointmentId,
        patientId: row.patientId,
      }),
    ),
  );
  return appointments;
}

/** What a guest learns of the clinic, and of how their appointment ended where it did not take place. */
async function tellGuest({
  context,
  appointment,
  identity,
}: Entered): Promise<Pick<RoomPage, "ending" | "phone" | "mayConfirm">> {
  if (!appointment) return { ending: null, phone: "", mayConfirm: false };
  const { db, profile, now } = context;
  const [[place], [line]] = await db.batch([
    placePhoneQuery(db, appointment.appointmentId),
    lastOfActsStatement(db, appointment.appointmentId, ENDING_ACTIONS),
  ]);
  const presence = appointmentPresence(appointment, now);
  const isOff = presence.kind === "over" && presence.outcome === "canceled";
  return {
    ending: isOff && line ? endingOf(line) : null,
    phone: place?.phone || profile.settings.contact.phone,
    mayConfirm: presence.kind === "unconfirmed" && presence.by === "patient" && !isCompanion(identity.memberId),
  };
}

/** The other rooms of the organization, for whoever may say whose appointment it is. */
async function colleaguesOf({ context, room, identity }: Entered): Promise<RoomPage["colleagues"]> {
  if (identity.kind !== "staff" || verdictOf(context, "appointment.assign") !== "allowed") return [];
  const rooms = await readRooms(context.db);
  return rooms.filter(({ id }) => id !== room.id).map(({ id, name, employeeId }) => ({ roomId: id, name, employeeId }));
}

/** Who is still to come today, for staff who see appointments. */
async function expectedIn({ context, room, identity }: Entered): Promise<ExpectedAppointment[]> {
  const employeeId = room.employeeId ?? identity.memberId;
  return identity.kind === "staff" && verdictOf(context, "appointment.list") === "allowed"
    ? readExpectedToday(context, employeeId)
    : [];
}

/**
 * All that the page of a room is rendered from, with a one-use ticket for its connection.
 * @throws what enterRoom throws
 */
export async function viewRoom(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<RoomPage> {
  const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
  const { room, identity, appointment } = entered;
  const open = isOpenTo(entered);
  const answers = open
    ? await Promise.all([roomObject(context, room.id).snapshot(identity), ticketFor(entered)])
    : null;
  const initial = answers?.[0].status ? { snapshot: answers[0].snapshot, messages: answers[0].messages } : null;
  const awaited = open && appointment;
  const [appointments, appointmentLength, briefing, colleagues, readyReplies, told, expected, after] =
    await Promise.all([
      appointmentsInRoom(entered, initial),
      awaited ? readAppointmentLength(context, awaited.employeeId) : null,
      appointment && !isCompanion(identity.memberId) ? readBriefing(entered.context, appointment.appointmentId) : null,
      colleaguesOf(entered),
      identity.kind === "staff" ? readReadyReplies(context) : [],
      tellGuest(entered),
      expectedIn(entered),
      findAfterCall(entered, request),
    ]);
  return {
    room: shownRoom(entered),
    side: identity.kind,
    byLink: entered.link !== undefined,
    presence: appointment && appointmentPresence(appointment, context.now),
    ...told,
    after,
    now: context.now,
    appointments: appointments.map((each) => shownAppointment(entered.context, each)),
    appointmentLength,
    briefing,
    timeZone: context.profile.timeZone,
    colleagues,
    expected,
    readyReplies,
    ticket: answers?.[1].status ? answers[1].ticket : null,
    initial,
  };
}
