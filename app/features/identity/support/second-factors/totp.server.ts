import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code each 30 seconds. */
const PERIOD_SECONDS = 30;
const SETTINGS = { algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS } as const;
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20;
/** How many steps a clock may be off, either way (RFC 6238, section 5.2). */
const WINDOW = 1;

/** A fresh seed, in Base32. */
export const newSeed = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says: `otpauth://totp/...`, with the organization and the user as the app lists them. */
export const seedUri = (seed: string, issuer: string, account: string): string =>
  new TOTP({ ...SETTINGS, issuer: issuer.replaceAll(":", " "), label: account, secret: seed }).toString();

/**
 * The time step whose code this is at `now` (UTC ms), give or take one step; undefined for a wrong code and for one
 * that is not later than `lastStep`, the last one that was accepted.
 */
export function stepOfCode(seed: string, code: string, now: number, lastStep: number | null): number | undefined {
  const delta = TOTP.validate({
    ...SETTINGS,
    secret: Secret.fromBase32(seed),
    token: code,
    timestamp: now,
    window: WINDOW,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / (PERIOD_SECONDS * 1_000)) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}
