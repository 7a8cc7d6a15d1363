import { useTranslator } from "./i18n-provider";
import type { Translator } from "./translator";

/** The words of the page: `const { t } = useT()`. */
export const useT = (): Translator => useTranslator();
