import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import type { RowProps } from "./row-props";

interface Line {
  name: string;
  age: number | null;
}

/** A relative as a family tree has them: who it is, whether they live, and each condition with the age at which it began. */
export function FamilyHistoryRow({ record: { values } }: RowProps) {
  const { t, format } = useT();
  const conditions = Array.isArray(values.conditions) ? (values.conditions as Line[]) : [];
  const about = [
    values.side && t(`family-history:side.${String(values.side)}` as PlainKey),
    values.living !== "UNKNOWN" && t(`family-history:living.${String(values.living)}` as PlainKey),
    typeof values.age === "number" && t("family-history:aged", { age: values.age }),
    typeof values.birthYear === "number" && t("family-history:born", { year: String(values.birthYear) }),
  ].filter((part): part is string => typeof part === "string" && part !== "");
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-lg font-semibold">
          {t(`family-history:relation.${String(values.relation)}` as PlainKey)}
        </span>
        {values.name !== "" && <bdi>{String(values.name)}</bdi>}
        {about.length > 0 && <span className="text-sm text-muted">{format.parts(about)}</span>}
      </p>
      <ul className="list-disc ps-5">
        {conditions.map(({ name, age }) => (
          <li key={`${name}-${age ?? ""}`}>
            <bdi>{name}</bdi>
            {age !== null && <span className="text-muted"> · {t("family-history:beganAt", { age })}</span>}
          </li>
        ))}
      </ul>
      {values.causeOfDeath !== "" && values.causeOfDeath !== undefined && (
        <p className="text-sm text-muted">
          {t("family-history:fields.causeOfDeath")}: <bdi>{String(values.causeOfDeath)}</bdi>
        </p>
      )}
    </>
  );
}
