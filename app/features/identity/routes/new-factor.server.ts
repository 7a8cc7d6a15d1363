import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { paths } from "~/paths";
import { submitForm } from "~/platform/http/form.server";
import type { AddedFactor } from "../services/second-factors/add-factor.server";
import { sessionCookie } from "../support/sessions/session-cookie.server";

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
  add: (value: z.infer<S>) => Promise<AddedFactor>,
) {
  let shown: string[] | null = null;
  let headers: HeadersInit = {};
  const answer = await submitForm(
    request,
    schema,
    async (value) => {
      const { codes, reference } = await add(value);
      shown = codes;
      if (reference !== null) headers = { "set-cookie": sessionCookie(reference) };
      return redirect(paths.accountSecurity({ done: "factorAdded" }), { headers });
    },
    { hideFields },
  );
  return shown === null ? answer : data<NewCodes>({ codes: shown }, { headers });
}
