import { appointmentSeries } from "~/db/schema/appointment-series.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import {
  newId,
  newToken,
  appointmentInPath,
  base,
  each,
  inPath,
  patientInPath,
  sessionBody,
  type About,
  type Circumstances,
  type Recipe,
  type Recipes,
  type ThingOf,
} from "../recipe";

const HOUR = 3_600_000;

const ids = {
  appointmentToken: newToken("visit"),
  /** An entry of the waiting list that is offered a time, and the token of the mailed link. */
  waiting: newId,
  offerToken: newToken("offer"),
  series: newId,
  /** A group session. */
  session: newId,
};
type OwnThing = ThingOf<typeof ids>;

const questioned: Recipe<OwnThing> = {
  shared: true,
  about: (thing) => ({ params: { offeringId: thing.offering }, body: { intent: "save" } }),
};

const change = (
  body: (thing: OwnThing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe<OwnThing> => ({
  about: (thing, circumstances) => ({ body: { appointmentId: thing.appointment, ...body(thing, circumstances) } }),
  changes: true,
});

const action = (body: (circumstances: Circumstances) => Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing, circumstances) => ({ params: { appointmentId: thing.appointment }, body: body(circumstances) }),
  changes: true,
});

/** A change of a group session, by what its form or call says of it. */
const sessionChange = (
  body: (thing: OwnThing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe<OwnThing> => ({
  about: (thing, circumstances) => ({ body: { sessionId: thing.session, ...body(thing, circumstances) } }),
  changes: true,
});

/** One that is made of what is not given to groups, which is refused as input. */
const newSession: Recipe<OwnThing> = {
  about: ({ clinicOffering, employee, branch }, { startsAt }) => ({
    body: {
      serviceOfferingId: clinicOffering,
      employeeId: employee,
      branchId: branch,
      startsAt,
      timesFor: [clinicOffering, employee, branch].join("/"),
    },
  }),
};

const setting: Recipe<OwnThing> = {
  leaves: true,
  about: ({ patient, offering, employee, branch }, { startsAt }) => ({
    body: {
      patientId: patient,
      serviceOfferingId: offering,
      employeeId: employee,
      branchId: branch,
      startsAt,
    },
  }),
};

/** The same as the panel posts it: the time with its doctor, and for which choice it was shown. */
const panel: Recipe<OwnThing> = {
  leaves: true,
  about: ({ patient, offering, employee, branch }, { startsAt }) => ({
    body: {
      patientId: patient,
      serviceOfferingId: offering,
      employeeId: employee,
      branchId: branch,
      mode: "time",
      slot: `${startsAt}_${employee}`,
      timesFor: ["time", offering, employee, branch].join("/"),
    },
  }),
};

const setScreens = [
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  "/app/appointments/setAppointmentService/:patientId",
];

const setScreensOfService = [
  "appointments/set_appointment/:service?",
  "video_appointments/set_appointment/:service?",
  "set_appointment/:service?",
  "appointments/walk_in",
  "appointments/series/new",
].map((path) => `${base}/${path}`);

async function stock(stock: Stock, thing: OwnThing, { now, startsAt, soon, rejected, bookedBy }: About): Promise<void> {
  stock.add("appointment", {
    id: thing.appointment,
    state_id: rejected ? 5 : soon ? 2 : 1,
    type: "video",
    employee_id: thing.employee,
    branch_id: thing.branch,
    service_offering_id: thing.offering,
    patient_id: thing.patient,
    starts_at: startsAt,
    ends_at: startsAt + 15 * 60_000,
    time_zone: "UTC",
    local_day: new Date(startsAt).toISOString().slice(0, 10),
    booked_by: bookedBy,
    created_at: now,
    updated_at: now,
  });
  stock.add("appointment_history", {
    appointment_id: thing.appointment,
    version: 1,
    at: now,
    action: "book",
    actor_kind: "patient",
    actor_id: thing.patient,
    from_state_id: null,
    to_state_id: soon ? 2 : 1,
    starts_at: startsAt,
  });
  if (rejected)
    stock.add("appointment_history", {
      ...{ appointment_id: thing.appointment, version: 2, at: now, action: "reject", actor_kind: "employee" },
      ...{ actor_id: thing.employee, from_state_id: 1, to_state_id: 5, starts_at: startsAt },
    });
  stock.add("appointment_arrival", { appointment_id: thing.appointment, arrived_at: now, way: "DESK" });
  stock.add("appointment_link", {
    token_hash: await sha256(thing.appointmentToken),
    appointment_id: thing.appointment,
    created_at: now,
    expires_at: now + 200 * HOUR,
  });
  stock.add("appointment_series", {
    id: thing.series,
    patient_id: thing.patient,
    employee_id: thing.employee,
    service_offering_id: thing.offering,
    branch_id: thing.branch,
    every: "WEEK",
    [appointmentSeries.appointments.name]: 2,
    first_starts_at: startsAt,
    created_at: now,
  });
  stock.add("group_session", {
    id: thing.session,
    service_offering_id: thing.clinicOffering,
    employee_id: thing.employee,
    branch_id: thing.branch,
    title: thing.session,
    capacity: 3,
    state: "OPEN",
    starts_at: startsAt,
    ends_at: startsAt + 15 * 60_000,
    time_zone: "UTC",
    created_at: now,
    updated_at: now,
  });
  stock.add("waiting_list", {
    id: thing.waiting,
    patient_id: thing.patient,
    appointment_id: thing.appointment,
    employee_id: thing.employee,
    service_offering_id: thing.offering,
    branch_id: thing.branch,
    subject_key: thing.appointment,
    from_day: new Date(now).toISOString().slice(0, 10),
    to_day: new Date(startsAt).toISOString().slice(0, 10),
    state: "OFFERED",
    offered_employee_id: thing.employee,
    offered_starts_at: startsAt - HOUR,
    offered_ends_at: startsAt - HOUR / 2,
    offer_expires_at: now + HOUR,
    offer_hash: await sha256(thing.offerToken),
    passed_offers: 0,
    created_at: now,
    version: 1,
  });
}

const recipes: Recipes<OwnThing> = {
  "GET /v/:token": inPath("token", (thing) => thing.appointmentToken, { shared: true }),
  "GET /w/:token": inPath("token", (thing) => thing.offerToken, { shared: true }),
  "POST /w/:token": {
    shared: true,
    changes: true,
    about: (thing) => ({ params: { token: thing.offerToken }, body: { intent: "decline" } }),
  },
  [`POST ${base}/payments/list`]: { plain: () => ({ body: { intent: "pay" } }) },
  [`POST ${base}/payments/create`]: { plain: () => ({ body: { intent: "balance", kind: "CASH" } }) },
  [`POST ${base}/payments/edit/:itemId?`]: {
    plain: ({ unique }) => ({ params: { itemId: unique }, body: { intent: "refund", deskId: unique } }),
  },
  ...Object.fromEntries(
    ["edit/:itemId?", "view/:itemId?", "receipt/:itemId", "receipt/:itemId/pdf"].map((page) => [
      `GET ${base}/payments/${page}`,
      { plain: ({ unique }: Circumstances) => ({ params: { itemId: unique } }) },
    ]),
  ),
  ...Object.fromEntries(
    ["receipts/:year", "receipts/:year/pdf"].map((page) => [
      `GET ${base}/payments/${page}`,
      { plain: () => ({ params: { year: "2026" } }) },
    ]),
  ),
  [`GET ${base}/appointments/view/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/view/:appointmentId/appointment.ics`]: appointmentInPath,
  [`GET ${base}/appointments/confirm/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/cancel/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/edit/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/assign/:appointmentId?`]: appointmentInPath,
  [`POST ${base}/appointments/assign/:appointmentId?`]: action(() => ({ employeeId: "nobody" })),
  [`POST ${base}/appointments`]: change(() => ({ intent: "cancel" })),
  [`POST ${base}/appointments/view/:appointmentId?`]: action(() => ({ intent: "cancel" })),
  [`POST ${base}/appointments/confirm/:appointmentId?`]: action(() => ({ intent: "confirm" })),
  [`POST ${base}/appointments/cancel/:appointmentId?`]: action(() => ({ intent: "cancel" })),
  [`POST ${base}/appointments/edit/:appointmentId?`]: action(({ startsAt }) => ({ startsAt })),
  [`GET ${base}/appointments/book_appointment/:service`]: { plain: () => ({ params: { service: "video" } }) },
  [`GET ${base}/video_appointments/book_appointment/:service`]: { plain: () => ({ params: { service: "video" } }) },
  ...each("GET", setScreens, patientInPath),
  ...each("GET", setScreensOfService, { plain: () => ({}) }),
  [`GET ${base}/appointments/booking_panel`]: { about: ({ patient }) => ({ query: { patient } }) },
  [`POST ${base}/appointments/booking_panel`]: panel,
  [`POST ${base}/appointments/waiting_list`]: {
    about: (thing) => ({ body: { waitingId: thing.waiting } }),
    changes: true,
  },
  [`GET ${base}/appointments/waiting_list/join`]: {
    shared: true,
    about: (thing) => ({ query: { serviceOfferingId: thing.offering } }),
  },
  [`POST ${base}/appointments/waiting_list/join`]: {
    shared: true,
    about: (thing) => ({
      // As the form posts: to the page that it stands on.
      query: { serviceOfferingId: thing.offering },
      body: { serviceOfferingId: thing.offering, branchId: thing.branch },
    }),
  },
  [`GET ${base}/appointments/series/view/:seriesId`]: inPath("seriesId", (thing) => thing.series),
  [`POST ${base}/appointments/groups/new`]: newSession,
  [`GET ${base}/appointments/groups/view/:sessionId`]: inPath("sessionId", (thing) => thing.session),
  [`POST ${base}/appointments/groups/view/:sessionId`]: inPath("sessionId", (thing) => thing.session, {
    about: (thing) => ({ params: { sessionId: thing.session }, body: { intent: "edit", capacity: "4", version: "1" } }),
    changes: true,
  }),
  [`GET ${base}/appointments/arrival/:appointmentId`]: appointmentInPath,
  [`POST ${base}/appointments/arrival/:appointmentId`]: action(() => ({ intent: "arrive" })),
  [`POST ${base}/settings/arrivals`]: {
    about: ({ branch }) => ({ body: { branchId: branch, rooms: "Room 1", kiosk: "on", version: "1" } }),
    changes: true,
  },
  "GET /arrive/:branchId?": inPath("branchId", (thing) => thing.branch, { shared: true }),
  // A code that nobody has: past the door it is refused.
  "POST /arrive/:branchId?": inPath("branchId", (thing) => thing.branch, {
    shared: true,
    about: ({ branch }) => ({ params: { branchId: branch }, body: { code: "0000 0000" } }),
  }),
  [`POST ${base}/visit`]: { plain: () => ({ body: { intent: "cancel" } }), changes: true },
  [`POST ${base}/visit/cancel`]: { plain: () => ({ body: { intent: "cancel" } }), changes: true },
  [`POST ${base}/visit/reschedule`]: { plain: ({ startsAt }) => ({ body: { startsAt } }), changes: true },
  [`GET ${base}/settings/booking_questions/:offeringId`]: questioned,
  // A question without a word: past the door it is refused.
  [`POST ${base}/settings/booking_questions/:offeringId`]: questioned,
  // Filling an organization that has patients: past the door it is refused.
  [`POST ${base}/settings/demo_data`]: { plain: () => ({ body: { intent: "fill" } }) },
  [`GET ${base}/settings/employeeMgmt/timings/:teamUserId?`]: inPath("teamUserId", (thing) => thing.employee),
  // Taking back a change that nobody made: past the door it changes nothing.
  [`POST ${base}/settings/employeeMgmt/timings/:teamUserId?`]: {
    about: (thing) => ({ params: { teamUserId: thing.employee }, body: { intent: "undo", version: 999 } }),
  },
  "GET /calendar/:file": inPath("file", ({ appointmentToken }) => `${appointmentToken}.ics`),
  "GET /secure/appointments/makePayment/:appointmentId": appointmentInPath,
  "POST /secure/appointments/makePayment/:appointmentId": appointmentInPath,
  "POST /appointments/makePayment": sessionBody,
  "POST /servicesClientApi/makePayment": sessionBody,
  // Away on a day long past: it takes no time that anybody could book.
  "POST /employee/inclusionSlot": {
    about: (thing) => ({
      body: {
        employeeId: thing.employee,
        slots: [{ type: "EXCLUSION", startTime: 0, endTime: 5, startDate: "01/01/2020", endDate: "01/01/2020" }],
      },
    }),
  },
  "GET /appointments/getAppointmentHistory": { about: (thing) => ({ query: { appointmentId: thing.appointment } }) },
  "POST /appointments/addAppointment": setting,
  "POST /appointments/setAppointment": setting,
  "GET /appointments/getGroupSession": { about: (thing) => ({ query: { sessionId: thing.session } }) },
  "POST /appointments/addGroupSession": newSession,
  "PUT /appointments/updateGroupSession": sessionChange(() => ({ capacity: 4 })),
  "PUT /appointments/rescheduleGroupSession": sessionChange((_thing, { startsAt }) => ({ startsAt, override: true })),
  ...each(
    "PUT",
    ["cancel", "undo", "start", "conclude"].map((name) => `/appointments/${name}GroupSession`),
    sessionChange(),
  ),
  "POST /appointments/blockTime": {
    about: ({ employee, branch }, { startsAt }) => ({
      body: { employeeId: employee, branchId: branch, startsAt, durationMinutes: 5 },
    }),
  },
  // An appointment is no blocked time, which is refused as such.
  "PUT /appointments/moveBlockedTime": change((_thing, { startsAt }) => ({ startsAt })),
  "POST /appointments/chargeConsultation": change(),
  // To whom it is given already, which is refused as input.
  "PUT /appointments/assignProvider": change((thing) => ({ employeeId: thing.employee })),
  "PUT /appointments/updateAppointment": change(() => ({ reason: "A cough" })),
  "PUT /appointments/rescheduleAppointment": change((_thing, { startsAt }) => ({ startsAt })),
  ...each(
    "PUT",
    [
      "rejectAppointment",
      "adminMakeNoShowAppointment",
      "adminConfirmAppointment",
      "adminMarkPaidAtClinic",
      "concludeVideoSessionInInprogressState",
      "cancelAppointment",
      "confirmAppointment",
      "disableAppointment",
      "undoAppointment",
    ].map((name) => `/appointments/${name}`),
    change(),
  ),
};

export const schedulingInMatrix = { ids, stock, recipes };
