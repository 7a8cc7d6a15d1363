import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { addressOf } from "~/platform/rate-limit.server";
import { actorOfSession, bearerOf } from "~/platform/access/session.server";
import { languageCodeSchema } from "../schemas/metadata/language-code";
import { loginSchema } from "../schemas/sessions/login";
import { languageAnswer, loginAnswer } from "../schemas/accounts/account-answers";
import { actorAuthorities } from "../support/team/actor-authorities.server";
import { issueAuthToken } from "../services/sessions/issue-auth-token.server";
import { sessionCookie } from "../support/sessions/session-cookie.server";
import { setUserLanguage } from "../services/metadata/set-user-language.server";
import { signIn } from "../services/sessions/sign-in.server";
import { signOut } from "../services/sessions/sign-out.server";

async function leave(context: RequestContext): Promise<Response> {
  await signOut(context);
  return Response.json({ status: true }, { headers: { "set-cookie": sessionCookie(null) } });
}

/** Signing in and out by calls: the caller holds a token, the browser gets no cookie. */
export const signInCalls = callsOf("signIn", [
  defineCall({
    method: "POST",
    path: "/auth/login",
    auth: "public",
    audience: "public",
    summary:
      "Signs in with a username, a password and, if enabled, a second factor. Returns an authToken and the authorities.",
    answer: loginAnswer,
    input: loginSchema,
    run: async (context, input, request) => {
      const signedIn = await signIn(context, input, addressOf(request), { halfOpen: false });
      const authToken = await issueAuthToken(context, signedIn);
      const actor = await actorOfSession(context, signedIn.tokenHash);
      return { status: true, authToken, authorities: actorAuthorities(withActor(context, actor)) };
    },
  }),
  defineCall({
    method: "GET",
    path: "/auth/logout",
    auth: "session",
    audience: "signed-in",
    summary: "Signs out: ends the session of the authToken. A session of a cookie is ended by POST.",
    answer: DONE,
    input: z.object({}),
    run: (context, _input, request) => {
      // Any site can make a browser ask for an address, and the browser sends its cookie with it.
      if ("sessionHash" in context.actor && bearerOf(request) === undefined) throw new ForbiddenError("postNeeded");
      return leave(context);
    },
  }),
  defineCall({
    method: "POST",
    path: "/auth/logout",
    auth: "session",
    audience: "signed-in",
    summary: "Signs out: ends the session of the authToken or of the cookie.",
    answer: DONE,
    input: z.object({}),
    run: leave,
  }),
  defineCall({
    method: "PUT",
    path: "/api/v2/user/languageCode/:userUuid",
    auth: "api",
    audience: "signed-in",
    summary: "Saves the user's language.",
    answer: languageAnswer,
    input: languageCodeSchema,
    run: setUserLanguage,
  }),
]);
