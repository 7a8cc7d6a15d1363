import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";

/** The bare host leads to the entry page. */
export const loader = () => redirect(paths.entry());
