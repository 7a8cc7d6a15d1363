import { apiAccess } from "./api-access";
import { billing } from "./billing";
import { booking } from "./booking";
import { calendar } from "./calendar";
import { channels } from "./channels";
import { credentials } from "./credentials";
import { demo } from "./demo";
import { employees } from "./employees";
import { errors } from "./errors";
import { files } from "./files";
import { googleCalendar } from "./google-calendar";
import { family } from "./family";
import { groupSessions } from "./group-sessions";
import { home } from "./home";
import { identity } from "./identity";
import { imports } from "./imports";
import { marketing } from "./marketing";
import { mails } from "./mails";
import { notifications } from "./notifications";
import { organization } from "./organization";
import { patients } from "./patients";
import { questions } from "./questions";
import { requests } from "./requests";
import { rooms } from "./rooms";
import { schedule } from "./schedule";
import { scheduling } from "./scheduling";
import { security } from "./security";
import { settings } from "./settings";
import { timings } from "./timings";
import { signup } from "./signup";
import { video } from "./video";
import { visitKinds } from "./visit-kinds";
import { visitRecord } from "./visit-record";
import { waitingRoom } from "./waiting-room";
import { why } from "./why";
import { wording } from "./wording";
import { words } from "./words";

export const arBH = {
  common: words,
  channels,
  credentials,
  demo,
  employees,
  errors,
  identity,
  home,
  billing,
  booking,
  "group-sessions": groupSessions,
  calendar,
  schedule,
  scheduling,
  timings,
  why,
  video,
  requests,
  "visit-kinds": visitKinds,
  "visit-record": visitRecord,
  "waiting-room": waitingRoom,
  rooms,
  notifications,
  marketing,
  mails,
  wording,
  organization,
  files,
  "api-access": apiAccess,
  "google-calendar": googleCalendar,
  patients,
  imports,
  questions,
  security,
  family,
  signup,
  settings,
};
