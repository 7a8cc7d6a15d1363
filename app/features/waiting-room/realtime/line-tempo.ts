/** How often a line is tried while somebody looks at the page, in milliseconds: a cut is noticed within two seconds. */
const LOOKED_AT_MS = 1_000;
/** And while nobody does: often enough that no proxy on the way takes the line for a dead one, in milliseconds. */
const ASIDE_MS = 30_000;
/** A ping unanswered for less says nothing, however fast the line was, in milliseconds. */
const LEAST_PATIENCE_MS = 1_000;
/** A ping unanswered for this long means that the line is dead, in milliseconds. */
export const DEAD_AFTER_MS = 10_000;

/** How often lines are tried, and how soon one is doubted: by how long answers took of late, on this line and before. */
export class LineTempo {
  private roundTripMs = 0;

  constructor(private readonly isLookedAt: () => boolean) {}

  get pingEveryMs(): number {
    return this.isLookedAt() ? LOOKED_AT_MS : ASIDE_MS;
  }

  /** Twice the slowest answer of late, so that a slow line is not taken for a broken one. */
  get patienceMs(): number {
    return Math.min(DEAD_AFTER_MS, Math.max(LEAST_PATIENCE_MS, 2 * this.roundTripMs));
  }

  /** An answer took so long; what was slow once is forgotten bit by bit. */
  answered(ms: number): void {
    this.roundTripMs = Math.max(ms, 0.9 * this.roundTripMs);
  }
}
