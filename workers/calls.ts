import { z } from "zod";
import { paymentCalls } from "~/features/billing/public.server";
import { identityCalls } from "~/features/identity/public.server";
import { importCalls } from "~/features/imports/public.server";
import { organizationCalls } from "~/features/organization/public.server";
import { notificationCalls } from "~/features/notifications/public.server";
import { patientCalls } from "~/features/patients/public.server";
import {
  appointmentCalls,
  bookingCalls,
  calendarSettingsCalls,
  groupSessionCalls,
  timingsCalls,
  visitPaymentCalls,
} from "~/features/scheduling/public.server";
import { videoCalls, waitingRoomCalls } from "~/features/waiting-room/public.server";
import { defineCall, type Call } from "~/platform/calls/calls.server";
import { openApiDocument } from "~/platform/calls/open-api.server";

/** Every HTTP call of the product, from the tables of the features. */
export const calls: readonly Call[] = [
  ...identityCalls,
  ...organizationCalls,
  ...patientCalls,
  ...importCalls,
  ...bookingCalls,
  ...appointmentCalls,
  ...groupSessionCalls,
  ...timingsCalls,
  ...calendarSettingsCalls,
  ...waitingRoomCalls,
  ...visitPaymentCalls,
  ...paymentCalls,
  ...videoCalls,
  ...notificationCalls,
  defineCall({
    method: "GET",
    path: "/openapi.json",
    auth: "public",
    audience: "public",
    summary: "Returns this list of calls as an OpenAPI 3.1 document.",
    input: z.object({}),
    answer: z.looseObject({ openapi: z.string(), info: z.unknown(), paths: z.unknown() }),
    run: ({ profile, origin }) => Promise.resolve(openApiDocument(calls, { title: profile.name, origin })),
  }),
];

/** First parts of paths that screens have too: a call there is recognized by its whole path. */
const SHARED_ROOTS: readonly string[] = ["secure", "app", "openapi.json"];
/** First parts of paths of the specification's calls that do not exist yet: an unknown call answers JSON there too. */
export const ROOTS_TO_COME: readonly string[] = [
  "phrClientApi",
  "taxRate",
  "questions",
  "textConsultationSettings",
  "consultationCredits",
  "reports",
  "subscription",
  "billingPaymentMethod",
];
const rootOf = (path: string): string => path.split("/")[1] ?? "";
/** First parts of paths of calls: an unknown path below them answers JSON, not a page. */
const CALL_ROOTS = new Set([
  ...calls.map(({ path }) => rootOf(path)).filter((root) => !SHARED_ROOTS.includes(root)),
  ...ROOTS_TO_COME,
]);

/** Whether a path asks for a call rather than a screen. */
export function isCallPath(pathname: string): boolean {
  const [, root = "", second = ""] = pathname.split("/");
  if (CALL_ROOTS.has(root)) return true;
  return (
    (root === "secure" && second === "login") ||
    pathname === "/app/static/javascriptError" ||
    pathname === "/openapi.json"
  );
}
