import { defineLoader } from "~/platform/http/screen.server";
import { readPhoto } from "../services/files/read-logo.server";

/** The photo of a provider, for booking pages. */
export const loader = defineLoader(({ app, params, url }) =>
  readPhoto(app, params.fileId ?? "", url.searchParams.get("width") ?? ""),
);
