import { data, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { AddedFactor } from "../services/second-factors/add-factor.server";
import { sessionCookie } from "../support/sessions/session-cookie.server";

/** The recovery codes that come with a first second step: shown this once. */
export interface NewCodes {
  codes: string[];
}

/** What follows on a second step that was added: its recovery codes if it brought some, else the account. */
export function factorAdded({ codes, reference }: AddedFactor) {
  const headers: HeadersInit = reference === null ? {} : { "set-cookie": sessionCookie(reference) };
  if (codes !== null) return data<NewCodes>({ codes }, { headers });
  return redirect(paths.accountSecurity({ done: "factorAdded" }), { headers });
}
