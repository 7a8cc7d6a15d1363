import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { inSentOrder } from "~/kernel/form-order";
import { problemIn, type Problem } from "~/kernel/problem";
import { ConflictError, InvalidError, RateLimitedError, StaleFormError, type FieldError } from "./errors.server";
import { readForm } from "./read-body.server";

/** Answer of a form's action if the form stays: what was typed, and what is wrong with it. */
export interface FormAnswer {
  result: SubmissionResult<Problem[]>;
}

interface Submission {
  payload: Record<string, unknown>;
  reply: (options: {
    fieldErrors?: Record<string, Problem[]>;
    formErrors?: Problem[];
    hideFields?: string[];
  }) => SubmissionResult<Problem[]>;
}

const formAnswer = (result: SubmissionResult<Problem[]>, status: number, headers?: HeadersInit) =>
  data<FormAnswer>({ result }, { status, headers });

function byField(errors: readonly FieldError[]): Record<string, Problem[]> {
  const fields: Record<string, Problem[]> = {};
  for (const { field, message, values } of errors) (fields[field] ??= []).push({ message, values });
  return fields;
}

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter(Boolean).join(", ")
    : value === true
      ? "on"
      : value === false || value == null
        ? ""
        : String(value);

/** Keeps what was typed, adds the current value at each field that differs, and takes over the current version. */
function staleAnswer(submission: Submission, { version, current, status }: StaleFormError) {
  const typed = submission.payload;
  const fieldErrors: Record<string, Problem[]> = {};
  for (const [field, value] of Object.entries(current)) {
    if (shown(value) !== shown(typed[field]))
      fieldErrors[field] = [{ message: "errors:stale.field", values: { value: shown(value) } }];
  }
  const reply = submission.reply({ fieldErrors, formErrors: [{ message: "errors:stale.text" }] });
  return formAnswer({ ...reply, initialValue: { ...reply.initialValue, version: String(version) } }, status);
}

/** The library answers with the fields sorted by name; what is wrong is listed in the order of the page. */
const inItsOrder = <Parsed extends Submission>(parsed: Parsed): Parsed => ({
  ...parsed,
  reply: (options: Parameters<Submission["reply"]>[0]) => {
    const reply = parsed.reply(options);
    return { ...reply, initialValue: inSentOrder(reply.initialValue, parsed.payload) };
  },
});

interface FormOptions {
  /** Fields whose content is not sent back, such as a password. */
  hideFields?: string[];
}

/**
 * Runs the action of a form: parses it and lets `work` answer. What the service refuses comes back as messages at its
 * fields (a field without a name is the form itself), with everything that was typed.
 */
export async function submitForm<S extends z.ZodType, Answer = Response>(
  request: Request,
  schema: S,
  work: (value: z.infer<S>) => Promise<Answer>,
  { hideFields }: FormOptions = {},
) {
  const submission = inItsOrder(
    parseWithZod(await readForm(request), {
      schema,
      formatError: (issues: z.core.$ZodIssue[]) => issues.map(problemIn(schema)),
    }),
  );
  // A button that adds or removes a line of the form saves nothing, so an unfinished form is not an error.
  if (submission.status === undefined)
    return formAnswer({ ...submission.reply({ hideFields }), error: undefined }, 200);
  if (submission.status !== "success") return formAnswer(submission.reply({ hideFields }), 422);
  try {
    return await work(submission.value);
  } catch (error) {
    if (error instanceof InvalidError) {
      const { "": formErrors, ...fieldErrors } = byField(error.fields);
      return formAnswer(submission.reply({ hideFields, fieldErrors, formErrors }), error.status);
    }
    if (error instanceof StaleFormError) return staleAnswer(submission, error);
    if (error instanceof ConflictError && error.fields.length > 0)
      return formAnswer(submission.reply({ hideFields, fieldErrors: byField(error.fields) }), error.status);
    if (!(error instanceof RateLimitedError)) throw error;
    const headers = { "retry-after": String(error.retryAfterSeconds) };
    return formAnswer(
      submission.reply({ hideFields, formErrors: [{ message: "errors:rateLimited.text" }] }),
      error.status,
      headers,
    );
  }
}
