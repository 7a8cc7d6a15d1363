import { apiAccess } from "./organization/api-access";
import { billing } from "./billing/billing";
import { credits } from "./billing/credits";
import { discounts } from "./billing/discounts";
import { prices } from "./organization/prices";
import { charges } from "./billing/charges";
import { invoices } from "./billing/invoices";
import { payments } from "./billing/payments";
import { booking } from "./scheduling/booking";
import { calendar } from "./scheduling/calendar";
import { channels } from "./notifications/channels";
import { consultations } from "./consultations/consultations";
import { desk } from "./consultations/desk";
import { credentials } from "./identity/credentials";
import { demo } from "./demo/demo";
import { employees } from "./identity/employees";
import { errors } from "./common/errors";
import { feedback } from "./feedback/feedback";
import { questionnaires } from "./forms/questionnaires";
import { textQuestions } from "./questions/text-questions";
import { monitoring } from "./monitoring/monitoring";
import { files } from "./organization/files";
import { googleCalendar } from "./organization/google-calendar";
import { chart } from "./patients/chart";
import { family } from "./patients/family";
import { front } from "./scheduling/front";
import { groupSessions } from "./scheduling/group-sessions";
import { home } from "./common/home";
import { identity } from "./identity/identity";
import { imports } from "./imports/imports";
import { marketing } from "./notifications/marketing";
import { laboratory } from "./consultations/laboratory";
import { mails } from "./notifications/mails";
import { noteEditor } from "./consultations/note-editor";
import { noteTemplates } from "./consultations/note-templates";
import { notes } from "./consultations/notes";
import { notifications } from "./notifications/notifications";
import { organization } from "./organization/organization";
import { allergies } from "./phr/allergies";
import { hospitalizations } from "./phr/hospitalizations";
import { journal } from "./phr/journal";
import { medicalReports } from "./phr/medical-reports";
import { medications } from "./phr/medications";
import { medicineChecks } from "./phr/medicine-checks";
import { surgeries } from "./phr/surgeries";
import { vaccinations } from "./phr/vaccinations";
import { conditions } from "./phr/conditions";
import { contraindications } from "./phr/contraindications";
import { familyHistory } from "./phr/family-history";
import { socialHistory } from "./phr/social-history";
import { goals } from "./phr/goals";
import { emergencyContacts } from "./phr/emergency-contacts";
import { phr } from "./phr/phr";
import { recordFiles } from "./phr/record-files";
import { healthProfile } from "./phr/health-profile";
import { trackers } from "./phr/trackers";
import { profileExport } from "./phr/profile-export";
import { recordAccess } from "./phr/record-access";
import { pharmacy } from "./consultations/pharmacy";
import { patients } from "./patients/patients";
import { questions } from "./scheduling/questions";
import { print } from "./common/print";
import { prescriptions } from "./consultations/prescriptions";
import { lists } from "./common/lists";
import { records } from "./common/records";
import { arrivals } from "./scheduling/arrivals";
import { requests } from "./scheduling/requests";
import { rooms } from "./waiting-room/rooms";
import { schedule } from "./scheduling/schedule";
import { scheduling } from "./scheduling/scheduling";
import { security } from "./identity/security";
import { search } from "./common/search";
import { settings } from "./organization/settings";
import { timings } from "./scheduling/timings";
import { signup } from "./patients/signup";
import { video } from "./waiting-room/video";
import { appointmentKinds } from "./scheduling/appointment-kinds";
import { bookingPanel } from "./scheduling/booking-panel";
import { appointmentRecord } from "./waiting-room/appointment-record";
import { waitingRoom } from "./waiting-room/waiting-room";
import { why } from "./scheduling/why";
import { wording } from "./notifications/wording";
import { words } from "./common/words";

export const esES = {
  common: words,
  channels,
  consultations,
  desk,
  credentials,
  demo,
  employees,
  errors,
  identity,
  home,
  billing,
  credits,
  discounts,
  prices,
  charges,
  invoices,
  payments,
  booking,
  front,
  "group-sessions": groupSessions,
  calendar,
  schedule,
  scheduling,
  timings,
  why,
  video,
  arrivals,
  requests,
  "appointment-kinds": appointmentKinds,
  "booking-panel": bookingPanel,
  "appointment-record": appointmentRecord,
  "waiting-room": waitingRoom,
  rooms,
  notifications,
  marketing,
  mails,
  wording,
  organization,
  feedback,
  questionnaires,
  "text-questions": textQuestions,
  monitoring,
  files,
  "api-access": apiAccess,
  "google-calendar": googleCalendar,
  patients,
  pharmacy,
  phr,
  "record-files": recordFiles,
  "profile-export": profileExport,
  "record-access": recordAccess,
  allergies,
  hospitalizations,
  journal,
  "medical-reports": medicalReports,
  medications,
  "medicine-checks": medicineChecks,
  surgeries,
  vaccinations,
  conditions,
  contraindications,
  "family-history": familyHistory,
  "social-history": socialHistory,
  goals,
  "emergency-contacts": emergencyContacts,
  "health-profile": healthProfile,
  trackers,
  laboratory,
  notes,
  "note-editor": noteEditor,
  "note-templates": noteTemplates,
  imports,
  questions,
  print,
  prescriptions,
  lists,
  records,
  security,
  chart,
  family,
  signup,
  search,
  settings,
};
