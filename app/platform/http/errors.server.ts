/** A message for one field of a form or call. `message` is a message key. */
export interface FieldError {
  field: string;
  message: string;
  values?: Record<string, string | number>;
}

/** A failure with an answer of its own. Everything else that is thrown is a defect and answers 500 with a reference. */
export abstract class AppError extends Error {
  abstract readonly status: number;
  /** Value of the specification's errorCode. */
  abstract readonly code: string;
  readonly fields: FieldError[] = [];
}

/** It does not exist for this organization and this actor. */
export class NotFoundError extends AppError {
  override name = "NotFoundError";
  readonly status = 404;
  readonly code = "notFound";
}

/** Nobody is signed in, or the session has ended. */
export class NotSignedInError extends AppError {
  override name = "NotSignedInError";
  readonly status = 401;
  readonly code = "notSignedIn";
}

/** The password was right; the second step is missing. */
export class SecondFactorNeededError extends AppError {
  override name = "SecondFactorNeededError";
  readonly status = 401;
  readonly code = "secondFactorNeeded";
}

/** Signed in too long ago for this; the user must confirm who they are. */
export class FreshSignInNeededError extends AppError {
  override name = "FreshSignInNeededError";
  readonly status = 401;
  readonly code = "freshSignInNeeded";
}

/** The actor may not do this. */
export class ForbiddenError extends AppError {
  override name = "ForbiddenError";
  readonly status = 403;
  constructor(readonly code = "forbidden") {
    super(code);
  }
}

/** The account has not confirmed its email address, and may only see what it made itself. */
export class EmailUnprovenError extends AppError {
  override name = "EmailUnprovenError";
  readonly status = 403;
  readonly code = "emailUnproven";
}

/** The organization has turned API access off; its administrators can turn it on again. */
export class ApiSettingsOffError extends AppError {
  override name = "ApiSettingsOffError";
  readonly status = 403;
  readonly code = "apiSettingsDisabled";
  override readonly fields = [{ field: "", message: "api-access:off.text" }];
}

/** The input is not valid; each field has its reason. */
export class InvalidError extends AppError {
  override name = "InvalidError";
  readonly status: number = 422;
  readonly code: string = "invalid";
  constructor(override readonly fields: FieldError[]) {
    super(fields.map((field) => field.field).join(", "));
  }
}

/** The request is malformed, as no page of ours sends one, and is refused before it reaches a service. */
export class MalformedError extends AppError {
  override name = "MalformedError";
  readonly status = 400;
  readonly code = "malformed";
  override readonly fields: FieldError[];
  /** Set-Cookie headers that delete the unreadable cookies, so that the next request works. */
  cookies: readonly string[] = [];
  constructor(message = "errors:malformed.text") {
    super(message);
    this.fields = [{ field: "body", message }];
  }
}

/** The thing has changed meanwhile, or a key is already taken. */
export class ConflictError extends AppError {
  override name = "ConflictError";
  readonly status = 409;
  constructor(
    readonly code: string,
    override readonly fields: FieldError[] = [],
  ) {
    super(code);
  }
}

type CurrentValue = string | number | boolean | null | undefined;

/** A field that a form takes over as it is now, with the message that says so. */
export interface TakenField extends FieldError {
  /** What the form posts for it: a text, a number, yes or no, or several of a list. */
  value: CurrentValue | readonly unknown[];
}

/**
 * Somebody else saved the thing after its form was opened. Nothing was written. The form comes back with what was
 * typed, the current value at each field that differs, and the current version.
 *
 * Whoever knows what the sender had read can merge the three: the fields that the sender left as they were go into
 * `taken` and come back as they are now; `current` then holds only those that both changed, in the reader's words, and
 * `fields` tells a call of both.
 */
export class StaleFormError extends AppError {
  override name = "StaleFormError";
  readonly status = 409;
  readonly code = "staleForm";
  override readonly fields: FieldError[];
  constructor(
    readonly version: number,
    /** Current value of each field of the form. */
    readonly current: Readonly<Record<string, CurrentValue>>,
    readonly taken: readonly TakenField[] | null = null,
  ) {
    super("stale form");
    const both = Object.entries(current).map(([field, value]) => staleField(field, String(value ?? "")));
    this.fields = taken ? [...both, ...taken.map(({ value: _, ...told }) => told)] : [];
  }
}

/** Says at a field that was typed what stands there now. */
export const staleField = (field: string, value: string): FieldError => ({
  field,
  message: "errors:stale.field",
  values: { value },
});

/** Another service did not answer, or not as it should. */
export class UpstreamError extends AppError {
  override name = "UpstreamError";
  readonly status = 502;
  constructor(readonly code: string) {
    super(code);
  }
}

/** Too many attempts; `retryAfterSeconds` says when to try again. */
export class RateLimitedError extends AppError {
  override name = "RateLimitedError";
  readonly status = 429;
  readonly code = "rateLimited";
  constructor(readonly retryAfterSeconds = 60) {
    super("rate limited");
  }
}

/** The path exists, but not with this method. */
export class MethodNotAllowedError extends AppError {
  override name = "MethodNotAllowedError";
  readonly status = 405;
  readonly code = "methodNotAllowed";
  constructor(readonly allowed: string[]) {
    super(allowed.join(", "));
  }
}

/** The body is larger than allowed. */
export class TooLargeError extends AppError {
  override name = "TooLargeError";
  readonly status = 413;
  readonly code = "tooLarge";
}

/** A capability link has expired or was revoked; the page says which. */
export class LinkGoneError extends AppError {
  override name = "LinkGoneError";
  readonly status = 410;
  /** @param userId owner of the link, if known: for the audit, not for the page */
  constructor(
    readonly code: "linkExpired" | "linkRevoked" | "linkUsed",
    readonly userId: string | null = null,
  ) {
    super(code);
  }
}

/** The organization's data is being moved; nothing was written. */
export class FenceClosedError extends AppError {
  override name = "FenceClosedError";
  readonly status = 503;
  readonly code = "organizationMoving";
}
