import { redirect } from "@remix-run/cloudflare";
import { defineLoader } from "~/platform/screen.server";
import { listHref } from "../../components/booking/list-tabs";
import { kindOfPath } from "./journey-state.server";

/** The bare address of a kind of visit leads to its doctors. */
export const loader = defineLoader(({ url }) =>
  Promise.resolve(redirect(listHref(kindOfPath(url.pathname) ?? "clinic", "provider"))),
);
