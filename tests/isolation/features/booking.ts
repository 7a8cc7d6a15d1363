import {
  base,
  each,
  inPath,
  offeringInPath,
  organizationInPath,
  type Circumstances,
  type Recipe,
  type Recipes,
} from "../recipe";

const visitor = ({ unique }: Circumstances) => ({
  firstName: "Vera",
  lastName: "Visitor",
  email: `${unique}@visitor.example`,
  phoneCallingCode: "34",
  phone: "600998877",
});

const providerInPath = inPath("id", (thing) => thing.employee, { shared: true });

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

const clinicInPath = inPath("service", (thing) => thing.clinicOffering, { shared: true });

const clinicBothInPath: Recipe = {
  shared: true,
  about: (thing) => ({ params: { service: thing.clinicOffering, id: thing.employee } }),
};

const recipes: Recipes = {
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
  ...each("GET", [widget, `${widget}/booked`], organizationInPath),
  [`POST ${widget}`]: organizationInPath,
  [`GET ${base}/healthcare_provider/:uuid`]: inPath("uuid", (thing) => thing.employee, { shared: true }),
  [`GET ${base}/healthcare_provider/type/:service`]: offeringInPath,
  "GET /appointments/getAvailableSlots": {
    shared: true,
    about: (thing) => ({ query: { serviceOfferingId: thing.offering, employeeId: thing.employee } }),
  },
  "POST /appointments/checkForExistingUser": greeting,
  "POST /servicesClientApi/checkForExistingUser": greeting,
  "POST /servicesClientApi/bookAppointment": booking,
  "POST /appointments/bookAppointment": booking,
};

export const bookingInMatrix = { ids: {}, recipes };
