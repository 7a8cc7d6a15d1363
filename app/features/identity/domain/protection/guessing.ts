const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * How long to wait after the first failure, the second, and so on: three are free, then the pause doubles from two
 * seconds to an hour at the most. A person who mistypes hardly notices; a list of passwords never ends.
 */
export const PAUSES_MS: readonly number[] = Array.from({ length: 16 }, (_, index) =>
  index < 3 ? 0 : Math.min(SECOND_MS * 2 ** (index - 2), HOUR_MS),
);

/** Failures that are older than this count no more. */
export const FORGOTTEN_AFTER_MS = 24 * HOUR_MS;

/** From this many failures on, a sign-in has to show that a person asks, where the organization checks that. */
export const HUMAN_CHECK_AFTER = 3;

/** From so many failures of one name on, wherever they come from, likewise: one network is not all that guesses. */
export const HUMAN_CHECK_OF_NAME_AFTER = 10;

/** From so many failures in an organization within an hour on, whoever's names are tried, likewise. */
export const HUMAN_CHECK_OF_ORGANIZATION_AFTER = 200;

/** What a try waits for where the organization has no check for a person. */
export const SLOWED_MS = 2 * SECOND_MS;

/** What is known of failed sign-ins of one name from one place. Instants in UTC ms. */
export interface Failures {
  failures: number;
  blockedUntil: number;
  lastAt: number;
}

/** How many failures still count at `now`. */
export const countedFailures = (known: Failures | undefined, now: number): number =>
  known && now - known.lastAt < FORGOTTEN_AFTER_MS ? known.failures : 0;

/** Seconds until the next try at `now`; 0 where one may try at once. */
export const secondsToWait = (known: Failures | undefined, now: number): number =>
  known ? Math.max(0, Math.ceil((known.blockedUntil - now) / SECOND_MS)) : 0;
