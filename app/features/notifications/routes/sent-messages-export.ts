import { defineLoader } from "~/platform/http/screen.server";
import { exportMessages } from "../services/mail/export-messages.server";

/** The list of sent messages as a file, narrowed as the list is. */
export const loader = defineLoader(({ app, url }) => exportMessages(app, Object.fromEntries(url.searchParams)));
