/** So long somebody who presses twice means what they pressed first. */
const SECOND_MS = 500;

/**
 * Tells the second press of a double one that meets something else, because the pane that the first opened has come under
 * the pointer.
 */
export class SecondPress {
  private openedAt = Number.NEGATIVE_INFINITY;

  /** The pane was opened by a press. @param at of the event, in ms since the page began */
  opened(at: number): void {
    this.openedAt = at;
  }

  /** @param isOther whether the press means something else than what is open */
  isMeantForFirst({ timeStamp, detail }: Pick<MouseEvent, "timeStamp" | "detail">, isOther: boolean): boolean {
    // A key has no place that something else could come under.
    return isOther && detail > 0 && timeStamp - this.openedAt < SECOND_MS;
  }
}
