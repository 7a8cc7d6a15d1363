import { defineLoader } from "~/platform/http/screen.server";
import { readFile } from "../services/files/read-file.server";

/** A file of a patient or an employee, as a download. */
export const loader = defineLoader(({ app, params }) => readFile(app, params.fileId ?? ""));
