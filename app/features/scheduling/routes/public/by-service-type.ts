import { redirect } from "@remix-run/cloudflare";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOfService } from "./service-address.server";

/** A kind of appointment leads to its doctors, an offering to its booking. */
export const loader = defineLoader(async ({ app, params }) =>
  redirect(await addressOfService(app, params.service ?? "")),
);
