import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Banner } from "~/ui/view/banner";

/** On every screen of the staff while demo data is there, so that nobody takes it for real. */
export function DemoBanner({ removable }: { removable: boolean }) {
  const { t } = useT();
  const remove = removable && (
    <form method="post" action={paths.demoData()} data-once>
      <AskFirst name="intent" value="remove" size="small" question={t("common:sure")} text={t("common:final")}>
        {t("home:demo.remove")}
      </AskFirst>
    </form>
  );
  return (
    <Banner tone="warn" title={t("home:demo.title")} action={remove}>
      {t("home:demo.text")}
    </Banner>
  );
}
