const MINUTE_MS = 60_000;

/** A sign-in lasts a working day, however much it is used: what a stolen reference is good for ends the same day. */
export const SESSION_MS = 12 * 60 * MINUTE_MS;

/** How long somebody who has given the password may take for the second step. */
export const HALF_OPEN_MS = 15 * MINUTE_MS;

/** How long what a passkey is to sign can be signed. */
export const CHALLENGE_MS = 10 * MINUTE_MS;

/**
 * How long the links that are mailed to a user work. Whoever is invited, is asked to let a relative act for them or to
 * confirm the address of their account has a week; whoever confirms a new address has a day, since somebody else may
 * have entered it for them.
 */
export const TOKEN_MINUTES = {
  RESET_PASSWORD: 60,
  SIGN_IN: 10,
  INVITE: 7 * 24 * 60,
  FAMILY_CONSENT: 7 * 24 * 60,
  PROVE_EMAIL: 7 * 24 * 60,
  CONFIRM_EMAIL: 24 * 60,
} as const;

export type TokenPurpose = keyof typeof TOKEN_MINUTES;

/** When a link made at `now` stops working. Both in UTC ms. */
export const tokenExpiry = (purpose: TokenPurpose, now: number): number => now + TOKEN_MINUTES[purpose] * MINUTE_MS;
