import type { PatientTranslate } from "./audiences";
import { useSpeech, type Speech } from "./i18n-provider";

/** The words, formats and direction of the page's language: `const { t, format, dir } = useT()`. */
export const useT = (): Speech => useSpeech();

/** The same for what patients and visitors see: a message for staff does not pass the types (audiences.ts). */
export const usePatientT = (): Omit<Speech, "t"> & { readonly t: PatientTranslate } => useSpeech();

/** On a screen of both, all words for staff; null for patients, so that there is nothing to say to them by mistake. */
export function useStaffT(side: "staff" | "patient"): Speech | null {
  const speech = useSpeech();
  return side === "staff" ? speech : null;
}
