import { z } from "zod";
import { defineCall, type Call } from "~/platform/calls.server";
import { reportStatus } from "../services/report-status.server";
import { dropPushSubscription } from "../services/drop-push-subscription.server";
import { keepPushSubscription } from "../services/keep-push-subscription.server";

/** What services report, and which browsers show what their user is told of. */
export const deliveryCalls: readonly Call[] = [
  defineCall({
    method: "POST",
    path: "/notificationStatus/:transport",
    auth: "signature",
    audience: "signature",
    summary: "how a mail, a text or a WhatsApp message goes, as its service reports and signs it",
    input: z.looseObject({ transport: z.string().max(20) }),
    // The signature is over the body as it came.
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
    summary: "this browser shows what its user is told of, for as long as they are signed in here",
    // Who is signed in is asked before what they send is looked at.
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
    summary: "this browser shows it no more",
    input: z.object({}),
    run: async (context) => {
      await dropPushSubscription(context);
      return { status: true };
    },
  }),
];
