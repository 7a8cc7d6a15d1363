import { z } from "zod";
import {
  GoogleRefused,
  GoogleUnreachable,
  type GoogleCalendarPort,
  type GoogleTokens,
} from "./google-calendar-port.server";

/** Google's addresses (accounts.google.com/.well-known/openid-configuration, and its Calendar API, version 3). */
export const GOOGLE = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  revoke: "https://oauth2.googleapis.com/revoke",
  calendars: "https://www.googleapis.com/calendar/v3/users/me/calendarList?minAccessRole=writer&maxResults=100",
} as const;

/** The list of calendars, and the events in them. */
const SCOPES = [
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
  "https://www.googleapis.com/auth/calendar.events",
];
const PATIENCE_MS = 10_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
});
const calendarAnswer = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(""),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
      }),
    )
    .default([]),
});

interface Client {
  clientId: string;
  clientSecret: string;
  /** The Worker's own, unless a test has another. */
  fetch?: typeof fetch;
}

/** Google over its HTTP interface, for the OAuth client of this platform. */
export function googleOverHttp({ clientId, clientSecret, fetch: ask = fetch }: Client): GoogleCalendarPort {
  const request = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await ask(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    if (!answer || answer.status >= 500 || answer.status === 429) throw new GoogleUnreachable("no answer");
    if (!answer.ok) throw new GoogleRefused(`status ${answer.status}`);
    return answer;
  };
  const json = async <S extends z.ZodType>(schema: S, answer: Response): Promise<z.infer<S>> => {
    const read = schema.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new GoogleUnreachable("not the answer that was asked for");
    return read.data;
  };
  const post = (url: string, body: Record<string, string>) =>
    request(url, { method: "POST", body: new URLSearchParams(body) });
  const tokens = async (body: Record<string, string>, now: number, before?: GoogleTokens): Promise<GoogleTokens> => {
    const answer = await post(GOOGLE.token, { ...body, client_id: clientId, client_secret: clientSecret });
    const { access_token, expires_in, refresh_token } = await json(tokenAnswer, answer);
    const refreshToken = refresh_token ?? before?.refreshToken;
    // Without one the connection would end within the hour.
    if (!refreshToken) throw new GoogleRefused("no refresh token");
    return { accessToken: access_token, refreshToken, expiresAt: now + expires_in * 1_000 };
  };
  return {
    authUrl: ({ redirectUri, state, challenge }) =>
      `${GOOGLE.authorize}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: SCOPES.join(" "),
        access_type: "offline",
        prompt: "consent",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      }).toString()}`,
    exchange: ({ code, verifier, redirectUri }, now) =>
      tokens({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri }, now),
    refresh: (before, now) => tokens({ grant_type: "refresh_token", refresh_token: before.refreshToken }, now, before),
    calendars: async ({ accessToken }) => {
      const answer = await request(GOOGLE.calendars, { headers: { authorization: `Bearer ${accessToken}` } });
      const { items } = await json(calendarAnswer, answer);
      return items
        .map(({ id, summary, summaryOverride, primary }) => ({ id, name: summaryOverride ?? summary, primary }))
        .sort((one, other) => Number(other.primary) - Number(one.primary));
    },
    revoke: async ({ refreshToken }) => {
      await post(GOOGLE.revoke, { token: refreshToken });
    },
  };
}
