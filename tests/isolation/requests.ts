/** The ids and tokens that a request about a thing can name. */
export interface Thing {
  appointment: string;
  patient: string;
  patientUser: string;
  employee: string;
  room: string;
  offering: string;
  clinicOffering: string;
  branch: string;
  /** Things of the organization that are switched off, so that nothing goes by them. */
  spareBranch: string;
  spareDepartment: string;
  spareOffering: string;
  spareConfig: string;
  visitToken: string;
  roomToken: string;
  /** An entry of the waiting list that is offered a time, and the token of the mailed link. */
  waiting: string;
  /** A series of visits. */
  series: string;
  /** A group session. */
  session: string;
  offerToken: string;
  signInToken: string;
  mail: string;
  /** A file of the patient; the organization's logo; the photo of one of its providers; an API key. */
  file: string;
  logo: string;
  photo: string;
  apiKey: string;
  /** Another program of the organization. */
  externalApp: string;
  /** A category of patients. */
  category: string;
  /** A file of patients that was brought in. */
  import: string;
  /** A file of patients of which a part is still to come. */
  upload: string;
  /** An insurance of the patient's. */
  insurance: string;
  /** A relation of the patient's, to a child of theirs. */
  relation: string;
  /** A relation that the patient is asked to agree to, and the token of the mailed link. */
  familyRequest: string;
  consentToken: string;
  organizationId: string;
}

/** What a request says beyond its method and path. */
export interface Said {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface Circumstances {
  /** No two requests of a run have the same. */
  unique: string;
  /** UTC ms, on a tick, a few days ahead. */
  startsAt: number;
}

/** How a surface is asked: about a thing of somebody's, or about nothing in particular. */
export interface Recipe {
  about?: (thing: Thing, circumstances: Circumstances) => Said;
  plain?: (circumstances: Circumstances) => Said;
  /** The one who asks cannot name somebody else's: the thing is the organization's. */
  shared?: true;
  /** It changes what it is about, so every asker gets a thing of their own. */
  changes?: true;
  /** It leaves visits behind, which let its asker into more: asked after everything else. */
  leaves?: true;
}

const base = "/secure/providerweb";
const visitor = ({ unique }: Circumstances) => ({
  firstName: "Vera",
  lastName: "Visitor",
  email: `${unique}@visitor.example`,
  phoneCallingCode: "34",
  phone: "600998877",
});
const professional = ({ unique }: Circumstances) => ({
  title: "8",
  firstName: "Petra",
  lastName: "Professional",
  email: `${unique}@professional.example`,
});

const inPath = (name: string, of: (thing: Thing) => string, more: Partial<Recipe> = {}): Recipe => ({
  about: (thing) => ({ params: { [name]: of(thing) } }),
  ...more,
});
const appointmentInPath = inPath("appointmentId", (thing) => thing.appointment);
const patientInPath = inPath("patientId", (thing) => thing.patient);
const insured: Recipe = {
  about: ({ patient, insurance }) => ({
    params: { patientId: patient, insuranceId: insurance },
    body: { intent: "enable" },
  }),
};
const importInPath = (body: Record<string, unknown> = {}): Recipe => ({
  shared: true,
  about: (thing) => ({ params: { importId: thing.import }, body }),
});
const offeringInPath = inPath("service", (thing) => thing.offering, { shared: true });
const questioned: Recipe = {
  shared: true,
  about: (thing) => ({ params: { offeringId: thing.offering }, body: { intent: "save" } }),
};
const providerInPath = inPath("id", (thing) => thing.employee, { shared: true });
const change = (
  body: (thing: Thing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe => ({
  about: (thing, circumstances) => ({ body: { appointmentId: thing.appointment, ...body(thing, circumstances) } }),
  changes: true,
});
const action = (body: (circumstances: Circumstances) => Record<string, unknown>): Recipe => ({
  about: (thing, circumstances) => ({ params: { appointmentId: thing.appointment }, body: body(circumstances) }),
  changes: true,
});
/** A change of a group session, by what its form or call says of it. */
const sessionChange = (
  body: (thing: Thing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe => ({
  about: (thing, circumstances) => ({ body: { sessionId: thing.session, ...body(thing, circumstances) } }),
  changes: true,
});
/** One that is made of what is not given to groups, which is refused as input. */
const newSession: Recipe = {
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
const setting: Recipe = {
  leaves: true,
  about: ({ patient, offering, employee, branch }, { startsAt }) => ({
    params: { patientId: patient, service: offering },
    body: {
      patientId: patient,
      serviceOfferingId: offering,
      employeeId: employee,
      branchId: branch,
      startsAt,
      timesFor: [offering, employee, branch].join("/"),
    },
  }),
};
const inRoom = (
  body: (thing: Thing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe => ({
  about: (thing, circumstances) => ({ body: { waitingRoomId: thing.room, ...body(thing, circumstances) } }),
});
const roomQuery = (query: Record<string, string> = {}): Recipe => ({
  about: (thing) => ({ query: { waitingRoomId: thing.room, ...query } }),
});
const roomScreen: Recipe = {
  about: (thing) => ({ params: { waitingRoomId: thing.room, chatRoomId: thing.appointment } }),
};
const sessionQuery: Recipe = { about: (thing) => ({ query: { appointmentId: thing.appointment } }) };
const sessionBody: Recipe = { about: (thing) => ({ body: { appointmentId: thing.appointment } }) };
const roomForm: Recipe = {
  about: (thing) => ({
    params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
    body: { intent: "checkIn", name: "Zainab" },
  }),
};
const booking: Recipe = {
  shared: true,
  leaves: true,
  about: (thing, circumstances) => ({
    body: {
      serviceOfferingId: thing.offering,
      requestedEmployeeId: thing.employee,
      branchId: thing.branch,
      startTime: circumstances.startsAt,
      ...visitor(circumstances),
    },
  }),
};
const greeting: Recipe = { plain: ({ unique }) => ({ body: { email: `${unique}@nobody.example` } }) };
const rooms: Recipe = { about: (thing) => ({ query: { employeeId: thing.employee } }) };

const TEAM = `${base}/settings/employeeMgmt`;
const memberInPath = inPath("teamUserId", (thing) => thing.employee);
const colleagueInPath = inPath("id", (thing) => thing.employee);
const ownOfMember: Recipe = {
  about: (thing) => ({ params: { teamUserId: thing.employee, profileId: thing.employee } }),
};
/** What changes nobody, so that everyone after it meets the same team: what does not fit is told past the door. */
const unfitMember = (body: Record<string, unknown>): Recipe => ({
  about: (thing) => ({ params: { teamUserId: thing.employee, profileId: thing.employee }, body }),
});
/** Approving somebody who is approved is refused past the door. */
const approving: Recipe = { about: (thing) => ({ body: { employeeId: thing.employee, action: "approve" } }) };
const colleague = ({ unique }: Circumstances) => ({
  firstName: "Cora",
  lastName: "Colleague",
  email: `${unique}@colleague.example`,
  teamUserType: "2",
});

const setScreens = [
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  "/app/appointments/setAppointmentService/:patientId",
];
const setScreensOfService = [
  "appointments/set_appointment",
  "video_appointments/set_appointment",
  "set_appointment",
].map((path) => `${base}/${path}/:service?`);
const bookScreens = [
  ...["videoAppointments", "home/consultation/clinicAppointments", "healthcare_provider"].map(
    (path) => `${base}/${path}/:id/bookAppointment`,
  ),
];
const bookVideo = `${base}/home/video-appointments/book_appointment/:service`;
const bookClinic = `${base}/home/consultation/book_appointment/:service`;
const bookBothScreens = [`${bookVideo}/:id`, `${base}/healthcare_provider/:id/bookAppointment/:service`];
const bothInPath: Recipe = {
  shared: true,
  about: (thing) => ({ params: { service: thing.offering, id: thing.employee } }),
};
const widget = "/app/appointments/appointmentWidgetUsingReact/:organizationId";
const organizationInPath = inPath("organizationId", (thing) => thing.organizationId, { shared: true });
const clinicInPath = inPath("service", (thing) => thing.clinicOffering, { shared: true });
const clinicBothInPath: Recipe = {
  shared: true,
  about: (thing) => ({ params: { service: thing.clinicOffering, id: thing.employee } }),
};
const inFamily = (body: Record<string, unknown> = {}, more: Partial<Recipe> = {}): Recipe => ({
  about: (thing) => ({ params: { relatedUserId: thing.relation, id: thing.relation }, body }),
  ...more,
});
const consent: Recipe = {
  shared: true,
  about: (thing) => ({
    params: { relatedUserId: thing.familyRequest, token: thing.consentToken },
    body: { intent: "agree" },
  }),
};
const each = (method: string, paths: string[], recipe: Recipe) =>
  Object.fromEntries(paths.map((path) => [`${method} ${path}`, recipe]));

const catalog = (
  root: string,
  of: (thing: Thing) => string,
  body: (thing: Thing, unique: string) => Record<string, unknown>,
) =>
  ({
    [`GET ${root}/:id`]: inPath("id", of, { shared: true }),
    [`POST ${root}`]: {
      leaves: true,
      plain: ({ unique }: Circumstances) => ({ body: body({} as Thing, unique) }),
    },
    [`PUT ${root}`]: {
      shared: true,
      changes: true,
      about: (thing: Thing, { unique }: Circumstances) => ({ body: { id: of(thing), ...body(thing, unique) } }),
    },
    [`PUT ${root}/disable/:id`]: inPath("id", of, { shared: true, changes: true }),
  }) satisfies Record<string, Recipe>;
const offeringBody = (_thing: Thing, name: string) => ({
  name,
  offeringsType: "VIDEO_CONSULTATION",
  durationMinutes: 15,
});

/** How each surface is asked; one that stands not here is asked with nothing but its path. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  "GET /s/in/:token": inPath("token", (thing) => thing.signInToken, { shared: true }),
  "POST /s/in/:token": inPath("token", (thing) => thing.signInToken, { shared: true, changes: true }),
  "GET /v/:token": inPath("token", (thing) => thing.visitToken, { shared: true }),
  "GET /w/:token": inPath("token", (thing) => thing.offerToken, { shared: true }),
  "POST /w/:token": {
    shared: true,
    changes: true,
    about: (thing) => ({ params: { token: thing.offerToken }, body: { intent: "decline" } }),
  },
  "GET /r/:token": inPath("token", (thing) => thing.roomToken, { shared: true }),
  "GET /logo/:fileId": inPath("fileId", (thing) => thing.logo, { shared: true }),
  "GET /photo/:fileId": inPath("fileId", (thing) => thing.photo, { shared: true }),
  [`GET ${base}/files/:fileId`]: inPath("fileId", (thing) => thing.file),
  [`POST ${base}/settings/api_settings/create`]: {
    plain: ({ unique }) => ({ body: { name: unique, scopes: "read-team", expiresInDays: "30" } }),
  },
  [`GET ${base}/settings/api_settings/view/:keyId?`]: inPath("keyId", (thing) => thing.apiKey, { shared: true }),
  [`POST ${base}/settings/api_settings/view/:keyId?`]: inPath("keyId", (thing) => thing.apiKey, {
    shared: true,
    changes: true,
  }),
  [`POST ${base}/settings/api_settings/apps`]: {
    shared: true,
    changes: true,
    about: (thing) => ({ body: { id: thing.externalApp, intent: "disable" } }),
  },
  [`POST ${base}/settings/api_settings/apps/create`]: {
    plain: ({ unique }) => ({ body: { name: unique, scopes: "read-team", expiresInDays: "30" } }),
  },
  [`POST ${base}/settings/google_calendar`]: { plain: () => ({ body: { intent: "choose", calendarId: "any" } }) },
  "POST /apiKeys": { plain: ({ unique }) => ({ body: { name: unique, scopes: ["read-team"] } }) },
  "DELETE /apiKeys/:id": inPath("id", (thing) => thing.apiKey, { shared: true, changes: true }),
  "PUT /apiKeys/:id/adopt": inPath("id", (thing) => thing.apiKey, { shared: true, changes: true }),
  "POST /externalApp": { plain: ({ unique }) => ({ body: { name: unique, data: { callback: "https://a.example" } } }) },
  "POST /googleCalendar/authorizeCalendar": { plain: () => ({ body: { code: "a", state: "b" } }) },
  "POST /googleCalendar/deAuthorizeCalendar": { about: (thing) => ({ body: { employeeId: thing.employee } }) },
  "GET /development/outbox/:id": inPath("id", (thing) => thing.mail, { shared: true }),
  "GET /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  "POST /*": { plain: () => ({ params: { "*": "nowhere/at/all" } }) },
  [`POST ${base}/login`]: { plain: () => ({ body: { username: "nobody@clinic.example" } }) },
  [`POST ${base}/login/forgetpassword`]: {
    plain: ({ unique }) => ({ body: { username: `${unique}@nobody.example` } }),
  },
  [`POST ${base}/register/hpsignup`]: { plain: (circumstances) => ({ body: professional(circumstances) }) },
  [`POST ${base}/hp_registration/create`]: { plain: (circumstances) => ({ body: professional(circumstances) }) },
  [`POST ${base}/signup`]: { plain: ({ unique }) => ({ body: { firstName: unique } }) },
  [`GET ${base}/appointments/view/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/confirm/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/cancel/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/edit/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointments/assign/:appointmentId?`]: appointmentInPath,
  [`POST ${base}/appointments/assign/:appointmentId?`]: action(() => ({ employeeId: "nobody" })),
  [`POST ${base}/appointments`]: change(() => ({ intent: "cancel" })),
  [`POST ${base}/appointments/view/:appointmentId?`]: action(() => ({ intent: "cancel" })),
  [`POST ${base}/appointments/confirm/:appointmentId?`]: action(() => ({})),
  [`POST ${base}/appointments/cancel/:appointmentId?`]: action(() => ({})),
  [`POST ${base}/appointments/edit/:appointmentId?`]: action(({ startsAt }) => ({ startsAt })),
  [`GET ${base}/appointments/book_appointment/:service`]: { plain: () => ({ params: { service: "video" } }) },
  [`GET ${base}/video_appointments/book_appointment/:service`]: { plain: () => ({ params: { service: "video" } }) },
  ...each("GET", setScreens, patientInPath),
  ...each("GET", setScreensOfService, { plain: () => ({}) }),
  ...each("POST", [...setScreens, ...setScreensOfService], setting),
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
  [`GET ${base}/appointments/series/new`]: {
    about: ({ patient }) => ({ query: { patientId: patient } }),
  },
  [`POST ${base}/appointments/series/new`]: {
    leaves: true,
    about: ({ patient, offering, employee, branch }, { startsAt, unique }) => ({
      query: { patientId: patient },
      body: {
        patientId: patient,
        serviceOfferingId: offering,
        employeeId: employee,
        branchId: branch,
        every: "WEEK",
        timesFor: [offering, employee, branch, "", "", "WEEK", ""].join("/"),
        starts: String(startsAt),
        idempotencyKey: unique,
      },
    }),
  },
  [`GET ${base}/appointments/series/view/:seriesId`]: inPath("seriesId", (thing) => thing.series),
  [`POST ${base}/appointments/groups/new`]: newSession,
  [`GET ${base}/appointments/groups/view/:sessionId`]: inPath("sessionId", (thing) => thing.session),
  [`POST ${base}/appointments/groups/view/:sessionId`]: inPath("sessionId", (thing) => thing.session, {
    about: (thing) => ({ params: { sessionId: thing.session }, body: { intent: "edit", capacity: "4" } }),
    changes: true,
  }),
  [`POST ${base}/appointments/walk_in`]: {
    ...setting,
    about: (...told) => ({ ...setting.about?.(...told), body: { ...setting.about?.(...told).body, walkInAt: "now" } }),
  },
  [`GET ${base}/waitingRoom/link/:appointmentId`]: appointmentInPath,
  [`POST ${base}/waitingRoom/link/:appointmentId`]: appointmentInPath,
  [`POST ${base}/visit`]: { plain: () => ({ body: { intent: "cancel" } }), changes: true },
  [`POST ${base}/visit/cancel`]: { plain: () => ({}), changes: true },
  [`POST ${base}/visit/reschedule`]: { plain: ({ startsAt }) => ({ body: { startsAt } }), changes: true },
  [`GET ${base}/settings/booking_questions/:offeringId`]: questioned,
  // Filling an organization that has patients: past the door it is refused.
  [`POST ${base}/settings/demo_data`]: { plain: () => ({ body: { intent: "fill" } }) },
  // A question without a word: past the door it is refused.
  [`POST ${base}/settings/booking_questions/:offeringId`]: questioned,
  [`GET ${base}/settings/employeeMgmt/timings/:teamUserId?`]: inPath("teamUserId", (thing) => thing.employee),
  // Taking back a change that nobody made: past the door it changes nothing.
  [`POST ${base}/settings/employeeMgmt/timings/:teamUserId?`]: {
    about: (thing) => ({ params: { teamUserId: thing.employee }, body: { intent: "undo", version: 999 } }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId`]: roomScreen,
  [`GET ${base}/waitingRoom/:waitingRoomId/join`]: roomScreen,
  [`POST ${base}/waitingRoom/:waitingRoomId/join`]: {
    about: (thing) => ({ params: { waitingRoomId: thing.room }, body: { as: "patient" } }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId`]: roomScreen,
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files`]: roomScreen,
  // Without a file: past the door it is refused.
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files`]: {
    about: (thing) => ({
      params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
      body: { clientId: "one" },
    }),
  },
  [`GET ${base}/appointments/view/:appointmentId/files/:fileId`]: {
    about: (thing) => ({
      params: { appointmentId: thing.appointment, fileId: "01890000-0000-7000-8000-000000000000" },
    }),
  },
  [`GET ${base}/visit/files/:fileId`]: {
    plain: () => ({ params: { fileId: "01890000-0000-7000-8000-000000000000" } }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId`]: {
    about: (thing) => ({
      params: {
        waitingRoomId: thing.room,
        chatRoomId: thing.appointment,
        fileId: "01890000-0000-7000-8000-000000000000",
      },
    }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/video`]: roomScreen,
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/video`]: {
    about: (thing) => ({
      params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
      body: { chatRoomId: thing.appointment, message: "Good morning" },
    }),
  },
  [`GET ${base}/video_appointments/video_session/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointment/vSessionReact/:appointmentId?`]: appointmentInPath,
  [`POST ${base}/waitingRoom/:waitingRoomId`]: roomForm,
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId`]: roomForm,
  ...each("GET", bookScreens, providerInPath),
  ...each("POST", bookScreens, providerInPath),
  [`GET ${bookVideo}`]: offeringInPath,
  [`POST ${bookVideo}`]: offeringInPath,
  [`GET ${bookClinic}`]: clinicInPath,
  [`POST ${bookClinic}`]: clinicInPath,
  [`GET ${bookClinic}/:id`]: clinicBothInPath,
  [`POST ${bookClinic}/:id`]: clinicBothInPath,
  ...each("GET", bookBothScreens, bothInPath),
  ...each("POST", bookBothScreens, bothInPath),
  "GET /calendar/:file": inPath("file", ({ visitToken }) => `${visitToken}.ics`),
  ...each("GET", [widget, `${widget}/booked`], organizationInPath),
  [`POST ${widget}`]: organizationInPath,
  [`GET ${base}/healthcare_provider/:uuid`]: inPath("uuid", (thing) => thing.employee, { shared: true }),
  [`GET ${base}/healthcare_provider/type/:service`]: offeringInPath,
  ...catalog(
    "/branch",
    (thing) => thing.spareBranch,
    (_thing, name) => ({ name, timeZone: "UTC" }),
  ),
  ...catalog(
    "/department",
    (thing) => thing.spareDepartment,
    (_thing, name) => ({ name }),
  ),
  ...catalog("/serviceOffering", (thing) => thing.spareOffering, offeringBody),
  ...catalog(
    "/serviceOfferingConfig",
    (thing) => thing.spareConfig,
    () => ({ type: "GROUP_SESSION" }),
  ),
  "PUT /serviceOfferingConfig/enable/:id": inPath("id", (thing) => thing.spareConfig, { shared: true, changes: true }),
  ...each(
    "GET",
    ["branch", "department", "serviceOffering"].map((name) => `/${name}/listByOrganization/:organizationId`),
    inPath("organizationId", (thing) => thing.organizationId, { shared: true }),
  ),
  "GET /serviceOfferingConfig/organization/:id": inPath("id", (thing) => thing.organizationId, { shared: true }),
  "GET /s/email/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/email/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "GET /s/invite/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/invite/:token": { plain: () => ({ params: { token: "never-was" } }) },
  [`POST ${TEAM}`]: approving,
  [`POST ${TEAM}/list`]: approving,
  ...each(
    "GET",
    ["edit", "services", "employeeSettings"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    memberInPath,
  ),
  ...each("POST", [`${TEAM}/edit/:teamUserId?`], unfitMember({})),
  ...each("POST", [`${TEAM}/services/:teamUserId?`], unfitMember({ serviceOfferingIds: "none-such" })),
  ...each(
    "GET",
    ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`),
    ownOfMember,
  ),
  ...each(
    "POST",
    ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`),
    unfitMember({ title: "99" }),
  ),
  "GET /employee/listByOrganization/:organizationId": inPath("organizationId", (thing) => thing.organizationId, {
    shared: true,
  }),
  "GET /employee/:id": colleagueInPath,
  "GET /employee/searchByName": { plain: () => ({ query: { name: "ada" } }) },
  "GET /employee/instantSearch": { plain: () => ({ query: { q: "ada" } }) },
  "POST /employee": { plain: (circumstances) => ({ body: colleague(circumstances) }) },
  "PUT /employee": {
    // Of a version that nobody has: told to be stale.
    about: (thing, circumstances) => ({ body: { id: thing.employee, version: 9_999, ...colleague(circumstances) } }),
  },
  "POST /employee/reassignVp": { plain: () => ({ body: { employeeId: "none-such", password: "not this one" } }) },
  "PUT /employee/enableOrDisableEmployee": {
    about: (thing) => ({ body: { id: thing.employee, enabled: true } }),
  },
  // Both doctors of the matrix have visits to come, which stand in the way.
  "PUT /employee/disable/:id": colleagueInPath,
  "DELETE /employee/deleteEmployee/:id": colleagueInPath,
  "PUT /employee/adminApproveEmployee/:id": colleagueInPath,
  "PUT /employee/adminRejectEmployee/:id": colleagueInPath,
  "POST /employee/registerEmployeeUser": {
    plain: () => ({ body: { token: "never-was", password: "copper lantern walks" } }),
  },
  [`GET ${base}/patients/details/:patientId`]: patientInPath,
  // Who is enabled already stays so: nothing changes for those who ask after.
  [`POST ${base}/patients/details/:patientId`]: {
    about: (thing) => ({ params: { patientId: thing.patient }, body: { intent: "enable" } }),
  },
  [`GET ${base}/patients/edit/:patientId`]: patientInPath,
  [`POST ${base}/patients/edit/:patientId`]: patientInPath,
  [`GET ${base}/patients/insurance/:patientId/:insuranceId?`]: insured,
  // One that is there stays so: nothing changes for those who ask after.
  [`POST ${base}/patients/insurance/:patientId/:insuranceId?`]: insured,
  [`GET ${base}/patients/identification/:patientId`]: patientInPath,
  [`GET ${base}/patients/same_person/:patientId`]: patientInPath,
  [`POST ${base}/patients/same_person/:patientId`]: patientInPath,
  [`POST ${base}/patients/identification/:patientId`]: patientInPath,
  [`POST ${base}/patients/create`]: { plain: () => ({ body: { firstName: "" } }) },
  [`POST ${base}/settings/patientcategories`]: {
    shared: true,
    about: (thing) => ({ body: { intent: "enable", id: thing.category } }),
  },
  [`GET ${base}/patientimport/:importId`]: importInPath(),
  // What has ended cannot be ended again: nothing changes for those who ask after.
  [`POST ${base}/patientimport/:importId`]: importInPath({ intent: "terminate" }),
  "DELETE /patientImport/:importId": importInPath(),
  "POST /patientImport/uploads": { plain: () => ({ body: { fileName: "" } }) },
  "POST /patientImport/uploads/:uploadId": inPath("uploadId", (thing) => thing.upload, { shared: true }),
  "DELETE /patientImport/uploads/:uploadId": inPath("uploadId", (thing) => thing.upload, {
    shared: true,
    changes: true,
  }),
  "PUT /patientImport/uploads/:uploadId/:part": {
    shared: true,
    about: (thing) => ({ params: { uploadId: thing.upload, part: "1" } }),
  },
  "GET /patientImport/download/:importId": importInPath(),
  "GET /patientImport/refused/:importId": importInPath(),
  [`GET ${base}/signup/:step`]: { plain: () => ({ params: { step: "profile" } }) },
  [`POST ${base}/signup/:step`]: { plain: () => ({ params: { step: "profile" }, body: { city: "Manama" } }) },
  [`POST ${base}/family_accounts`]: {
    about: (thing) => ({ body: { intent: "switch", id: thing.relation } }),
  },
  [`GET ${base}/family_accounts/edit/:relatedUserId?`]: inFamily(),
  [`POST ${base}/family_accounts/edit/:relatedUserId?`]: inFamily({ relation: "Others" }),
  "GET /s/unsubscribe/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/unsubscribe/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "GET /s/family/:relatedUserId/:token": consent,
  "POST /s/family/:relatedUserId/:token": { ...consent, changes: true },
  "PUT /api/relatedUser/:id": inFamily({ relation: "Others" }),
  "DELETE /api/relatedUser/:id": inFamily({}, { changes: true }),
  "GET /metaData/:organizationId": inPath("organizationId", (thing) => thing.organizationId, { shared: true }),
  "GET /locales/:locale.json": { plain: () => ({ params: { locale: "es_ES" } }) },
  "POST /app/static/javascriptError": { plain: () => ({ body: { name: "TypeError", route: "/", stack: "" } }) },
  "POST /auth/login": { plain: () => ({ body: { username: "nobody@clinic.example" } }) },
  // Of a list of ids, those that are the user's own are marked; any other changes nothing.
  "PUT /api/v4/inapp/notification/read": { plain: ({ unique }) => ({ body: { ids: [unique] } }) },
  [`POST ${base}/e/settings/sent-messages`]: { plain: ({ unique }) => ({ body: { which: "dead", id: unique } }) },
  [`GET ${base}/e/settings/notification-templates/:template`]: { plain: () => ({ params: { template: "confirmed" } }) },
  [`POST ${base}/e/settings/notification-templates/:template`]: {
    plain: () => ({ params: { template: "confirmed" }, body: { intent: "reset", version: "0" } }),
  },
  [`GET ${base}/e/settings/text-templates/:template`]: { plain: () => ({ params: { template: "confirmed" } }) },
  [`POST ${base}/e/settings/text-templates/:template`]: {
    plain: () => ({ params: { template: "confirmed" }, body: { intent: "reset", version: "0" } }),
  },
  [`POST ${base}/notifications`]: { plain: () => ({ body: { intent: "readAll" } }) },
  [`POST ${base}/e/marketing`]: { plain: ({ unique }) => ({ body: { id: unique, intent: "test", subject: "" } }) },
  [`POST ${base}/notifications/preferences`]: { plain: () => ({ body: { quietFrom: "at night" } }) },
  [`POST ${base}/settings/hpNotifications`]: { plain: () => ({ body: { quietFrom: "at night" } }) },
  [`POST ${base}/e/settings/whatsapp/account`]: { plain: () => ({ body: { intent: "connect", accountSid: "AC" } }) },
  [`POST ${base}/settings/paymentsettings`]: { plain: () => ({ body: { intent: "connect", type: "STRIPE" } }) },
  "GET /secure/appointments/makePayment/:appointmentId": appointmentInPath,
  "POST /secure/appointments/makePayment/:appointmentId": appointmentInPath,
  "POST /appointments/makePayment": sessionBody,
  "POST /servicesClientApi/makePayment": sessionBody,
  "GET /secure/appointments/paynow/:organizationId": organizationInPath,
  "POST /secure/appointments/paynow/:organizationId": organizationInPath,
  "GET /development/checkout/:id": { plain: ({ unique }) => ({ params: { id: unique } }) },
  "POST /development/checkout/:id": { plain: ({ unique }) => ({ params: { id: unique } }) },
  // Of a version that nobody has: told to be stale.
  "PUT /paymentSettings": {
    plain: () => ({ body: { type: "VIDEO_CONSULTATION", onlinePaymentOptions: "DISABLED", version: 9_999 } }),
  },
  "POST /paymentGateway": { plain: () => ({ body: { type: "STRIPE" } }) },
  "PUT /paymentGateway/:id": {
    plain: ({ unique }) => ({ params: { id: unique }, body: { version: 1, status: "DISABLED" } }),
  },
  "POST /paymentGateway/:type/webhook": { plain: () => ({ params: { type: "STRIPE" } }) },
  "POST /notificationStatus/:transport": { plain: () => ({ params: { transport: "sms" } }) },
  "POST /api/v4/inapp/pushSubscription": {
    plain: () => ({ body: { endpoint: "https://push.example/", keys: { p256dh: "", auth: "" } } }),
  },
  "PUT /api/v2/user/languageCode/:userUuid": {
    about: (thing) => ({ params: { userUuid: thing.patientUser }, body: { languageCode: "en_US" } }),
  },
  "GET /patientSignup/isEmailValid": { plain: ({ unique }) => ({ query: { email: `${unique}@visitor.example` } }) },
  "GET /patientSignup/isPhoneAvailable": { plain: () => ({ query: { phoneCallingCode: "34", phone: "600123123" } }) },
  "POST /patientSignup/registerV2": { plain: ({ unique }) => ({ body: { firstName: unique } }) },
  "POST /enterpriseHpRegistration/create": { plain: (circumstances) => ({ body: professional(circumstances) }) },
  "GET /appointments/getAvailableSlots": {
    shared: true,
    about: (thing) => ({ query: { serviceOfferingId: thing.offering, employeeId: thing.employee } }),
  },
  "POST /appointments/checkForExistingUser": greeting,
  "POST /servicesClientApi/checkForExistingUser": greeting,
  "POST /servicesClientApi/bookAppointment": booking,
  "POST /appointments/bookAppointment": booking,
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
  // A visit is no blocked time, which is refused as such.
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
  "GET /waitingRoom/listByEmployee": rooms,
  "GET /c/api/v1/waitingRoom/listByEmployee": rooms,
  "GET /waitingRoom/getByUrl": roomQuery(),
  "GET /waitingRoom/poll": roomQuery({ wait: "0" }),
  "POST /waitingRoom/ticket": inRoom(),
  "POST /waitingRoom/checkIn": inRoom(() => ({ name: "Zainab" })),
  "POST /waitingRoom/leave": inRoom(),
  "POST /waitingRoom/act": inRoom((thing) => ({ act: { type: "TYPING", chatRoomId: thing.appointment } })),
  "POST /waitingRoom/admit": inRoom((thing) => ({ chatRoomId: thing.appointment })),
  "POST /waitingRoom/sendChatMessage": inRoom((thing, { unique }) => ({
    chatRoomId: thing.appointment,
    clientId: unique,
    message: "Good morning",
  })),
  "POST /waitingRoom/getOrCreateChatRoom": inRoom((thing) => ({ chatRoomId: thing.appointment })),
  "GET /waitingRoom/videoSessionConfig": roomQuery(),
  "POST /waitingRoom/videoServer": inRoom((thing) => ({
    chatRoomId: thing.appointment,
    peerId: "a-peer",
    ask: { kind: "close", mids: ["0"] },
  })),
  "GET /videoSession/isStarted": sessionQuery,
  "GET /videoSession/isEnded": sessionQuery,
  "POST /videoSession/start": { ...sessionBody, changes: true },
  "POST /videoSession/live": sessionBody,
  "POST /videoSession/alertRemote": { ...sessionBody, changes: true },
  "POST /videoSession/saveReviewNote": {
    about: (thing) => ({ body: { appointmentId: thing.appointment, note: "Seen." } }),
  },
  "POST /videoSession/end": { ...sessionBody, changes: true },
};
