const base = "/secure/providerweb";

const query = (values: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );
  const text = search.toString();
  return text ? `?${text}` : "";
};

type Query = Record<string, string | number | undefined>;
/** What the lists of bookable visits go by. */
export type BookingList = "provider" | "service" | "department" | "practiceLocation";

/** Every URL that the app links to. */
export const paths = {
  entry: () => base,
  login: (next?: string) => `${base}/login${query({ next })}`,
  forgotPassword: () => `${base}/login/forgetpassword`,
  resetPassword: (token: string) => `${base}/login/forgetpassword${query({ token })}`,
  logout: (next?: string) => `/app/logout${query({ next })}`,
  patientSignup: (next?: string) => `${base}/signup${query({ next })}`,
  hpSignup: () => `${base}/register/hpsignup`,
  hpSignupSuccess: () => `${base}/register/hpsignup/success`,
  home: () => `${base}/home`,
  appointments: (filters: Record<string, string | number | undefined> = {}) => `${base}/appointments${query(filters)}`,
  appointment: (id: string) => `${base}/appointments/view/${id}`,
  appointmentConfirm: (id: string) => `${base}/appointments/confirm/${id}`,
  appointmentCancel: (id: string) => `${base}/appointments/cancel/${id}`,
  appointmentEdit: (id: string) => `${base}/appointments/edit/${id}`,
  videoAppointments: () => `${base}/video_appointments/list`,
  booking: () => `${base}/home/consultation`,
  videoBooking: (by: BookingList = "provider", values: Query = {}) => `${base}/videoAppointments/${by}${query(values)}`,
  clinicBooking: (by: BookingList = "provider", values: Query = {}) => `${base}/home/consultation/clinicAppointments/${by}${query(values)}`,
  bookVideoWith: (providerId: string, values: Query = {}) => `${base}/videoAppointments/${providerId}/bookAppointment${query(values)}`,
  bookClinicWith: (providerId: string, values: Query = {}) => `${base}/home/consultation/clinicAppointments/${providerId}/bookAppointment${query(values)}`,
  provider: (id: string) => `${base}/healthcare_provider/${id}`,
  bookWithProvider: (id: string, values: Query = {}) => `${base}/healthcare_provider/${id}/bookAppointment${query(values)}`,
  bookService: (service: string, values: Query = {}) => `${base}/home/consultation/book_appointment/${service}${query(values)}`,
  bookVideoService: (service: string, values: Query = {}) => `${base}/home/video-appointments/book_appointment/${service}${query(values)}`,
  /** What a booking leads to, for the browser that made it: the reference is signed and runs out. */
  booked: (reference: string) => `${base}/home/consultation/booked${query({ reference })}`,
  bookedCalendarFile: (reference: string) => `${base}/home/consultation/booked/appointment.ics${query({ reference })}`,
  waitingRooms: () => `${base}/e/waiting-room`,
  waitingRoom: (id: string) => `${base}/waitingRoom/${id}`,
  waitingRoomChat: (id: string, chatRoomId: string) => `${base}/waitingRoom/${id}/chat/${chatRoomId}`,
  /** The links that are mailed. Their tokens are capabilities; opening one redirects to a clean URL. */
  visitLink: (token: string) => `/v/${token}`,
  roomLink: (token: string) => `/r/${token}`,
  signInLink: (token: string) => `/s/in/${token}`,
  visit: () => `${base}/visit`,
  visitCalendarFile: () => `${base}/visit/appointment.ics`,
  patients: () => `${base}/patients`,
  settings: () => `${base}/settings`,
  help: (topic: string) => `${base}/help/${topic}`,
  notFound: () => "/404",
  serverError: () => "/app/static/error?pageName=500",
  developmentOutbox: () => "/development/outbox",
} as const;
