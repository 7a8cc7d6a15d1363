import { useT } from "~/i18n/use-t";

interface PatientsDirectionsProps {
  language: { name: string; bcp47: string; dir: "ltr" | "rtl" };
  directions: string;
  untranslated: readonly string[];
}

/** How the patient reads the directions in their language, and what of them stays in the words that were typed. */
export function PatientsDirections({ language, directions, untranslated }: PatientsDirectionsProps) {
  const { t, format } = useT();
  return (
    <>
      {directions !== "" && (
        <p className="text-sm text-muted">
          {t("prescriptions:inPatientsWords", { language: language.name })}:{" "}
          <bdi lang={language.bcp47} dir={language.dir}>
            {directions}
          </bdi>
        </p>
      )}
      {untranslated.length > 0 && (
        <p className="text-sm text-warn-text">
          {t("prescriptions:untranslated", { words: format.list(untranslated.map((words) => `“${words}”`)) })}
        </p>
      )}
    </>
  );
}
