import { withoutDone } from "~/paths/said-once";

/** The address that the page keeps: as long as the page offers to undo what was done, loaded anew it does so again. */
const kept = (): string => (document.querySelector("[data-undo]") ? location.href : withoutDone(location.href));

/**
 * Makes the page's entry in the history one that can be shown again: the answer to a post is asked for anew instead of
 * being posted again, and what was just done is said once and not after going back, but for what can still be undone.
 */
export function settleAddress(): void {
  history.replaceState(history.state, "", kept());
}

/** Does so whenever the address says that something was done; for pages whose router has to read it first. */
export function settleWhenDone(): void {
  if (kept() !== location.href) settleAddress();
}
