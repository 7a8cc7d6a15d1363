import { paths } from "~/paths";
import { SendingEnded, sendParts, type Listening, type SentFile, type Surroundings } from "~/kernel/upload/send-parts";
import { finishedUploadSchema } from "../../schemas/upload";

/**
 * Sends a file of patients in parts.
 * @returns the id of the import that was made of the file
 * @throws SendingEnded where the server refused it or the line stays down: called again, it goes on
 */
export async function sendInParts(
  file: SentFile,
  importNotes: string,
  listening: Listening,
  surroundings: Surroundings,
): Promise<string> {
  const destination = {
    ...{ open: paths.importUploads(), part: paths.importPart, finish: (id: string) => paths.importUpload(id) },
    said: { importNotes },
  };
  const known = finishedUploadSchema.safeParse(await sendParts(file, destination, listening, surroundings));
  if (!known.success) throw new SendingEnded("line");
  return known.data.importId;
}
