import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import type { WorkLink } from "./work-links";

/** What is begun at a consultation: above it on a wide screen, and below the thumb on a phone. */
export function BeginBar({ links }: { links: readonly WorkLink[] }) {
  const { t } = useT();
  return (
    <nav data-desk-part="begin" aria-label={t("desk:begin")} className="desk-begin">
      {links.map(({ work, href, words, tab, icon }) => (
        <LinkButton
          key={work}
          href={href}
          tone={work === "results" || work === "record" ? "quiet" : "secondary"}
          size="small"
          icon={icon}
          data-work={work}
          data-work-goes-on=""
        >
          <span className="desk-words">{words}</span>
          <span className="desk-tab">{tab}</span>
        </LinkButton>
      ))}
      <LinkButton href="#follow-up" tone="quiet" size="small" icon="calendar" className="desk-follow-up-link">
        {t("desk:followUp.title")}
      </LinkButton>
    </nav>
  );
}
