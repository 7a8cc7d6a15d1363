import { auditStatement } from "~/db/commit.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readAppointments } from "../../data/rooms/room-read.server";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import type { CallWay } from "../../domain/video/room-call-state";
import { findIceServers } from "./find-ice-servers.server";
import { readReviewNotes, type ReviewNote } from "../record/read-review-notes.server";
import { reachOpenVideoCall, type ReachedVideoCall } from "../sessions/reach-video-call.server";
import { sessionEntry, type VideoCallEntry } from "../../support/sessions/video-call-entry.server";
import type { IceServer } from "../../adapters/turn-credentials.server";
import { hasVideoServer } from "../../support/video/video-server-of.server";
import { appointmentsInCall, type AppointmentInCall } from "../../support/sessions/appointments-in-call.server";
import { shownAppointment, viewRoom, type RoomPage, type RoomAppointment } from "../rooms/view-room.server";

/** What the provider's side has written of one appointment. */
export interface NotesOfAppointment {
  appointmentId: string;
  /** Of its patient, where there are several in the call; null else. */
  patientName: string | null;
  notes: ReviewNote[];
}

export interface VideoAppointmentPage extends RoomPage {
  entry: VideoCallEntry;
  appointment: RoomAppointment | null;
  iceServers: IceServer[];
  /** How pictures go, as far as the deployment is concerned. */
  way: CallWay;
  appointmentId: string;
  /**
   * Of the provider's side, of a group session for each appointment that is not off; nothing of them goes to a patient.
   */
  notes: NotesOfAppointment[];
  /** The appointments whose consultations this person may open. */
  consults: { appointmentId: string; patientName: string | null }[];
  /** The patients in the call whose pages this person may open. */
  patients: { patientId: string; name: string }[];
}

/** An appointment whose patient has not come yet, read with a line of audit as those are whose patients have. */
async function readAhead(context: RequestContext, appointmentId: string): Promise<RoomAppointment | null> {
  const [appointment] = await readAppointments(context.db, [appointmentId]);
  if (!appointment) return null;
  const { patientId } = appointment;
  const read = { action: "patient.read", subjectKind: "appointment", subjectId: appointmentId, patientId };
  await context.db.rawBatch([auditStatement(context, read)]);
  return shownAppointment(context, appointment);
}

/**
 * The notes of every appointment that the provider is in; those of appointments that were called off stay with the
 * appointment.
 */
async function notesFor(
  { context, party, session }: ReachedVideoCall,
  appointments: readonly AppointmentInCall[],
  shown: (appointmentId: string) => Promise<RoomAppointment | null>,
): Promise<NotesOfAppointment[]> {
  if (party === "patient") return [];
  const isOff = (appointment: AppointmentInCall) => {
    const presence = appointmentPresence(appointment, context.now);
    return presence.kind === "over" && presence.outcome === "canceled";
  };
  const listed = appointments.filter(
    (appointment) => appointment.appointmentId === session.appointmentId || !isOff(appointment),
  );
  return Promise.all(
    listed.map(async ({ appointmentId }) => ({
      appointmentId,
      patientName: session.sessionId === null ? null : ((await shown(appointmentId))?.patientName ?? null),
      notes: await readReviewNotes(context, appointmentId),
    })),
  );
}

/** Whether whoever is in the call may open the consultation of its appointments. */
const mayConsult = (
  context: RequestContext,
  { session: { appointmentId: id, employeeId, patientId } }: ReachedVideoCall,
) =>
  context.actor.kind === "employee" &&
  verdictOf(context, "consultation.write", { kind: "appointment", id, employeeId, patientId }) === "allowed";

/** Whose pages whoever is in the call may open beside it. */
async function patientsOf(
  { context, party, session: { employeeId } }: ReachedVideoCall,
  appointments: readonly AppointmentInCall[],
  shown: (appointmentId: string) => Promise<RoomAppointment | null>,
): Promise<VideoAppointmentPage["patients"]> {
  if (party === "patient" || verdictOf(context, "patient.list") !== "allowed") return [];
  const opened = appointments.flatMap(({ appointmentId, patientId }) => {
    if (patientId === null) return [];
    const subject = { kind: "patient", id: patientId, patientId, employeeId };
    return verdictOf(context, "patient.read", subject) === "allowed" ? [{ appointmentId, patientId }] : [];
  });
  return Promise.all(
    opened.map(async ({ appointmentId, patientId }) => ({
      patientId,
      name: (await shown(appointmentId))?.patientName ?? "",
    })),
  );
}

/**
 * All that the page of a video appointment is rendered from; of a group session the provider's page is that of any of
 * its appointments.
 * @throws what reachVideoCall throws; NotFoundError for an appointment of another room
 */
export async function viewVideoAppointment(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<VideoAppointmentPage> {
  const reached = await reachOpenVideoCall(context, request, chatRoomId);
  if (reached.session.waitingRoomId !== waitingRoomId) throw new NotFoundError();
  const page = await viewRoom(context, request, waitingRoomId, chatRoomId);
  const { appointmentId } = reached.session;
  const read = new Map<string, Promise<RoomAppointment | null>>();
  const shown = async (id: string) => {
    const known = page.appointments.find((appointment) => appointment.appointmentId === id);
    if (known) return known;
    const reading = read.get(id) ?? readAhead(context, id);
    read.set(id, reading);
    return reading;
  };
  const appointments = await appointmentsInCall(reached);
  const [notes, patients] = await Promise.all([
    notesFor(reached, appointments, shown),
    patientsOf(reached, appointments, shown),
  ]);
  return {
    ...page,
    appointmentId,
    notes,
    consults: mayConsult(context, reached) ? notes.map(({ notes: _, ...of }) => of) : [],
    patients,
    entry: sessionEntry(reached),
    appointment: await shown(appointmentId),
    iceServers: await findIceServers(context, reached.identity.memberId),
    way: hasVideoServer(context.env) ? "sfu" : "mesh",
  };
}
