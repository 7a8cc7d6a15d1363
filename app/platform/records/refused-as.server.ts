import { CommitRefused } from "~/db/commit.server";
import type { CommitFailure } from "~/db/commit-failure.server";

type Unique = Extract<CommitFailure, { kind: "unique" }>;

interface Refusals<OfConflict, OfUnique> {
  /** The conditional write changed no row. */
  conflict?: () => OfConflict;
  /** A unique key is taken: whose, says `failure`. `error` is what was thrown, for a key that is not meant. */
  unique?: (failure: Unique, error: unknown) => OfUnique;
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
    const failure = error instanceof CommitRefused ? error.failure : undefined;
    const said =
      failure?.kind === "conflict" && conflict
        ? await conflict()
        : failure?.kind === "unique" && unique
          ? await unique(failure, error)
          : error;
    if (said === error || said instanceof Error) throw said;
    return said as Answered<OfConflict> | Answered<OfUnique>;
  };
