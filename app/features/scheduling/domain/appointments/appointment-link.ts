import { DAY_MS } from "~/kernel/time/dates";

/** So long a link works that is mailed when its appointment is over, such as to pay for it. */
const AFTERWARDS_MS = 14 * DAY_MS;

/**
 * A mailed link lives until a day after the appointment: long enough to see it again, no longer than it is of use.
 * @param mailedAt when it is made, of one that may be made after the appointment (UTC ms)
 */
export function linkExpiry(endsAt: number, mailedAt = 0): number {
  return mailedAt > endsAt ? mailedAt + AFTERWARDS_MS : endsAt + DAY_MS;
}

/**
 * Bits of a link's token, of whole bytes. One that is mailed is longer than one that is texted, by which it is known that
 * its holder has the mailbox: nobody can make one of the other, since its hash is what is kept.
 */
export const LINK_BITS = { mail: 168, text: 160 } as const;

/** Whether a token was mailed: 21 bytes are 28 digits of base 64. */
export const isMailed = (token: string): boolean => token.length === LINK_BITS.mail / 6;
