/** Longest chat message, in UTF-16 code units as the browser's `maxlength` counts them. */
export const MAX_MESSAGE_LENGTH = 4_000;

/** Largest frame that is parsed at all, in UTF-16 code units: the longest message with every character escaped. */
export const MAX_FRAME_LENGTH = 32_768;

/** Longest name a guest may give. */
export const MAX_NAME_LENGTH = 120;

/** Frames a member may send at once before the rate applies. */
export const FRAME_BURST = 200;

/** Frames a member may send each second once the burst is spent. */
export const FRAMES_PER_SECOND = 20;

/** Frames that cannot be read or come too fast, after which the connection is closed with 1008. */
export const MAX_BAD_FRAMES = 10;

/** What staff said of being late holds for this long, in milliseconds. */
export const LATENESS_LAPSES_MS = 4 * 3_600_000;

/** The most that staff can be late by, in minutes. */
export const MOST_LATE_MINUTES = 240;

/** Open connections of one member; opening another closes the oldest. */
export const MAX_CONNECTIONS_PER_MEMBER = 8;

/** A connection says who it is within this time or is closed, in milliseconds. */
export const INIT_WITHIN_MS = 5_000;

/** A ticket for a connection is good for this time and once, in milliseconds. */
export const TICKET_VALID_MS = 60_000;

/** A connection that was silent for this long is gone, pings included (specification, section 9: client time-out). */
export const CLIENT_TIMEOUT_MS = 300_000;

/** Longest wait of one long poll, in milliseconds; under the 30 s at which many proxies cut. */
export const MAX_POLL_WAIT_MS = 25_000;

/** A member who polls counts as here for this long after a poll has ended, in milliseconds. */
export const POLL_GRACE_MS = 15_000;

/** Someone in line gives up their place when nobody of theirs has been here for this long, in milliseconds. */
export const AWAY_MS = 3 * 60 * 1_000;

/** Someone who has been away for this long has given up their place; a closed chat leaves the doctor's list then too. */
export const STAY_LAPSES_MS = 12 * 60 * 60 * 1_000;
