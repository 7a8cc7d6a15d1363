import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { ImportView } from "../domain/imports/import-view";

/** Why an import has stopped by itself, and what can be done. */
export function StoppedBanner({ stop: { reason, reference } }: { stop: NonNullable<ImportView["stop"]> }) {
  const { t } = useT();
  return (
    <Banner tone="error" title={t("imports:stopped.title")}>
      <p>{t(`imports:stopped.${reason}`)}</p>
      {reference !== "" && <p>{t("imports:stopped.reference", { reference })}</p>}
    </Banner>
  );
}
