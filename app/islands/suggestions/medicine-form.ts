import { clearFilled, fillKnown } from "./fill-known";
import { propose } from "./proposals";

export { awaitsProposals, takeProposals } from "./proposals";

/**
 * A name is chosen, or typed to its end: what was filled in for another is emptied, what is known of it is filled in, and
 * what is proposed for it is shown.
 */
export function nameChosen(input: HTMLInputElement): void {
  clearFilled(input);
  fillKnown(input);
  void propose(input);
}
