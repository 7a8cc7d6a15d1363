import { randomFrom } from "../../notifications/notification-round";

/** What a seed draws: the same seed draws the same. */
export class Draw {
  readonly below: (below: number) => number;

  constructor(seed: number) {
    this.below = randomFrom(seed);
  }

  /** One time in so many. */
  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  /** From one to another, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  pick<T>(all: readonly T[]): T | undefined {
    return all.length === 0 ? undefined : all[this.below(all.length)];
  }
}
