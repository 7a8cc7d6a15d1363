import { uuidv7 } from "~/kernel/ids";
import { trimmedText } from "~/kernel/text/written-text";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { formParts, textOfPart } from "~/platform/http/multipart.server";
import type { EncodingChoice } from "../../domain/reading/text-encoding";
import { encodingFieldSchema } from "../../schemas/import-forms";
import { eraseImportFile, importKey, keepImportFile } from "../../support/imports/import-files.server";
import { registerImport, type Need } from "../imports/register-import.server";

const LONGEST_NOTE_BYTES = 8_000;
const LONGEST_NOTE = 2_000;
const LONGEST_NAME = 200;
const UNNAMED = "patients.csv";

interface Received {
  fileName: string;
  bytes: number;
  notes: string;
  encoding: EncodingChoice | undefined;
}

/** Takes the fields of the form as they arrive; the file goes on to the bucket. */
async function receive(context: RequestContext, key: string, request: Request): Promise<Received> {
  let file: Pick<Received, "fileName" | "bytes"> | undefined;
  let notes = "";
  let encoding: EncodingChoice | undefined;
  for await (const part of formParts(request)) {
    if (part.name === "importNotes")
      notes = trimmedText(await textOfPart(part, LONGEST_NOTE_BYTES)).slice(0, LONGEST_NOTE);
    if (part.name === "encoding")
      encoding = parse(encodingFieldSchema, { encoding: await textOfPart(part, LONGEST_NAME) });
    if (part.name !== "patientsFile" || part.fileName === null || file) continue;
    const fileName = part.fileName.slice(-LONGEST_NAME);
    file = { fileName, bytes: await keepImportFile(context, key, part.body) };
  }
  if (!file || (file.bytes === 0 && file.fileName === ""))
    throw new InvalidError([{ field: "patientsFile", message: "errors:field.mandatory" }]);
  // A program may send bytes without a name.
  return { ...file, fileName: file.fileName || UNNAMED, notes, encoding };
}

/**
 * Receives a file of patients as it arrives and finds out what is in it. Nothing is imported yet.
 * @param request multipart: patientsFile, importNotes, encoding
 * @returns `needs`: what a person has to say before it can start
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function uploadImport(
  context: RequestContext,
  request: Request,
): Promise<{ importId: string; needs: Need[] }> {
  await authorize(context, "patientImport.manage");
  const id = uuidv7(context.now);
  const r2Key = importKey(context, id);
  try {
    const received = await receive(context, r2Key, request);
    return { importId: id, needs: await registerImport(context, { id, r2Key, ...received }) };
  } catch (error) {
    await eraseImportFile(context, r2Key);
    throw error;
  }
}
