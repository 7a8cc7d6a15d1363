import { ConflictError, ForbiddenError, RateLimitedError, type AppError } from "~/platform/http/errors.server";

const RETRY_SECONDS = 1;

/** What the room refused, as the error that every call answers with; the code stays the room's own. */
function refusalOf(code: string): AppError {
  if (code === "rateLimited") return new RateLimitedError(RETRY_SECONDS);
  return code === "notAllowed" || code === "revoked" ? new ForbiddenError(code) : new ConflictError(code);
}

/**
 * An answer of the room, if it did what was asked.
 * @throws ForbiddenError where the act is not this person's, ConflictError where the room's state refuses it
 */
export async function accepted<T extends { status: true }>(
  asked: Promise<T | { status: false; errorCode: string }>,
): Promise<T> {
  const answer = await asked;
  if (!answer.status) throw refusalOf(answer.errorCode);
  return answer;
}
