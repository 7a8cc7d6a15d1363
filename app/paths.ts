import { CHAT_PAGE } from "./kernel/chat-service";
import { PAYMENT_ROOTS } from "./kernel/payment-page";
import { WIDGET_ROOT } from "./kernel/widget-page";

const base = "/secure/providerweb";

const query = (values: Query): string => {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );
  return search.size > 0 ? `?${search.toString()}` : "";
};

type Query = Record<string, string | number | undefined>;
/** What the lists of bookable visits go by. */
export type BookingList = "provider" | "service" | "department" | "practiceLocation";

/** Every URL that the app links to. */
export const paths = {
  entry: () => base,
  /** `notice` names what the page says first: signedOut, sessionEnded, signInRequired, emailChanged, passwordChanged. */
  login: (next?: string, notice?: string) => `${base}/login${query({ next, notice })}`,
  /** The second step of signing in, and the setting up of one where the organization wants it. */
  secondStep: (next?: string) => `${base}/login/second-step${query({ next })}`,
  passkeySignIn: (next?: string) => `${base}/login/passkey${query({ next })}`,
  /** Where the browser asks what a passkey is to sign. */
  passkeySignInOptions: () => "/auth/passkey/signInOptions",
  passkeyRegisterOptions: () => "/auth/passkey/registerOptions",
  keepSession: () => "/auth/keepSession",
  /** `done` names what has just been done. */
  accountSecurity: (values: { done?: string } = {}) => `${base}/account/security${query(values)}`,
  /** Where whoever is signed in confirms their address, by the mailed `token`, or has another link mailed. */
  confirmEmail: (values: { token?: string; sent?: 1 } = {}) => `${base}/account/confirm_email${query(values)}`,
  accountPassword: () => `${base}/account/security/password`,
  accountEmail: () => `${base}/account/security/email`,
  /** Where somebody who is signed in shows again who they are, before what nobody else may do. */
  accountConfirm: (next?: string, problem?: string) => `${base}/account/security/confirm${query({ next, problem })}`,
  accountAuthenticator: () => `${base}/account/security/authenticator`,
  accountPasskey: () => `${base}/account/security/passkey`,
  accountRecoveryCodes: () => `${base}/account/security/recovery-codes`,
  forgotPassword: () => `${base}/login/forgetpassword`,
  /** Where somebody asks for a link that signs them in. */
  mailLink: () => `${base}/login/forgetpassword${query({ for: "link" })}`,
  resetPassword: (token: string) => `${base}/login/forgetpassword${query({ token })}`,
  logout: (next?: string) => `/app/logout${query({ next })}`,
  patientSignup: (next?: string) => `${base}/signup${query({ next })}`,
  createOrganization: () => "/create-organization",
  hpSignup: () => `${base}/register/hpsignup`,
  hpRegistration: () => `${base}/hp_registration/create`,
  hpSignupSuccess: () => `${base}/register/hpsignup/success`,
  /** `start` names the page that the signed-in person has chosen to begin with. */
  home: (values: Query = {}) => `${base}/home${query(values)}`,
  appointments: (filters: Record<string, string | number | undefined> = {}) => `${base}/appointments${query(filters)}`,
  /** `done` names the action that has just been taken. */
  appointment: (id: string, values: { done?: string } = {}) => `${base}/appointments/view/${id}${query(values)}`,
  /** A file of an appointment's chat, once it is in the record. */
  appointmentFile: (id: string, fileId: string) => `${base}/appointments/view/${id}/files/${fileId}`,
  appointmentConfirm: (id: string) => `${base}/appointments/confirm/${id}`,
  appointmentCancel: (id: string) => `${base}/appointments/cancel/${id}`,
  appointmentEdit: (id: string, values: { day?: string } = {}) => `${base}/appointments/edit/${id}${query(values)}`,
  /** Where staff give a visit to another provider. */
  appointmentAssign: (id: string) => `${base}/appointments/assign/${id}`,
  appointmentFilter: (filters: Record<string, string | number | undefined> = {}) =>
    `${base}/appointments/filter${query(filters)}`,
  setAppointment: (values: Record<string, string | number | undefined> = {}) =>
    `${base}/appointments/set_appointment${query(values)}`,
  /** Why a time is not offered to patients, for staff. */
  whyNotOffered: (values: Record<string, string | number | undefined> = {}) =>
    `${base}/appointments/why${query(values)}`,
  /** Where a patient who stands at the desk is added; `new` for somebody who has not been here before. */
  walkIn: (values: Query = {}) => `${base}/appointments/walk_in${query(values)}`,
  /** Where staff set visits that come again, and a series that they have set. */
  newSeries: (values: Query = {}) => `${base}/appointments/series/new${query(values)}`,
  series: (id: string, values: Query = {}) => `${base}/appointments/series/view/${id}${query(values)}`,
  /**
   * The times that several patients share; where one is made; and one of them. `done` names what has just been done.
   */
  groupSessions: (values: Query = {}) => `${base}/appointments/groups${query(values)}`,
  newGroupSession: (values: Query = {}) => `${base}/appointments/groups/new${query(values)}`,
  groupSession: (id: string, values: Query = {}) => `${base}/appointments/groups/view/${id}${query(values)}`,
  /**
   * Who waits for an earlier time: everybody for staff, a patient's own for them. `done` names what has just been done.
   */
  waitingList: (values: Query = {}) => `${base}/appointments/waiting_list${query(values)}`,
  /** Where a patient who finds no time asks to be told of one. */
  joinWaitingList: (values: Query = {}) => `${base}/appointments/waiting_list/join${query(values)}`,
  videoAppointments: (filters: Record<string, string | number | undefined> = {}) =>
    `${base}/video_appointments/list${query(filters)}`,
  booking: () => `${base}/home/consultation`,
  /** Where visitors and patients write to the practice by the chat service that it has chosen. */
  chat: () => CHAT_PAGE,
  /** With what the addresses of public booking begin. */
  bookingRoots: () => [`${base}/home/`, `${base}/videoAppointments`, `${base}/healthcare_provider`],
  videoBooking: (by: BookingList = "provider", values: Query = {}) => `${base}/videoAppointments/${by}${query(values)}`,
  clinicBooking: (by: BookingList = "provider", values: Query = {}) =>
    `${base}/home/consultation/clinicAppointments/${by}${query(values)}`,
  bookVideoWith: (providerId: string, values: Query = {}) =>
    `${base}/videoAppointments/${providerId}/bookAppointment${query(values)}`,
  bookClinicWith: (providerId: string, values: Query = {}) =>
    `${base}/home/consultation/clinicAppointments/${providerId}/bookAppointment${query(values)}`,
  provider: (id: string) => `${base}/healthcare_provider/${id}`,
  bookWithProvider: (id: string, values: Query = {}) =>
    `${base}/healthcare_provider/${id}/bookAppointment${query(values)}`,
  bookService: (service: string, values: Query = {}) =>
    `${base}/home/consultation/book_appointment/${service}${query(values)}`,
  bookVideoService: (service: string, values: Query = {}) =>
    `${base}/home/video-appointments/book_appointment/${service}${query(values)}`,
  /** What a booking leads to, for the browser that made it: the reference is signed and runs out. */
  booked: (reference: string) => `${base}/home/consultation/booked${query({ reference })}`,
  bookedCalendarFile: (reference: string, lang?: string) =>
    `${base}/home/consultation/booked/appointment.ics${query({ reference, lang })}`,
  /** The booking in another site's page, and what it leads to. */
  widget: (organizationId: string, values: Query = {}) => `${WIDGET_ROOT}${organizationId}${query(values)}`,
  widgetBooked: (organizationId: string, values: Query) => `${WIDGET_ROOT}${organizationId}/booked${query(values)}`,
  /** Where the rooms that several doctors share are made. */
  sharedRooms: () => `${base}/e/waiting-room/shared`,
  waitingRooms: () => `${base}/e/waiting-room`,
  waitingRoom: (id: string) => `${base}/waitingRoom/${id}`,
  /** Where whoever opened a room's link says who they are. */
  joinRoom: (id: string) => `${base}/waitingRoom/${id}/join`,
  /** Where staff make a link into the room for the patient of a visit. */
  shareRoomLink: (appointmentId: string) => `${base}/waitingRoom/link/${appointmentId}`,
  /** Where the page of a room reaches it for one visit, or for all: the socket, and the calls that stand in for it. */
  waitingRoomEndpoints: (waitingRoomId: string, appointmentId?: string) => {
    const call = (name: string) => `/waitingRoom/${name}${query({ waitingRoomId, appointmentId })}`;
    return {
      socket: `/realtime/waitingRoom/${waitingRoomId}${query({ appointmentId })}`,
      ticket: call("ticket"),
      poll: call("poll"),
      send: call("sendChatMessage"),
      checkIn: call("checkIn"),
      admit: call("admit"),
      leave: call("leave"),
      act: call("act"),
    };
  },
  /** The socket on which a provider's board tells which time was taken or freed. */
  scheduleBoard: (employeeId: string) => `/realtime/scheduleBoard/${employeeId}`,
  /**
   * What the organization has sent, and could not send; `before` is the last one that the page before showed or looked
   * at.
   */
  sentMessages: (values: Query = {}) => `${base}/e/settings/sent-messages${query(values)}`,
  /** How mails are worded: all of them, and one in one language; `done` names what has just been done. */
  wordings: () => `${base}/e/settings/notification-templates`,
  wording: (template: string, values: { language?: string; done?: string } = {}) =>
    `${base}/e/settings/notification-templates/${template}${query(values)}`,
  textWording: (template: string, values: { language?: string; done?: string } = {}) =>
    `${base}/e/settings/text-templates/${template}${query(values)}`,
  /**
   * What the signed-in user was told of inside the app, and the socket and calls by which an open page hears of more.
   */
  notifications: (values: Query = {}) => `${base}/notifications${query(values)}`,
  userInbox: () => "/realtime/userInbox",
  /** What a user wants to be told by which way. `done` names what has just been done. */
  notificationPreferences: (values: Query = {}) => `${base}/notifications/preferences${query(values)}`,
  /** Where a browser says that it shows what its user is told of, and where it says that it does no more. */
  pushSubscription: () => "/api/v4/inapp/pushSubscription",
  /** Where a service reports how a message goes; its signature is over this address too. */
  notificationStatus: (transport: string, delivery?: string) =>
    `/notificationStatus/${transport}${query({ delivery })}`,
  /** Messages of the practice to the patients who have consented. `done` names what has just been done. */
  marketing: (values: Query = {}) => `${base}/e/marketing${query(values)}`,
  /** The organization's account for texts and WhatsApp messages. `done` names what has just been done. */
  messageAccount: (values: Query = {}) => `${base}/e/settings/whatsapp/account${query(values)}`,
  unreadNotifications: () => "/api/v4/inapp/notification/unreadCount",
  waitingRoomChat: (id: string, chatRoomId: string) => `${base}/waitingRoom/${id}/chat/${chatRoomId}`,
  /** Where files for a chat are sent, and one that was sent. */
  chatFiles: (id: string, chatRoomId: string) => `${base}/waitingRoom/${id}/chat/${chatRoomId}/files`,
  chatFile: (id: string, chatRoomId: string, fileId: string) =>
    `${base}/waitingRoom/${id}/chat/${chatRoomId}/files/${fileId}`,
  /** The video visit in a chat room, and the two addresses that lead there from a visit. */
  waitingRoomVideo: (id: string, chatRoomId: string) => `${base}/waitingRoom/${id}/chat/${chatRoomId}/video`,
  videoSession: (appointmentId: string) => `${base}/video_appointments/video_session/${appointmentId}`,
  videoSessionConfig: (id: string, appointmentId: string) =>
    `/waitingRoom/videoSessionConfig${query({ waitingRoomId: id, appointmentId })}`,
  /** Where the page of a video visit talks to the video server. */
  videoServer: () => "/waitingRoom/videoServer",
  /** The calls of a video session. */
  videoSessionCalls: () => ({
    start: "/videoSession/start",
    end: "/videoSession/end",
    live: "/videoSession/live",
    alert: "/videoSession/alertRemote",
    note: "/videoSession/saveReviewNote",
  }),
  /** The links that are mailed. Their tokens are capabilities; opening one redirects to a clean URL. */
  visitLink: (token: string) => `/v/${token}`,
  waitingOffer: (token: string, values: Query = {}) => `/w/${token}${query(values)}`,
  roomLink: (token: string) => `/r/${token}`,
  signInLink: (token: string, next?: string) => `/s/in/${token}${query({ next })}`,
  invite: (token: string) => `/s/invite/${token}`,
  /** Where the mailbox of a new address proves itself. */
  confirmNewEmail: (token: string) => `/s/email/${token}`,
  visit: (values: { done?: string } = {}) => `${base}/visit${query(values)}`,
  visitRoom: () => `${base}/visit?index`,
  visitFile: (fileId: string) => `${base}/visit/files/${fileId}`,
  visitReschedule: (values: { day?: string } = {}) => `${base}/visit/reschedule${query(values)}`,
  visitCancel: () => `${base}/visit/cancel`,
  /** Where a visit is paid: `reference` is the booking's, `payment` the signed name of a payment that was begun. */
  makePayment: (appointmentId: string, values: { reference?: string; payment?: string } = {}) =>
    `${PAYMENT_ROOTS.visit}${appointmentId}${query(values)}`,
  /** Where anybody pays the practice, and with `payment` how that went. */
  payNow: (organizationId: string, values: { payment?: string } = {}) =>
    `${PAYMENT_ROOTS.practice}${organizationId}${query(values)}`,
  /** Where a gateway tells the organization of its payments. */
  gatewayWebhook: (type: string) => `/paymentGateway/${type}/webhook`,
  visitCalendarFile: () => `${base}/visit/appointment.ics`,
  /** Where one's own calendar program reads one's visits, and where such addresses are made and ended. */
  calendarFeed: (token: string, lang?: string) => `/calendar/${token}.ics${query({ lang })}`,
  calendarFeeds: (values: { done?: string } = {}) => `${base}/settings/calendar_settings/feeds${query(values)}`,
  /** A doctor's timings, one's own without an id; `done` names what has just been done. */
  employeeTimings: (teamUserId?: string, values: Query = {}) =>
    `${base}/settings/employeeMgmt/timings${teamUserId ? `/${teamUserId}` : ""}${query(values)}`,
  patients: (values: Query = {}) => `${base}/patients${query(values)}`,
  patientCreate: () => `${base}/patients/create`,
  patientEdit: (id: string) => `${base}/patients/edit/${id}`,
  /**
   * `done` names what has just been done with the patient, `item` the insurance or file that it was done with;
   * `before` is the consultation after whose page the list of them goes on.
   */
  patient: (id: string, values: { done?: string; item?: string; before?: string } = {}) =>
    `${base}/patients/details/${id}${query(values)}`,
  /** Where staff say which record somebody who booked without an account belongs to. */
  samePerson: (id: string) => `${base}/patients/same_person/${id}`,
  /** An insurance of a patient; a new one without an id. */
  patientInsurance: (patientId: string, id?: string) =>
    `${base}/patients/insurance/${patientId}${id === undefined ? "" : `/${id}`}`,
  patientIdentification: (patientId: string) => `${base}/patients/identification/${patientId}`,
  setClinicAppointment: (patientId: string) => `${base}/appointments/set_appointment_patient/clinic/${patientId}`,
  setVideoAppointment: (patientId: string) => `${base}/video_appointments/set_appointment_patient/video/${patientId}`,
  patientCategories: (values: Query = {}) => `${base}/settings/patientcategories${query(values)}`,
  /** Bringing patients in by file; `done` names what has just been done. */
  patientImports: (values: Query = {}) => `${base}/patientimport${query(values)}`,
  patientImport: (id: string, values: Query = {}) => `${base}/patientimport/${id}${query(values)}`,
  /** The calls that take a file of patients in parts. */
  importUploads: () => "/patientImport/uploads",
  importUpload: (id: string) => `/patientImport/uploads/${id}`,
  importPart: (id: string, part: number) => `/patientImport/uploads/${id}/${part}`,
  /** Calls whose answers are files. */
  importedFile: (id: string) => `/patientImport/download/${id}`,
  refusedRows: (id: string) => `/patientImport/refused/${id}`,
  family: (values: Query = {}) => `${base}/family_accounts${query(values)}`,
  familyCreate: (values: { kind?: string } = {}) => `${base}/family_accounts/create${query(values)}`,
  familyEdit: (id: string) => `${base}/family_accounts/edit/${id}`,
  familyHelp: () => `${base}/family_accounts/help`,
  /** Where a relative answers by the link that was mailed to them. */
  familyConsent: (relationId: string, token: string) => `/s/family/${relationId}/${token}`,
  /** On which the receiver of a mail says that they want no more of its kind. */
  unsubscribe: (token: string) => `/s/unsubscribe/${token}`,
  signupStep: (step: string, next?: string) => `${base}/signup/${step}${query({ next })}`,
  /** One step alone, of somebody who signed up before: `next` is where they were. */
  owedStep: (step: string, next: string) => `${base}/signup/${step}${query({ next, only: 1 })}`,
  /** The index of settings; `q` searches it. */
  settings: (q?: string) => `${base}/settings${query({ q })}`,
  /** A screen of settings by its name in the address; `done` names what has just been done. */
  setting: (name: string, values: Query = {}) => `${base}/settings/${name}${query(values)}`,
  /** What patients read and answer before a visit. */
  patientBriefing: () => `${base}/e/patient-briefing`,
  adminSetting: (name: string, values: Query = {}) => `${base}/e/settings/${name}${query(values)}`,
  /** What whoever books an offering is asked; `done` names what has just been done to which question. */
  bookingQuestions: (offeringId: string, values: Query = {}) =>
    `${base}/settings/booking_questions/${offeringId}${query(values)}`,
  apiKeys: (values: { done?: string } = {}) => `${base}/settings/api_settings${query(values)}`,
  createApiKey: () => `${base}/settings/api_settings/create`,
  apiKey: (id: string, values: { done?: string } = {}) => `${base}/settings/api_settings/view/${id}${query(values)}`,
  externalApps: (values: { done?: string; id?: string } = {}) => `${base}/settings/api_settings/apps${query(values)}`,
  createExternalApp: () => `${base}/settings/api_settings/apps/create`,
  /** A provider's calendar at Google; `connect` leads on to Google, `done` names what has just been done. */
  googleCalendar: (values: { connect?: string; done?: string; problem?: string } = {}) =>
    `${base}/settings/google_calendar${query(values)}`,
  /** Demo data on request; `done` names what has just been done, `problem` why it was not. */
  demoData: (values: { done?: string; problem?: string } = {}) => `${base}/settings/demo_data${query(values)}`,
  openApi: () => "/openapi.json",
  /** `done` names what was done to whom, so that it can be taken back. */
  employees: (values: Query = {}) => `${base}/settings/employeeMgmt/list${query(values)}`,
  employeeCreate: () => `${base}/settings/employeeMgmt/create`,
  employeeEdit: (id: string) => `${base}/settings/employeeMgmt/edit/${id}`,
  employeeSettings: (id: string, values: Query = {}) =>
    `${base}/settings/employeeMgmt/employeeSettings/${id}${query(values)}`,
  employeeAccount: (id: string, values: Query = {}) =>
    `${base}/settings/employeeMgmt/employeeSettings/${id}/${id}/userAccount${query(values)}`,
  employeeProfile: (id: string, values: Query = {}) =>
    `${base}/settings/employeeMgmt/employeeSettings/${id}/${id}/profile${query(values)}`,
  employeeServices: (id: string) => `${base}/settings/employeeMgmt/services/${id}`,
  ownershipReassign: () => `${base}/ownership_reassign`,
  help: (topic: string) => `${base}/help/${topic}`,
  logo: (fileId: string) => `/logo/${fileId}`,
  /** A provider's photo, for the world; a file, as a download for whoever may read it. */
  photo: (fileId: string) => `/photo/${fileId}`,
  file: (fileId: string) => `${base}/files/${fileId}`,
  notFound: () => "/404",
  serverError: () => "/app/static/error?pageName=500",
  /** `before` is the last mail that the page before showed. */
  developmentOutbox: (values: Query = {}) => `/development/outbox${query(values)}`,
  developmentCheckout: (id: string) => `/development/checkout/${id}`,
  developmentMail: (id: string) => `/development/outbox/${id}`,
} as const;
