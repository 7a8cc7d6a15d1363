import { at } from "./at";

/** Every URL of scheduling that the app links to. */
export const schedulingPaths = {
  appointments: at("/secure/providerweb/appointments"),
  /** `done` names the action that has just been taken. */
  appointment: at("/secure/providerweb/appointments/view/:appointmentId?"),
  appointmentConfirm: at("/secure/providerweb/appointments/confirm/:appointmentId?"),
  appointmentCancel: at("/secure/providerweb/appointments/cancel/:appointmentId?"),
  appointmentEdit: at("/secure/providerweb/appointments/edit/:appointmentId?"),
  /** Where staff give an appointment to another provider. */
  appointmentAssign: at("/secure/providerweb/appointments/assign/:appointmentId?"),
  appointmentFilter: at("/secure/providerweb/appointments/filter"),
  setAppointment: at("/secure/providerweb/appointments/set_appointment"),
  /** Why a time is not offered to patients, for staff. */
  whyNotOffered: at("/secure/providerweb/appointments/why"),
  /** Where a patient who stands at the desk is added; `new` for somebody who has not been here before. */
  walkIn: at("/secure/providerweb/appointments/walk_in"),
  /** Where staff set appointments that come again, and a series that they have set. */
  newSeries: at("/secure/providerweb/appointments/series/new"),
  series: at("/secure/providerweb/appointments/series/view/:seriesId"),
  /**
   * The times that several patients share; where one is made; and one of them. `done` names what has just been done.
   */
  groupSessions: at("/secure/providerweb/appointments/groups"),
  newGroupSession: at("/secure/providerweb/appointments/groups/new"),
  groupSession: at("/secure/providerweb/appointments/groups/view/:sessionId"),
  /**
   * Who waits for an earlier time: everybody for staff, a patient's own for them. `done` names what has just been done.
   */
  waitingList: at("/secure/providerweb/appointments/waiting_list"),
  /** Where a patient who finds no time asks to be told of one. */
  joinWaitingList: at("/secure/providerweb/appointments/waiting_list/join"),
  videoAppointments: at("/secure/providerweb/video_appointments/list"),
  /** The socket on which a provider's board tells which time was taken or freed. */
  scheduleBoard: at("/realtime/scheduleBoard/:employeeId"),
  /** The links that are mailed. Their tokens are capabilities; opening one redirects to a clean URL. */
  ownAppointmentLink: at("/v/:token"),
  waitingOffer: at("/w/:token"),
  ownAppointment: at("/secure/providerweb/visit"),
  /** Where the button on that page is posted that leads into the waiting room. */
  ownAppointmentRoom: () => "/secure/providerweb/visit?index",
  ownAppointmentReschedule: at("/secure/providerweb/visit/reschedule"),
  ownAppointmentCancel: at("/secure/providerweb/visit/cancel"),
  ownAppointmentCalendarFile: at("/secure/providerweb/visit/appointment.ics"),
  /** Where one's own calendar program reads one's appointments, and where such addresses are made and ended. */
  calendarFeed: (token: string, lang?: string) => at("/calendar/:file")(`${token}.ics`, { lang }),
  calendarFeeds: at("/secure/providerweb/settings/calendar_settings/feeds"),
  /** A doctor's timings, one's own without an id; `done` names what has just been done. */
  employeeTimings: at("/secure/providerweb/settings/employeeMgmt/timings/:teamUserId?"),
  setClinicAppointment: at("/secure/providerweb/appointments/set_appointment_patient/clinic/:patientId"),
  setVideoAppointment: at("/secure/providerweb/video_appointments/set_appointment_patient/video/:patientId"),
} as const;
