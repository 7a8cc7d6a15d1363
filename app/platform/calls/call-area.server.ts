import type { Call } from "./calls.server";

/** Areas of calls, in the order of the list of calls. */
export const CALL_AREAS = [
  "signIn",
  "signUp",
  "organization",
  "team",
  "settings",
  "access",
  "appointments",
  "rooms",
  "records",
  "family",
  "clinical",
  "billing",
  "reports",
  "notifications",
] as const;
export type CallArea = (typeof CALL_AREAS)[number];

/** Area by the beginning of the path, longer beginnings before shorter ones. */
const AREA_OF_PATH: readonly (readonly [prefix: string, area: CallArea])[] = [
  ["/api/v4/inapp/", "notifications"],
  ["/api/medical/", "clinical"],
  ["/api/relatedUser", "family"],
  ["/api/v2/user/", "signIn"],
  ["/auth/", "signIn"],
  ["/secure/login/", "signIn"],
  ["/locales/", "signIn"],
  ["/app/static/", "signIn"],
  ["/patientSignup/", "signUp"],
  ["/enterpriseHpRegistration/", "signUp"],
  ["/registration/", "signUp"],
  ["/metaData/", "organization"],
  ["/organization/", "organization"],
  ["/branch", "organization"],
  ["/department", "organization"],
  ["/serviceOffering", "organization"],
  ["/employee", "team"],
  ["/roles", "team"],
  ["/featureMatrix", "team"],
  ["/apiKeys", "access"],
  ["/externalApp", "access"],
  ["/googleCalendar/", "access"],
  ["/openapi.json", "access"],
  ["/calendarSettings", "settings"],
  ["/notificationSettings", "settings"],
  ["/thirdPartyChatSettings", "settings"],
  ["/appointments/", "appointments"],
  ["/appointmentWidgetUsingReact", "appointments"],
  ["/servicesClientApi/", "appointments"],
  ["/c/api/v1/waitingRoom/", "rooms"],
  ["/waitingRoom/", "rooms"],
  ["/videoSession/", "rooms"],
  ["/phrClientApi/", "records"],
  ["/questions/", "clinical"],
  ["/taxRate", "billing"],
  ["/payment", "billing"],
  ["/billingPaymentMethod", "billing"],
  ["/consultationCredits/", "billing"],
  ["/subscription/", "billing"],
  ["/reports/", "reports"],
  ["/patientImport", "reports"],
  ["/notificationStatus/", "notifications"],
];

/** Area of a call; undefined for a path that the table does not know. */
export const areaOf = ({ path }: Pick<Call, "path">): CallArea | undefined =>
  AREA_OF_PATH.find(([prefix]) => path.startsWith(prefix))?.[1];
