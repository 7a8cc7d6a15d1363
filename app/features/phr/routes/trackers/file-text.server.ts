import { TooLargeError } from "~/platform/http/errors.server";
import { decodeFile } from "../../domain/trackers/decode-file";

const MOST_BYTES = 4_000_000;

/** The text of the file that a form sent, else what was pasted. @throws TooLargeError */
export async function fileTextOf(form: FormData): Promise<string> {
  const [file, text] = [form.get("file"), form.get("text")];
  if (!(file instanceof File) || file.size === 0) return typeof text === "string" ? text : "";
  if (file.size > MOST_BYTES) throw new TooLargeError();
  return decodeFile(new Uint8Array(await file.arrayBuffer()));
}
