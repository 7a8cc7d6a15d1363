import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** On every screen of the staff while demo data is there, so that nobody takes it for real. */
export function DemoBanner({ removable }: { removable: boolean }) {
  const { t } = useT();
  const remove = removable && (
    <form method="post" action={paths.demoData()} data-once>
      <Button type="submit" name="do" value="remove" tone="secondary" size="small">
        {t("home:demo.remove")}
      </Button>
    </form>
  );
  return (
    <Banner tone="warn" title={t("home:demo.title")} action={remove}>
      {t("home:demo.text")}
    </Banner>
  );
}
