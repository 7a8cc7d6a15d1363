import { CommitRefused } from "~/db/commit.server";
import type { CommitFailure } from "~/db/commit-failure.server";

type Unique = Extract<CommitFailure, { kind: "unique" }>;

interface Refusals<OfConflict, OfUnique> {
  /** The conditional write changed no row. */
  conflict?: () => OfConflict;
  /** A unique key is taken, described by `failure`. `refused` is what was thrown, to return it for another key. */
  unique?: (failure: Unique, refused: CommitRefused) => OfUnique;
}

/** Result of a handler: an error is thrown, anything else is the answer. */
type Answered<Said> = Exclude<Awaited<Said>, Error>;

/**
 * Handles a refused commit, in its `catch`. An error that a handler returns is thrown; anything else becomes the
 * result. A refusal without a handler, and every other error, is thrown again.
 */
export const refusedAs =
  <OfConflict = never, OfUnique = never>({ conflict, unique }: Refusals<OfConflict, OfUnique>) =>
  async (error: unknown): Promise<Answered<OfConflict> | Answered<OfUnique>> => {
    if (!(error instanceof CommitRefused)) throw error;
    const { failure } = error;
    let said: unknown = error;
    if (failure.kind === "conflict" && conflict) said = await conflict();
    else if (failure.kind === "unique" && unique) said = await unique(failure, error);
    if (said instanceof Error) throw said;
    return said as Answered<OfConflict> | Answered<OfUnique>;
  };

/** For a change that has happened already, by a second press or by somebody else: the result is as requested. */
export const asAsked = refusedAs({ conflict: () => undefined });
