import { defineLoader } from "~/platform/http/screen.server";
import { readPracticePicture } from "../services/files/read-logo.server";

/** A picture of the front page: the practice's photo, or the map of a location. */
export const loader = defineLoader(({ app, params, url }) =>
  readPracticePicture(app, params.fileId ?? "", url.searchParams.get("width") ?? ""),
);
