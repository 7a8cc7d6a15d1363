import { defineLoader } from "~/platform/screen.server";
import { readPhoto } from "../services/read-logo.server";

/** The photo of a provider, for booking pages. */
export const loader = defineLoader(({ app, params }) => readPhoto(app, params.fileId ?? ""));
