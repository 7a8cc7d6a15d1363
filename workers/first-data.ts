import { readVocabularies } from "~/features/phr/public.server";
import { readNumberingPlans } from "~/kernel/contact/read-numbering-plans";
import { readFirstMessages } from "~/platform/first-messages.server";

/**
 * Reads, once an isolate, what requests and messages of queues take for granted: the English messages, since what fails
 * before anybody's language is known is said in English, the vocabularies and the numbering plans of telephones.
 */
export async function readFirstData(): Promise<void> {
  await Promise.all([readFirstMessages(), readVocabularies(), readNumberingPlans()]);
}
