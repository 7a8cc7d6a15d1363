/** Upgrades that failed before long polling takes over. */
export const FAILED_UPGRADES_BEFORE_POLLING = 2;
/** While long polling stands in, a socket is tried again this often, in milliseconds. */
export const SOCKET_AGAIN_MS = 60_000;
/** Time for messages that are known to exist to come by themselves, in milliseconds. */
export const CATCH_UP_AFTER_MS = 2_000;
/** After a burst of messages the room is asked once whether that was all, in milliseconds. */
export const SETTLE_AFTER_MS = 10_000;

/** Who was last seen writing this long ago does not any more, in milliseconds. */
export const TYPING_SHOWS_MS = 5_000;

/** A check-in that did not show within this time is sent again, in milliseconds. */
export const CHECK_IN_AGAIN_MS = 5_000;
