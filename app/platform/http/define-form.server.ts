import type { z } from "zod";
import { InvalidError } from "./errors.server";
import { submitForm } from "./form.server";
import { readForm } from "./read-body.server";
import { defineAction, type ScreenArgs } from "./screen.server";

type ActArgs<Value> = Omit<ScreenArgs, "request"> & { value: Value };

/** One thing that a form can ask for: what is posted with it, and what is then done. */
interface FormAct<Answer> {
  answer: (args: ScreenArgs) => Promise<Answer | Awaited<ReturnType<typeof submitForm<z.ZodType, Answer>>>>;
}

/**
 * Declares one act of a form. `work` gets what `schema` made of the posted fields, and answers with a redirect that
 * names what was done; what it refuses (InvalidError, StaleFormError, ConflictError with fields) is answered at the
 * fields, with everything that was typed.
 * @param hideFields fields whose content does not come back, such as a password
 */
export function act<S extends z.ZodType, Answer = Response>(
  schema: S,
  work: (args: ActArgs<z.infer<S>>) => Promise<Answer>,
  options: { hideFields?: string[] } = {},
): FormAct<Answer> {
  return {
    answer: ({ request, ...args }) => submitForm(request, schema, (value) => work({ ...args, value }), options),
  };
}

/**
 * The action of a screen: an act for each value of `intent`, the name that every button and hidden field goes by. The
 * body is read once, whatever the act.
 * @param acts by their intent; the one named "" is done where none is posted
 * @throws InvalidError for an intent that is not there
 */
export function defineForm<Answer>(acts: Readonly<Record<string, FormAct<Answer>>>) {
  return defineAction(async (args) => {
    const intent = (await readForm(args.request)).get("intent") ?? "";
    const chosen = typeof intent === "string" && Object.hasOwn(acts, intent) ? acts[intent] : undefined;
    if (!chosen) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
    return chosen.answer(args);
  });
}
