import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** Tells a provider on their home page how many notes they have still to sign. */
export function NotesToSign({ count }: { count: number }) {
  const { t } = useT();
  if (count === 0) return null;
  return (
    <Banner
      tone="info"
      title={t("note-editor:unsigned.count", { count })}
      action={
        <LinkButton href={paths.notes()} tone="secondary">
          {t("note-editor:unsigned.show")}
        </LinkButton>
      }
    />
  );
}
