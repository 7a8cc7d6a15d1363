import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { paths } from "~/paths";
import { submitForm } from "~/platform/form.server";

/** The recovery codes that come with a first second step: shown this once. */
export interface NewCodes {
  codes: string[];
}

/**
 * Answers the form that adds a second step: with the recovery codes where `add` made some, else by leading back to
 * the account. What was typed in `hideFields` does not come back.
 */
export async function addedFactor<S extends z.ZodType>(
  request: Request,
  schema: S,
  hideFields: string[],
  add: (value: z.infer<S>) => Promise<{ codes: string[] | null }>,
) {
  let shown: string[] | null = null;
  const answer = await submitForm(
    request,
    schema,
    async (value) => {
      shown = (await add(value)).codes;
      return redirect(paths.accountSecurity({ done: "factorAdded" }));
    },
    { hideFields },
  );
  return shown === null ? answer : data<NewCodes>({ codes: shown });
}
