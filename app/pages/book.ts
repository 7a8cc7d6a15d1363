import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";

/** The short address of the booking page, as it is printed and said. */
export const loader = () => redirect(paths.booking());
