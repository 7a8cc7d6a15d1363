import { useT } from "~/i18n/use-t";
import { shownNumber } from "../../domain/prescriptions/verification-code";

interface CoverageProps {
  coverage: {
    unknownLines: readonly string[];
    notCompared: readonly string[];
    knowledge: { medicines: number; interactions: number };
  };
  lines: number;
  /** The lines whose dose was compared with a usual daily maximum. */
  doses: number;
}

interface TakesNowProps {
  takes: readonly { name: string; by: { how: "replaces" | "renews"; number: number } | null }[];
}

/** What the patient takes already, with what of it this prescription takes the place of. */
export function TakesNow({ takes }: TakesNowProps) {
  const { t, format } = useT();
  if (takes.length === 0) return null;
  const names = takes.map(({ name, by }) =>
    by === null ? name : t(`prescriptions:coverage.${by.how}`, { name, number: shownNumber(by.number) }),
  );
  return (
    <p className="rounded-md border-s-4 border-line-strong bg-sunken px-3 py-1.5">
      {t("prescriptions:coverage.medications", { names: format.list(names) })}
    </p>
  );
}

/** How far the checks go: silence must not look like safety. */
export function Coverage({ coverage, lines, doses }: CoverageProps) {
  const { t, format } = useT();
  const { unknownLines, notCompared, knowledge } = coverage;
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
        {t("medicine-checks:knows", knowledge)}{" "}
        {lines > 0 && t("prescriptions:coverage.recognized", { known: lines - unknownLines.length, all: lines })}{" "}
        {lines > 0 && t("prescriptions:coverage.doses", { checked: doses, all: lines })}{" "}
        {t("prescriptions:notControlled")}
      </p>
    </div>
  );
}
