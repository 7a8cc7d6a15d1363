import { CommitRefused } from "~/db/commit.server";

/** Whether a commit was refused because what it would have changed had changed already. */
export const isCommitConflict = (error: unknown): boolean =>
  error instanceof CommitRefused && error.failure.kind === "conflict";
