import { readLogo } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";

/** The organization's logo, for the header and for mails. */
export const loader = defineLoader(({ app, params }) => readLogo(app, params.fileId ?? ""));
