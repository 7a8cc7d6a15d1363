/* Every URL of scheduling that the app links to. */
import { at } from "./at";

export const appointments = at("/secure/providerweb/appointments");
export const appointmentsExport = at("/secure/providerweb/appointments/export");
/** `done` names the action that has just been taken. */
export const appointment = at("/secure/providerweb/appointments/view/:appointmentId?");
/** One's own appointment as a file for a calendar. */
export const appointmentForCalendar = at("/secure/providerweb/appointments/view/:appointmentId/appointment.ics");
export const appointmentConfirm = at("/secure/providerweb/appointments/confirm/:appointmentId?");
export const appointmentCancel = at("/secure/providerweb/appointments/cancel/:appointmentId?");
export const appointmentEdit = at("/secure/providerweb/appointments/edit/:appointmentId?");
/** Where staff give an appointment to another provider. */
export const appointmentAssign = at("/secure/providerweb/appointments/assign/:appointmentId?");
export const appointmentFilter = at("/secure/providerweb/appointments/filter");
export { bookingPanel } from "./booking-panel";
/** Why a time is not offered to patients, for staff. */
export const whyNotOffered = at("/secure/providerweb/appointments/why");
/** A series that staff have set. */
export const series = at("/secure/providerweb/appointments/series/view/:seriesId");
/**
 * The times that several patients share; where one is made; and one of them. `done` names what has just been done.
 */
export const groupSessions = at("/secure/providerweb/appointments/groups");
export const newGroupSession = at("/secure/providerweb/appointments/groups/new");
export const groupSession = at("/secure/providerweb/appointments/groups/view/:sessionId");
/**
 * Who waits for an earlier time: everybody for staff, a patient's own for them. `done` names what has just been done.
 */
export const waitingList = at("/secure/providerweb/appointments/waiting_list");
/** Where a patient who finds no time asks to be told of one. */
export const joinWaitingList = at("/secure/providerweb/appointments/waiting_list/join");
export const videoAppointments = at("/secure/providerweb/video_appointments/list");
/** The socket on which a provider's board tells which time was taken or freed. */
export const scheduleBoard = at("/realtime/scheduleBoard/:employeeId");
/** The sockets on which the desk's pages, and the page of one appointment, hear how far patients are. */
export const deskLine = at("/realtime/scheduleBoard/desk");
export const appointmentLine = at("/realtime/scheduleBoard/appointment/:appointmentId");
/** All doctors and rooms of today; where the arrival of one patient is noted; and how patients arrive at each location. */
export const deskBoard = at("/secure/providerweb/appointments/desk");
export const arrival = at("/secure/providerweb/appointments/arrival/:appointmentId");
export const arrivalSettings = at("/secure/providerweb/settings/arrivals");
/** The kiosk of a location, at which patients check themselves in; without one the locations that have it. */
export const kiosk = at("/arrive/:branchId?");
/** The links that are mailed. Their tokens are capabilities; opening one redirects to a clean URL. */
export const ownAppointmentLink = at("/v/:token");
export const waitingOffer = at("/w/:token");
export const ownAppointment = at("/secure/providerweb/visit");
/** Where the button on that page is posted that leads into the waiting room. */
export const ownAppointmentRoom = () => "/secure/providerweb/visit?index";
export const ownAppointmentReschedule = at("/secure/providerweb/visit/reschedule");
export const ownAppointmentCancel = at("/secure/providerweb/visit/cancel");
/** Where the browser of its holder asks what a passkey for a new account is to sign. */
export const ownAppointmentPasskey = at("/secure/providerweb/visit/passkey");
export const ownAppointmentCalendarFile = at("/secure/providerweb/visit/appointment.ics");
/** Where one's own calendar program reads one's appointments, and where such addresses are made and ended. */
export const calendarFeed = (token: string, lang?: string) => at("/calendar/:file")(`${token}.ics`, { lang });
export const calendarFeeds = at("/secure/providerweb/settings/calendar_settings/feeds");
/** The same for a patient. */
export const ownCalendar = at("/secure/providerweb/account/calendar");
/** A doctor's timings, one's own without an id; `done` names what has just been done. */
export const employeeTimings = at("/secure/providerweb/settings/employeeMgmt/timings/:teamUserId?");
