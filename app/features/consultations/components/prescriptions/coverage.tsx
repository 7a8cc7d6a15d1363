import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

interface CoverageProps {
  coverage: {
    unknownLines: readonly string[];
    notCompared: readonly string[];
    knowledge: { medicines: number; interactions: number };
    allergies: "some" | "none" | "notAsked";
  };
  lines: number;
}

/** How far the checks go: silence must not look like safety. */
export function Coverage({ coverage, lines }: CoverageProps) {
  const { t, format } = useT();
  const { unknownLines, notCompared, knowledge, allergies } = coverage;
  return (
    <>
      {allergies === "notAsked" && (
        <Banner tone="error" title={t("prescriptions:coverage.notAsked")}>
          {t("prescriptions:coverage.notAskedText")}
        </Banner>
      )}
      <Banner tone={unknownLines.length > 0 || notCompared.length > 0 ? "warn" : "info"}>
        <p>{t("medicine-checks:knows", knowledge)}</p>
        <p>
          {t("prescriptions:coverage.recognized", { known: lines - unknownLines.length, all: lines })}{" "}
          {unknownLines.length > 0 && t("prescriptions:coverage.unknown", { names: format.list([...unknownLines]) })}
        </p>
        {notCompared.length > 0 && <p>{t("medicine-checks:notCompared", { names: format.list([...notCompared]) })}</p>}
      </Banner>
    </>
  );
}
