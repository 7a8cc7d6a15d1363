import { withoutDone } from "~/paths/said-once";

/**
 * Makes the page's entry in the history one that can be shown again: the answer to a post is asked for anew instead of
 * being posted again, and what was just done is said once and not after going back.
 */
export function settleAddress(): void {
  history.replaceState(history.state, "", withoutDone(location.href));
}

/** Does so whenever the address says that something was done; for pages whose router has to read it first. */
export function settleWhenDone(): void {
  if (withoutDone(location.href) !== location.href) settleAddress();
}
