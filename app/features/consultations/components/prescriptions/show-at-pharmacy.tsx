import { useT } from "~/i18n/use-t";
import { QrFigure } from "~/screens/print/qr-figure";
import { Card } from "~/ui/view/card";
import { shownCode } from "../../domain/prescriptions/verification-code";

interface ShowAtPharmacyProps {
  /** Where a pharmacy checks the prescription, as its code says. */
  address: string;
  code: string;
  /** The patient is not shown what is prescribed: the pharmacy reads it. */
  isHidden?: boolean;
}

/** What a patient shows at the pharmacy: the code that is scanned, and the same to be typed. */
export function ShowAtPharmacy({ address, code, isHidden = false }: ShowAtPharmacyProps) {
  const { t } = useT();
  return (
    <div id="pharmacy" className="scroll-mt-24">
      <Card title={t("prescriptions:atPharmacy.title")}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <QrFigure text={address} className="size-56 shrink-0 rounded-md border border-line" />
          <div className="flex min-w-0 flex-col gap-2">
            <p>{t("prescriptions:atPharmacy.text")}</p>
            {isHidden && <p>{t("prescriptions:atPharmacy.readsByCode")}</p>}
            <p className="font-mono text-xl font-semibold wrap-anywhere">
              <bdi dir="ltr">{shownCode(code)}</bdi>
            </p>
          </div>
        </div>
      </Card>
    </div>
  );
}
