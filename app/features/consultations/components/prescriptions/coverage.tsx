import { useT } from "~/i18n/use-t";
import type { UncheckedDose } from "../../domain/prescriptions/warnings";
import { shownNumber } from "../../domain/prescriptions/verification-code";

interface CoverageProps {
  coverage: {
    unknownLines: readonly string[];
    notCompared: readonly string[];
    knowledge: { medicines: number; interactions: number };
  };
  lines: readonly { line: { name: string }; uncheckedDose: UncheckedDose | null }[];
}

interface TakesNowProps {
  /** What the patient has, by its names. */
  conditions: readonly string[];
  takes: readonly { name: string; by: { how: "replaces" | "renews"; number: number } | null }[];
}

const STRIP = "rounded-md border-s-4 border-line-strong bg-sunken px-3 py-1.5";

/** What the patient has and takes already, with what of it this prescription takes the place of. */
export function TakesNow({ conditions, takes }: TakesNowProps) {
  const { t, format } = useT();
  const names = takes.map(({ name, by }) =>
    by === null ? name : t(`prescriptions:coverage.${by.how}`, { name, number: shownNumber(by.number) }),
  );
  return (
    <>
      {conditions.length > 0 && (
        <p className={STRIP}>{t("prescriptions:coverage.conditions", { names: format.list([...conditions]) })}</p>
      )}
      {names.length > 0 && (
        <p className={STRIP}>{t("prescriptions:coverage.medications", { names: format.list(names) })}</p>
      )}
    </>
  );
}

/** How far the checks go: silence must not look like safety. */
export function Coverage({ coverage, lines }: CoverageProps) {
  const { t, format } = useT();
  const { unknownLines, notCompared, knowledge } = coverage;
  const all = lines.length;
  // Of what is not known, the dose was not compared with a usual daily maximum either.
  const checked = lines.filter((each) => each.uncheckedDose === null && !unknownLines.includes(each.line.name)).length;
  const incomplete = [unknownLines, notCompared].some((names) => names.length > 0);
  return (
    <div className="flex flex-col gap-1 text-sm">
      {incomplete && (
        <p className="font-medium text-warn-text">
          {unknownLines.length > 0 && t("prescriptions:coverage.unknown", { names: format.list([...unknownLines]) })}{" "}
          {notCompared.length > 0 && t("medicine-checks:notCompared", { names: format.list([...notCompared]) })}
        </p>
      )}
      <p className="text-muted">
        {t("medicine-checks:knows", knowledge)} {t("prescriptions:coverage.diseases")}{" "}
        {all > 0 && t("prescriptions:coverage.recognized", { known: all - unknownLines.length, all })}{" "}
        {all > 0 && t("prescriptions:coverage.doses", { checked, all })} {t("prescriptions:notControlled")}
      </p>
    </div>
  );
}
