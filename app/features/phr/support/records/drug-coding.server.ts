import { codingOf } from "../../domain/vocabulary/find-term";

/** The code that the words for a medicine stand for; null for free text. */
export const drugCoding = (name: string) => codingOf("drugs", name);
