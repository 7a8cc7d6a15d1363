import { InvalidError, UpstreamError } from "~/platform/http/errors.server";

/**
 * Waits for what asks a gateway, and says on the form itself that the gateway does not answer.
 * @throws InvalidError in place of an UpstreamError; what else the work throws, as it is
 */
export async function sayUnreachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    throw new InvalidError([{ field: "", message: "billing:problem.unreachable" }]);
  }
}
