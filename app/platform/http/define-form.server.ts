import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { addressOf } from "../rate-limit.server";
import { ConflictError, InvalidError } from "./errors.server";
import { fieldMessages, type FieldMessage } from "./field-messages.server";
import { saysVersion, submitForm, type FormOptions } from "./form.server";
import { readForm, unreadableFields } from "./read-body.server";
import { defineAction, type ScreenArgs } from "./screen.server";

/** What is known of a post before its body is read. */
export interface AskedArgs extends ScreenArgs {
  /** Network of the visitor, as the key of a rate limit. */
  address: string;
}

/** What an act is given of the request. */
export interface PostedArgs extends AskedArgs {
  /** Everything that was posted, for what stands in it more than once. */
  form: FormData;
}

export interface ActArgs<Value> extends PostedArgs {
  value: Value;
}

/** One thing that a form can do. */
export interface FormAct<Answer> {
  answer: (posted: PostedArgs) => Promise<Answer>;
}

type AnswerOf<Act> = Act extends FormAct<infer Answer> ? Answer : never;

/**
 * Declares an act of a form. `work` gets the posted fields as `schema` parsed them, and answers with a redirect that
 * names what was done. What it refuses (InvalidError, StaleFormError, ConflictError with fields) is answered at the
 * fields, with everything that was typed.
 * @param schema or a function that returns it, which may check rights before anything is parsed
 */
export function act<S extends z.ZodType, Answer = Response>(
  schema: S | ((posted: PostedArgs) => Promise<S>),
  work: (args: ActArgs<z.infer<S>>) => Promise<Answer>,
  options: FormOptions = {},
): FormAct<Answer | Awaited<ReturnType<typeof submitForm<S, Answer>>>> {
  return {
    answer: async (posted) => {
      const parsesBy = typeof schema === "function" ? await schema(posted) : schema;
      return submitForm(posted.request, parsesBy, (value) => work({ ...posted, value }), options);
    },
  };
}

/** @throws InvalidError where nothing is done by a form's text as it was posted */
function refuseUnreadable(form: FormData): void {
  const unreadable = unreadableFields(form);
  if (unreadable.length > 0) throw new InvalidError(unreadable);
}

/**
 * Declares an act of a button without fields: the service parses what was posted, and the error page shows what it
 * refuses.
 */
export function press<Answer = Response>(
  work: (args: ActArgs<Readonly<Record<string, FormDataEntryValue>>>) => Promise<Answer>,
): FormAct<Answer> {
  return {
    answer: (posted) => {
      refuseUnreadable(posted.form);
      return work({ ...posted, value: Object.fromEntries(posted.form) });
    },
  };
}

/** The text of each field that was filled in. */
export type FilledFields = Readonly<Record<string, string>>;

/** What was refused, and what was posted, for the form to keep. */
export interface Refusal {
  errors: FieldMessage[];
  sent: FilledFields;
}

const filledFields = (form: FormData): FilledFields =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value]] : [])),
  );

interface AttemptOptions<Shown> {
  /** What is made of the filled fields before anything is done by them. */
  read?: (fields: FilledFields) => FilledFields;
  /** What the page is given of a refusal. */
  show: (refusal: Refusal, error: ConflictError | InvalidError) => Shown;
}

interface EditOptions {
  /** It changes what is there: refused where it does not say which version it was made from. */
  edits?: boolean;
}

/** The refusal itself, under its own status. */
const AS_IT_IS = {
  show: (refusal: Refusal, { status }: ConflictError | InvalidError) => data(refusal, { status }),
};

/**
 * Declares an act whose service parses the filled fields by itself. A ConflictError or an InvalidError is answered on
 * the page that asked, in the reader's language; everything else is shown by the error page.
 */
export function attempt<Answer = Response>(
  work: (args: ActArgs<FilledFields>) => Promise<Answer>,
  options?: EditOptions,
): FormAct<Answer | ReturnType<typeof AS_IT_IS.show>>;
export function attempt<Answer, Shown>(
  work: (args: ActArgs<FilledFields>) => Promise<Answer>,
  options: AttemptOptions<Shown> & EditOptions,
): FormAct<Answer | Shown>;
export function attempt(
  work: (args: ActArgs<FilledFields>) => Promise<unknown>,
  { read = (fields) => fields, show = AS_IT_IS.show, edits }: Partial<AttemptOptions<unknown>> & EditOptions = {},
): FormAct<unknown> {
  return {
    answer: async (posted) => {
      const { locale } = posted.app;
      const sent = read(filledFields(posted.form));
      try {
        refuseUnreadable(posted.form);
        if (edits && !saysVersion(posted.form))
          throw new InvalidError([{ field: "", message: "errors:stale.unknown" }]);
        return await work({ ...posted, value: sent });
      } catch (error) {
        if (!(error instanceof ConflictError || error instanceof InvalidError)) throw error;
        const errors = fieldMessages(locale, error.fields);
        const whole = { field: "", message: createTranslator(locale).t("errors:conflict.text") };
        return show({ errors: errors.length > 0 ? errors : [whole], sent }, error);
      }
    },
  };
}

/** The same act for each of several services, by the intent that asks for it. */
export const actsOf = <Intent extends string, Service, Answer>(
  services: Readonly<Record<Intent, Service>>,
  actOf: (service: Service, intent: Intent) => FormAct<Answer>,
) =>
  Object.fromEntries(
    (Object.entries(services) as [Intent, Service][]).map(([intent, service]) => [intent, actOf(service, intent)]),
  ) as Record<Intent, FormAct<Answer>>;

type Acts = Readonly<Record<string, FormAct<unknown>>>;

/** The one intent of a form, "" where it posts none; undefined if it cannot be told which is meant. */
function intentIn(form: FormData): string | undefined {
  const [intent, ...more] = form.getAll("intent");
  if (intent === undefined) return "";
  return typeof intent === "string" && intent !== "" && more.length === 0 ? intent : undefined;
}

interface Streamed<Answer> {
  /** Answers a form with a file that is too large to hold: it reads the body of multipart/form-data in parts. */
  parts: (asked: AskedArgs) => Promise<Answer>;
}

/**
 * The action of a screen: an act for each value of `intent`, the name of every button and hidden field that selects
 * one. The body is read once, whatever the act.
 * @param acts by intent; the one named "" runs where none is posted. Or a function that returns them, which may check
 * rights and read what all of them need before the body is read
 * @throws InvalidError for an intent that no act has, and for two of them, before anything is done
 */
export function defineForm<A extends Acts, Answer = never>(
  acts: A | ((asked: AskedArgs) => A | Promise<A>),
  streamed?: Streamed<Answer>,
) {
  return defineAction(async (args): Promise<AnswerOf<A[keyof A]> | Answer> => {
    const asked = { ...args, address: addressOf(args.request) };
    const made = typeof acts === "function" ? await acts(asked) : acts;
    if (streamed && args.request.headers.get("content-type")?.startsWith("multipart/form-data"))
      return streamed.parts(asked);
    const form = await readForm(args.request);
    const intent = intentIn(form);
    const known = intent !== undefined && Object.hasOwn(made, intent) ? made[intent] : undefined;
    if (!known) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
    return known.answer({ ...asked, form }) as Promise<AnswerOf<A[keyof A]>>;
  });
}
