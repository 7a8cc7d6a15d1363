import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** On each page while somebody acts for a relative: whose account this is, and the way back to one's own. */
export function ActingBanner({ name }: { name: string }) {
  const { t } = useT();
  const back = (
    <form method="post" action={paths.family()}>
      <input type="hidden" name="intent" value="back" />
      <Button type="submit" tone="secondary" size="small" icon="undo">
        {t("home:acting.back")}
      </Button>
    </form>
  );
  return (
    <Banner tone="warn" title={t("home:acting.title", { name })} action={back}>
      {t("home:acting.text")}
    </Banner>
  );
}
