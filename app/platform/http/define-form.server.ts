import type { z } from "zod";
import { addressOf } from "../rate-limit.server";
import { InvalidError } from "./errors.server";
import { submitForm } from "./form.server";
import { readForm } from "./read-body.server";
import { defineAction, type ScreenArgs } from "./screen.server";

type Asked = Omit<ScreenArgs, "request">;

export interface ActArgs<Value> extends Asked {
  value: Value;
  /** The visitor's network, the key of a limit. */
  address: string;
}

/** One thing that a form can ask for: what is posted with it, and what is then done. */
export interface FormAct<Answer> {
  answer: (args: ScreenArgs) => Promise<Answer>;
}

type AnswerOf<Act> = Act extends FormAct<infer Answer> ? Answer : never;

/**
 * Declares one act of a form. `work` gets what `schema` made of the posted fields, and answers with a redirect that
 * names what was done; what it refuses (InvalidError, StaleFormError, ConflictError with fields) is answered at the
 * fields, with everything that was typed.
 * @param schema or what makes it: the place to ask whether somebody may do this before anything is parsed
 * @param hideFields fields whose content does not come back, such as a password
 */
export function act<S extends z.ZodType, Answer = Response>(
  schema: S | ((args: Asked) => Promise<S>),
  work: (args: ActArgs<z.infer<S>>) => Promise<Answer>,
  options: { hideFields?: string[] } = {},
): FormAct<Answer | Awaited<ReturnType<typeof submitForm<S, Answer>>>> {
  return {
    answer: async ({ request, ...asked }) => {
      const address = addressOf(request);
      const parsesBy = typeof schema === "function" ? await schema(asked) : schema;
      return submitForm(request, parsesBy, (value) => work({ ...asked, value, address }), options);
    },
  };
}

/**
 * Declares an act of a button that stands alone, with no field to be put right: the service parses what was posted by
 * itself, and what it refuses is shown by the error page.
 */
export function press<Answer = Response>(
  work: (args: ActArgs<Readonly<Record<string, FormDataEntryValue>>>) => Promise<Answer>,
): FormAct<Answer> {
  return {
    answer: async ({ request, ...asked }) =>
      work({ ...asked, value: Object.fromEntries(await readForm(request)), address: addressOf(request) }),
  };
}

/**
 * The action of a screen: an act for each value of `intent`, the name that every button and hidden field goes by. The
 * body is read once, whatever the act.
 * @param acts by their intent; the one named "" is done where none of the others is posted
 * @throws InvalidError for an intent that is not there
 */
export function defineForm<Acts extends Readonly<Record<string, FormAct<unknown>>>>(acts: Acts) {
  return defineAction(async (args): Promise<AnswerOf<Acts[keyof Acts]>> => {
    const intent = (await readForm(args.request)).get("intent");
    const known = typeof intent === "string" && Object.hasOwn(acts, intent) ? acts[intent] : acts[""];
    if (!known) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
    return known.answer(args) as Promise<AnswerOf<Acts[keyof Acts]>>;
  });
}
