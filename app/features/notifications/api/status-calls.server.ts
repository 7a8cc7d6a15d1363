import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { pushSubscriptionSchema } from "../schemas/push/push-subscription";
import { reportStatus } from "../services/texts/report-status.server";
import { dropPushSubscription } from "../services/push/drop-push-subscription.server";
import { keepPushSubscription } from "../services/push/keep-push-subscription.server";

/** What services report, and which browsers show what their user is told of. */
export const deliveryCalls = callsOf("notifications", [
  defineCall({
    method: "POST",
    path: "/notificationStatus/:transport",
    auth: "signature",
    audience: "signature",
    summary: "Receives the delivery status of an email, text or WhatsApp message, signed by its service.",
    answer: DONE,
    input: z.looseObject({ transport: z.string().max(20) }),
    // Each service has fields of its own; the signature is over the body as it came.
    body: { media: "application/x-www-form-urlencoded" },
    streams: true,
    run: async (context, { transport }, request) => {
      await reportStatus(context, transport, request);
      return { status: true };
    },
  }),
  defineCall({
    method: "POST",
    path: "/api/v4/inapp/pushSubscription",
    auth: "session",
    audience: "signed-in",
    summary: "Turns on notifications in this browser while the user is signed in.",
    // Who is signed in is asked before what they send is looked at.
    answer: DONE,
    takes: pushSubscriptionSchema,
    input: z.record(z.string(), z.unknown()),
    run: async (context, input) => {
      await keepPushSubscription(context, input);
      return { status: true };
    },
  }),
  defineCall({
    method: "DELETE",
    path: "/api/v4/inapp/pushSubscription",
    auth: "session",
    audience: "signed-in",
    summary: "Turns off notifications in this browser.",
    answer: DONE,
    input: z.object({}),
    run: async (context) => {
      await dropPushSubscription(context);
      return { status: true };
    },
  }),
]);
