import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { durationOf } from "~/kernel/duration-field";
import { inSentOrder } from "~/kernel/form-order";
import { dateInBoxes, isDateInBoxes } from "~/kernel/time/date-in-boxes";
import { problemIn, unworded, type Problem } from "~/kernel/problem";
import {
  ConflictError,
  InvalidError,
  RateLimitedError,
  StaleFormError,
  staleField,
  type FieldError,
} from "./errors.server";
import { readForm, unreadableFields } from "./read-body.server";

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
        : typeof value === "object" && "times" in value
          ? String(durationOf(value))
          : isDateInBoxes(value)
            ? dateInBoxes(value)
            : String(value);

type Posted = string | Posted[] | { [name: string]: Posted };

/** A value as a form posts it. */
function posted(value: unknown): Posted {
  if (Array.isArray(value)) return value.map(posted);
  if (typeof value !== "object" || value === null) return shown(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, posted(part)]));
}

/**
 * Keeps what was typed, adds the current value at each field that differs, fills in the fields that are taken over, and
 * takes over the current version.
 */
function staleAnswer(submission: Submission, { version, current, taken, fields, status }: StaleFormError) {
  const typed = submission.payload;
  const differing = Object.entries(current).filter(([field, value]) => shown(value) !== shown(typed[field]));
  const told = taken ? fields : differing.map(([field, value]) => staleField(field, shown(value)));
  const reply = submission.reply({ fieldErrors: byField(told), formErrors: [{ message: "errors:stale.text" }] });
  const filled = Object.fromEntries((taken ?? []).map(({ field, value }) => [field, posted(value)]));
  return formAnswer({ ...reply, initialValue: { ...reply.initialValue, ...filled, version: String(version) } }, status);
}

/** The library answers with the fields sorted by name; what is wrong is listed in the order of the page. */
const inItsOrder = <Parsed extends Submission>(parsed: Parsed): Parsed => ({
  ...parsed,
  reply: (options: Parameters<Submission["reply"]>[0]) => {
    const reply = parsed.reply(options);
    return { ...reply, initialValue: inSentOrder(reply.initialValue, parsed.payload) };
  },
});

/** Whether a field of one value was posted twice, as a list or as an object. */
function isPostedAsMany(form: FormData, path: readonly PropertyKey[]): boolean {
  const name = path
    .map((part, at) => (typeof part === "number" ? `[${part}]` : at > 0 ? `.${String(part)}` : part))
    .join("");
  const own = [...form.keys()].filter(
    (key) => key === name || key.startsWith(`${name}[`) || key.startsWith(`${name}.`),
  );
  return own.length > 1 || (own.length === 1 && own[0] !== name);
}

/** What is wrong with a field. One value that was posted as many is not missing, whatever its schema says of it. */
const saidOf = (schema: z.ZodType, form: FormData) => {
  const said = problemIn(schema);
  return (issues: z.core.$ZodIssue[]): Problem[] =>
    issues.some(({ code, path }) => code === "invalid_type" && isPostedAsMany(form, path))
      ? [{ message: "errors:field.invalid" }]
      : issues.map(said);
};

const VERSION = "version";
const NO_VERSION: Problem = { message: "errors:stale.unknown" };

/** Whether a form says, once and as a number, which version of the thing it was made from. */
export const saysVersion = (form: FormData): boolean => {
  const [version, ...more] = form.getAll(VERSION);
  return more.length === 0 && typeof version === "string" && /^\d+$/.test(version);
};

const NOT_OF_PAGE: Problem = { message: "errors:invalid.text" };

/** Fields that a page fills in by itself, and what is said where one is missing or broken. */
const OF_PAGE: readonly (readonly [string, Problem])[] = [
  [VERSION, NO_VERSION],
  ["idempotencyKey", NOT_OF_PAGE],
  ["id", NOT_OF_PAGE],
];

/** What is wrong with a field of the page's own is said of the form: nobody sees the field. */
function sayOfForm(error: Record<string, Problem[] | null>): Record<string, Problem[] | null> {
  const broken = OF_PAGE.filter(([name]) => error[name]);
  if (broken.length === 0) return error;
  const fields = Object.entries(error).filter(([name]) => broken.every(([own]) => own !== name));
  return { ...Object.fromEntries(fields), "": [...(error[""] ?? []), ...broken.map(([, problem]) => problem)] };
}

export interface FormOptions {
  /** Fields whose content is not sent back, such as a password. */
  hideFields?: string[];
  /** It changes what is there: refused where it does not say which version it was made from. */
  edits?: boolean;
}

/**
 * Runs the action of a form: parses it and lets `work` answer. What the service refuses comes back as messages at its
 * fields (a field without a name is the form itself), with everything that was typed.
 */
export async function submitForm<S extends z.ZodType, Answer = Response>(
  request: Request,
  schema: S,
  work: (value: z.infer<S>) => Promise<Answer>,
  { hideFields, edits }: FormOptions = {},
) {
  const form = await readForm(request);
  const submission = inItsOrder(parseWithZod(form, { schema, error: unworded, formatError: saidOf(schema, form) }));
  // A button that adds or removes a line of the form saves nothing, so an unfinished form is not an error.
  if (submission.status === undefined)
    return formAnswer({ ...submission.reply({ hideFields }), error: undefined }, 200);
  const unreadable = byField(unreadableFields(form));
  if (edits && !saysVersion(form)) unreadable[VERSION] = [NO_VERSION];
  if (submission.status !== "success" || Object.keys(unreadable).length > 0) {
    const reply = submission.reply({ hideFields });
    return formAnswer({ ...reply, status: "error", error: sayOfForm({ ...reply.error, ...unreadable }) }, 422);
  }
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
