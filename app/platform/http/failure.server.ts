import { CommitRefused, KeyReused } from "~/db/commit.server";
import { AppError, ConflictError, FenceClosedError, MalformedError } from "./errors.server";
import { safeStack, type Logger } from "../log.server";

/** What an answer may reveal about a failure. */
export interface Failure {
  status: number;
  code: string;
  fields: { field: string; message: string; values?: Record<string, string | number> }[];
  /** Reference to the log line of an unknown failure; all that is revealed about it. */
  reference?: string;
  retryAfterSeconds?: number;
  allowed?: string[];
  /** Set-Cookie headers of the answer. */
  cookies?: readonly string[];
}

function known(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof KeyReused) return new ConflictError("keyReused");
  if (!(error instanceof CommitRefused)) return undefined;
  return error.failure.kind === "fence" ? new FenceClosedError() : new ConflictError("changedMeanwhile");
}

/** The only map from thrown errors to answers. An unknown error is logged under the reference in its answer. */
export function failureOf(error: unknown, log: Logger, organizationId?: number): Failure {
  const app = known(error);
  if (!app) {
    const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
    const name = error instanceof Error ? error.name : typeof error;
    log.error("failure", { reference, name, code: "unknown", stack: safeStack(error), organizationId });
    return { status: 500, code: "unknown", fields: [], reference };
  }
  return {
    status: app.status,
    code: app.code,
    fields: app.fields,
    ...("retryAfterSeconds" in app && typeof app.retryAfterSeconds === "number"
      ? { retryAfterSeconds: app.retryAfterSeconds }
      : {}),
    ...(app instanceof MalformedError && app.cookies.length > 0 ? { cookies: app.cookies } : {}),
    ...("allowed" in app && Array.isArray(app.allowed) ? { allowed: app.allowed as string[] } : {}),
  };
}

/** What a page says of a failure: people without the role learn only that there is nothing here, and stay signed in. */
export const saidToPeople = (failure: Failure): Failure =>
  failure.status === 403 && failure.code !== "emailUnproven" ? { status: 404, code: "notFound", fields: [] } : failure;
