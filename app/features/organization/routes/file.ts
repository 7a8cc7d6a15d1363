import { defineLoader } from "~/platform/screen.server";
import { readFile } from "../services/read-file.server";

/** A file of a patient or an employee, as a download. */
export const loader = defineLoader(({ app, params }) => readFile(app, params.fileId ?? ""));
