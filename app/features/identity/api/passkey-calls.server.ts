import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { keptSessionAnswer, passkeyAnswer } from "../schemas/accounts/account-answers";
import { keepSession } from "../services/sessions/keep-session.server";
import { passkeyRegisterOptions, passkeySignInOptions } from "../services/second-factors/passkey-options.server";

/** What the pages ask for while a person signs in, or does nothing. */
export const passkeyCalls = callsOf("signIn", [
  defineCall({
    method: "GET",
    path: "/auth/passkey/signInOptions",
    auth: "public",
    audience: "public",
    summary: "Returns the challenge for signing in with a passkey.",
    answer: passkeyAnswer,
    input: z.object({}),
    run: passkeySignInOptions,
  }),
  defineCall({
    method: "GET",
    path: "/auth/passkey/registerOptions",
    auth: "session",
    audience: "signed-in",
    summary: "Returns the options for creating a passkey.",
    answer: passkeyAnswer,
    input: z.object({}),
    run: passkeyRegisterOptions,
  }),
  defineCall({
    method: "POST",
    path: "/auth/keepSession",
    auth: "session",
    audience: "signed-in",
    summary: "Keeps an idle session alive.",
    answer: keptSessionAnswer,
    input: z.object({}),
    run: keepSession,
  }),
]);
