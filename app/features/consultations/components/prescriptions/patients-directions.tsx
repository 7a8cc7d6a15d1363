import { useT } from "~/i18n/use-t";

interface PatientsDirectionsProps {
  language: { bcp47: string; dir: "ltr" | "rtl" };
  directions: string;
  untranslated: readonly string[];
}

/** How the patient reads the directions in their language, and what of them stays in the words that were typed. */
export function PatientsDirections({ language, directions, untranslated }: PatientsDirectionsProps) {
  const { t, format } = useT();
  const name = format.languageName(language.bcp47.split("-")[0] ?? language.bcp47);
  return (
    <>
      {directions !== "" && (
        <div className="text-sm text-muted">
          <p>{t("prescriptions:inPatientsWords", { language: name })}</p>
          <p lang={language.bcp47} dir={language.dir} className="text-start">
            {directions}
          </p>
        </div>
      )}
      {untranslated.length > 0 && (
        <p className="text-sm text-warn-text">
          {t("prescriptions:untranslated", { words: format.list(untranslated.map((words) => `“${words}”`)) })}
        </p>
      )}
    </>
  );
}
