/** What Google gave for somebody's calendars. `expiresAt` of the access token in UTC ms. */
export interface GoogleTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

/** One of somebody's calendars at Google. */
export interface GoogleCalendarChoice {
  id: string;
  name: string;
  primary: boolean;
}

/** Google does not accept the code or the tokens any more: consent was withdrawn, or they are not its own. */
export class GoogleRefused extends Error {
  override name = "GoogleRefused";
}

/** Google did not answer, or not as its interface says. */
export class GoogleUnreachable extends Error {
  override name = "GoogleUnreachable";
}

/**
 * What is needed of Google, so that tests need no Google. Every method but `authUrl` throws GoogleRefused or
 * GoogleUnreachable.
 */
export interface GoogleCalendarPort {
  /** Where a person allows us their calendar (OAuth 2.0 authorization code with PKCE, RFC 7636). */
  authUrl(wanted: { redirectUri: string; state: string; challenge: string }): string;
  /** Tokens for the code that Google gave the person. `now` in UTC ms. */
  exchange(given: { code: string; verifier: string; redirectUri: string }, now: number): Promise<GoogleTokens>;
  /** Fresh tokens for those that have run out. */
  refresh(tokens: GoogleTokens, now: number): Promise<GoogleTokens>;
  /** The calendars that the person may write to, the main one first. */
  calendars(tokens: GoogleTokens): Promise<GoogleCalendarChoice[]>;
  /** Gives the tokens back. */
  revoke(tokens: GoogleTokens): Promise<void>;
}
