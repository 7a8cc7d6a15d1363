import { usePatientT } from "~/i18n/use-t";
import { FrontSection } from "./front-section";

/** What insurance is accepted, and which languages are spoken; nothing where neither is said. */
export function Facts({ insurers, languages }: { insurers: readonly string[]; languages: readonly string[] }) {
  const { t, format, bcp47 } = usePatientT();
  if (insurers.length === 0 && languages.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-8 tablet:grid-cols-2">
      {insurers.length > 0 && (
        <FrontSection title={t("front:facts.insurance")}>
          <Tags names={insurers} />
        </FrontSection>
      )}
      {languages.length > 0 && (
        <FrontSection title={t("front:facts.languages")}>
          <Tags names={languages.map((code) => format.languageName(code)).sort(new Intl.Collator(bcp47).compare)} />
        </FrontSection>
      )}
    </div>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="max-w-full rounded-md border border-line bg-surface px-3 py-1.5">
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
