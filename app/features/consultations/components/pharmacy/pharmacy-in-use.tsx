import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** A pharmacy that could not be turned off, and how many prescriptions wait there. */
export interface PharmacyInUse {
  id: string;
  waiting: number;
}

/** How many prescriptions wait, what becomes of them, and the button to turn the pharmacy off anyway. */
export function PharmacyInUseBanner({ id, waiting }: PharmacyInUse) {
  const { t } = useT();
  return (
    <Banner tone="warn" live title={t("pharmacy:pharmacies.inUse", { count: waiting })}>
      <p className="mb-2">{t("pharmacy:pharmacies.inUseText")}</p>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="anyway" value="true" />
        <Button type="submit" name="intent" value="disable" tone="secondary">
          {t("pharmacy:pharmacies.disableAnyway")}
        </Button>
      </form>
    </Banner>
  );
}
