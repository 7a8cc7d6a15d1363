import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { WorkLink } from "./work-links";

interface BeginBarProps {
  links: readonly WorkLink[];
  consultationId: string;
  /** Of what is begun from this page, once. */
  idempotencyKey: string;
}

/** What is begun at a consultation: above it on a wide screen, and below the thumb on a phone. */
export function BeginBar({ links, consultationId, idempotencyKey }: BeginBarProps) {
  const { t } = useT();
  return (
    <nav data-desk-part="begin" aria-label={t("desk:begin")} className="desk-begin">
      {links.map(({ form, href }) =>
        form === undefined ? null : (
          <form key={form} id={form} method="post" action={href} hidden>
            <HiddenFields fields={{ intent: "start", consultationId, idempotencyKey }} />
          </form>
        ),
      )}
      {links.map(({ work, href, words, tab, icon, form }) => {
        const look = {
          tone: work === "results" || work === "record" ? "quiet" : "secondary",
          size: "small",
          icon,
        } as const;
        const said = (
          <>
            <span className="desk-words">{words}</span>
            <span className="desk-tab">{tab}</span>
          </>
        );
        return form === undefined ? (
          <LinkButton key={work} href={href} {...look} data-work={work} data-work-goes-on="">
            {said}
          </LinkButton>
        ) : (
          <Button key={work} type="submit" form={form} {...look} data-work={work} data-work-goes-on="">
            {said}
          </Button>
        );
      })}
      <LinkButton href="#follow-up" tone="quiet" size="small" icon="calendar" className="desk-follow-up-link">
        {t("desk:followUp.title")}
      </LinkButton>
    </nav>
  );
}
