import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import type { IconName } from "~/ui/base/icon";

/** A way on from the head of a page; a phone has it in the menu. */
export interface HeadLink {
  href: string;
  icon: IconName;
  words: string;
}

interface HeadActsProps {
  /** The page's title, by which the menu is told apart. */
  title: string;
  /** The words on a wide screen for booking; a phone has a short one. */
  book: string;
  links: readonly HeadLink[];
  /** The page to which booking leads back; else to what was booked. */
  to?: "home";
}

/** What staff do from the head of a page: book an appointment, add a walk-in, and on a phone all else in a menu. */
export function HeadActs({ title, book, links, to }: HeadActsProps) {
  const { t } = useT();
  const walkIn = paths.bookingPanel({ mode: "now", to });
  return (
    <>
      <LinkButton href={walkIn} tone="secondary" size="small" className="max-tablet:hidden">
        {t("scheduling:list.walkIn")}
      </LinkButton>
      <LinkButton href={paths.bookingPanel({ to })} icon="plus" size="small">
        <span className="max-tablet:hidden">{book}</span>
        <span className="tablet:hidden">{t("scheduling:actions.book")}</span>
      </LinkButton>
      <div className="tablet:hidden">
        <RowMenu label={t("common:rowActions")} about={title}>
          {[{ href: walkIn, icon: "person" as const, words: t("scheduling:list.walkIn") }, ...links].map(
            ({ href, icon, words }) => (
              <RowMenuLink key={href} href={href} icon={icon}>
                {words}
              </RowMenuLink>
            ),
          )}
        </RowMenu>
      </div>
    </>
  );
}
