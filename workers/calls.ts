import { z } from "zod";
import { creditCalls, paymentCalls } from "~/features/billing/public.server";
import { laboratoryCalls } from "~/features/consultations/public.server";
import { feedbackCalls } from "~/features/feedback/public.server";
import { monitoringCalls } from "~/features/monitoring/public.server";
import { questionCalls } from "~/features/questions/public.server";
import { identityCalls } from "~/features/identity/public.server";
import { importCalls } from "~/features/imports/public.server";
import { organizationCalls } from "~/features/organization/public.server";
import { notificationCalls } from "~/features/notifications/public.server";
import { patientCalls } from "~/features/patients/public.server";
import { phrCalls } from "~/features/phr/public.server";
import { schedulingCalls, appointmentPaymentCalls } from "~/features/scheduling/public.server";
import { videoCalls, waitingRoomCalls } from "~/features/waiting-room/public.server";
import { callsOf, defineCall, type CallOfArea } from "~/platform/calls/calls.server";
import { openApiDocument } from "~/platform/calls/open-api.server";

/** Every HTTP call of the product, one table a feature. */
export const calls: readonly CallOfArea[] = [
  ...identityCalls,
  ...organizationCalls,
  ...patientCalls,
  ...phrCalls,
  ...laboratoryCalls,
  ...importCalls,
  ...feedbackCalls,
  ...schedulingCalls,
  ...waitingRoomCalls,
  ...appointmentPaymentCalls,
  ...paymentCalls,
  ...creditCalls,
  ...questionCalls,
  ...monitoringCalls,
  ...videoCalls,
  ...notificationCalls,
  ...callsOf("access", [
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
  ]),
];

/** First parts of paths of the specification's calls that are still to come: an unknown call answers JSON there too. */
export const ROOTS_TO_COME: readonly string[] = ["reports", "subscription"];
/** Beginnings of paths below which screens stand too: a call there has one part more as its root. */
const SHARED: ReadonlySet<string> = new Set(["/secure", "/app", "/app/static"]);

/** The beginning of a path that is a call's or a screen's alone. */
function rootOf(path: string): string {
  const parts = path.split("/").slice(1);
  const beginnings = parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return beginnings.find((beginning) => !SHARED.has(beginning)) ?? path;
}

/** Below these an unknown path answers JSON, not a page. */
const CALL_ROOTS: ReadonlySet<string> = new Set([
  ...calls.map(({ path }) => rootOf(path)),
  ...ROOTS_TO_COME.map((root) => `/${root}`),
]);

/** Whether a path asks for a call rather than a screen. */
export const isCallPath = (pathname: string): boolean => CALL_ROOTS.has(rootOf(pathname));
