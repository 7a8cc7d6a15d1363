import { readVocabularies } from "~/features/phr/public.server";
import { readFirstMessages } from "~/platform/first-messages.server";

/**
 * Reads, once an isolate, what requests and messages of queues take for granted: the English messages, since what fails
 * before anybody's language is known is said in English, and the vocabularies.
 */
export async function readFirstData(): Promise<void> {
  await Promise.all([readFirstMessages(), readVocabularies()]);
}
