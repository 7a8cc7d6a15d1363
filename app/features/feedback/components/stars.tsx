import { usePatientT } from "~/i18n/use-t";

/** So many of five, drawn and said. */
export function Stars({ stars }: { stars: number }) {
  const { t } = usePatientT();
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-lg text-brand-text">
        {"★".repeat(stars)}
        {"☆".repeat(5 - stars)}
      </span>
      <span className="sr-only">{t("feedback:stars", { stars })}</span>
    </span>
  );
}
