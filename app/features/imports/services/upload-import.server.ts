import { uuidv7 } from "~/kernel/ids";
import { trimmedText } from "~/kernel/written-text";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { formParts, textOfPart } from "~/platform/multipart.server";
import { eraseImportFile, importKey, keepImportFile } from "./import-files.server";
import { registerImport } from "./register-import.server";

const LONGEST_NOTE_BYTES = 8_000;
const LONGEST_NOTE = 2_000;
const LONGEST_NAME = 200;

interface Received {
  fileName: string;
  bytes: number;
  notes: string;
}

/** Takes the fields of the form as they arrive; the file goes on to the bucket. */
async function receive(context: RequestContext, key: string, request: Request): Promise<Received> {
  let file: Omit<Received, "notes"> | undefined;
  let notes = "";
  for await (const part of formParts(request)) {
    if (part.name === "importNotes")
      notes = trimmedText(await textOfPart(part, LONGEST_NOTE_BYTES)).slice(0, LONGEST_NOTE);
    if (part.name !== "patientsFile" || part.fileName === null || file) continue;
    const fileName = part.fileName.slice(-LONGEST_NAME);
    file = { fileName, bytes: await keepImportFile(context, key, part.body) };
  }
  if (!file || (file.bytes === 0 && file.fileName === ""))
    throw new InvalidError([{ field: "patientsFile", message: "errors:field.mandatory" }]);
  return { ...file, notes };
}

/**
 * Receives a file of patients as it arrives and finds out what is in it. Nothing is imported yet.
 * @param request multipart: patientsFile, importNotes
 * @returns `ready`: every patient is named and every date can be read without asking
 * @throws InvalidError at patientsFile for a file that is no table of patients
 */
export async function uploadImport(
  context: RequestContext,
  request: Request,
): Promise<{ importId: string; ready: boolean }> {
  await authorize(context, "patientImport.manage");
  const id = uuidv7(context.now);
  const r2Key = importKey(context, id);
  try {
    const received = await receive(context, r2Key, request);
    return { importId: id, ready: await registerImport(context, { id, r2Key, ...received }) };
  } catch (error) {
    await eraseImportFile(context, r2Key);
    throw error;
  }
}
