import { CommitRefused } from "~/db/commit.server";
import type { CommitFailure } from "~/db/commit-failure.server";

type Unique = Extract<CommitFailure, { kind: "unique" }>;

interface Refusals<OfConflict, OfUnique> {
  /** The conditional write changed no row. */
  conflict?: () => OfConflict;
  /** A unique key is taken: whose, says `failure`. `refused` is what was thrown, for a key that is not meant. */
  unique?: (failure: Unique, refused: CommitRefused) => OfUnique;
}

/** What a handler of refusals gives back: an error is thrown, anything else is the answer. */
type Answered<Said> = Exclude<Awaited<Said>, Error>;

/**
 * Says what a refused commit means, for its `catch`. What is given back, an error is thrown; anything else answers in
 * place of the result. A refusal that has no handler, and every other error, goes on as it came.
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

/** For what is so already: pressed twice, or by two people at once. It is as it was asked. */
export const asAsked = refusedAs({ conflict: () => undefined });
