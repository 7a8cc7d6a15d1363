import { useSpeech, type Speech } from "./i18n-provider";

/** The words, formats and direction of the page's language: `const { t, format, dir } = useT()`. */
export const useT = (): Speech => useSpeech();
