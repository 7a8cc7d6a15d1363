import { z } from "zod";
import { defineCall } from "~/platform/calls.server";
import { keepSession } from "../services/keep-session.server";
import { passkeyRegisterOptions, passkeySignInOptions } from "../services/passkey-options.server";

/** What the pages ask for while a person signs in, or does nothing. */
export const passkeyCalls = [
  defineCall({
    method: "GET",
    path: "/auth/passkey/signInOptions",
    auth: "public",
    audience: "public",
    summary: "what a passkey is to sign, to sign in with it",
    input: z.object({}),
    run: passkeySignInOptions,
  }),
  defineCall({
    method: "GET",
    path: "/auth/passkey/registerOptions",
    auth: "session",
    audience: "signed-in",
    summary: "what a new passkey of the user is to be made from",
    input: z.object({}),
    run: passkeyRegisterOptions,
  }),
  defineCall({
    method: "POST",
    path: "/auth/keepSession",
    auth: "session",
    audience: "signed-in",
    summary: "keeps an idle session alive",
    input: z.object({}),
    run: keepSession,
  }),
];
