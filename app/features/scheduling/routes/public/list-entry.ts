import { redirect } from "@remix-run/cloudflare";
import { defineLoader } from "~/platform/http/screen.server";
import { listHref } from "../../components/public-lists/list-tabs";
import { kindOfPath } from "./journey-state.server";

/** The bare address of a kind of appointment leads to its doctors. */
export const loader = defineLoader(({ url }) =>
  Promise.resolve(redirect(listHref(kindOfPath(url.pathname) ?? "clinic", "provider"))),
);
