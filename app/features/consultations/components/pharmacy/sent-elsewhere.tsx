import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { SentElsewhere } from "../../domain/pharmacy/desk-view";
import { shownNumber } from "../../domain/prescriptions/verification-code";

/** What other pharmacies have now, by its number: what was prepared of it is put back. */
export function SentElsewhereList({ elsewhere, timeZone }: { elsewhere: readonly SentElsewhere[]; timeZone: string }) {
  const { t, format } = useT();
  return (
    <Card title={t("pharmacy:desk.elsewhere.title")}>
      <p className="mb-3 text-muted">{t("pharmacy:desk.elsewhere.text")}</p>
      <ul className="flex flex-col gap-1">
        {elsewhere.map(({ id, number, at }) => (
          <li key={id}>
            {t("pharmacy:desk.elsewhere.one", {
              number: shownNumber(number ?? 0),
              date: format.dateTime(at, timeZone, "short"),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The page of a prescription that another pharmacy has now. */
export function SentElsewherePage({ moved, timeZone }: { moved: SentElsewhere; timeZone: string }) {
  const { t, format } = useT();
  const number = shownNumber(moved.number ?? 0);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.pharmacyDesk()}>{t("pharmacy:one.back")}</BackLink>}
        title={t("pharmacy:one.title", { number })}
      />
      <Banner
        tone="warn"
        live
        title={t("pharmacy:desk.elsewhere.one", { number, date: format.dateTime(moved.at, timeZone, "short") })}
      >
        {t("pharmacy:desk.elsewhere.text")}
      </Banner>
    </>
  );
}
