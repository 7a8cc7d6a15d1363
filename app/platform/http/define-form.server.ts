import type { z } from "zod";
import { addressOf } from "../rate-limit.server";
import { InvalidError } from "./errors.server";
import { submitForm } from "./form.server";
import { readForm } from "./read-body.server";
import { defineAction, type ScreenArgs } from "./screen.server";

type Asked = Omit<ScreenArgs, "request">;

interface ActArgs<Value> extends Asked {
  value: Value;
  /** Network of the visitor, as the key of a rate limit. */
  address: string;
}

/** One thing that a form can do. */
interface FormAct<Answer> {
  answer: (args: ScreenArgs) => Promise<Answer>;
}

type AnswerOf<Act> = Act extends FormAct<infer Answer> ? Answer : never;

/**
 * Declares an act of a form. `work` gets the posted fields as `schema` parsed them, and answers with a redirect that
 * names what was done. What it refuses (InvalidError, StaleFormError, ConflictError with fields) is answered at the
 * fields, with everything that was typed.
 * @param schema or a function that returns it, which may check rights before anything is parsed
 * @param hideFields fields whose content is not sent back, such as a password
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
 * Declares an act of a button without fields: the service parses what was posted, and the error page shows what it
 * refuses.
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
 * The action of a screen: an act for each value of `intent`, the name of every button and hidden field that selects
 * one. The body is read once, whatever the act.
 * @param acts by intent; the one named "" runs if no other is posted
 * @throws InvalidError for an unknown intent
 */
export function defineForm<Acts extends Readonly<Record<string, FormAct<unknown>>>>(acts: Acts) {
  return defineAction(async (args): Promise<AnswerOf<Acts[keyof Acts]>> => {
    const intent = (await readForm(args.request)).get("intent");
    const known = typeof intent === "string" && Object.hasOwn(acts, intent) ? acts[intent] : acts[""];
    if (!known) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
    return known.answer(args) as Promise<AnswerOf<Acts[keyof Acts]>>;
  });
}
