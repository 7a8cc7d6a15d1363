import { useT } from "~/i18n/use-t";
import { PANE } from "~/kernel/pane-width";
import { Button } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { WorkLink } from "./work-links";

/** Notes, prescriptions and orders are mostly wider than what they stand beside. */
const FIRST = 60;

interface WorkPaneProps {
  links: readonly WorkLink[];
  /** The patient's name, and what else identifies them. */
  name: string;
  who: readonly string[];
}

/**
 * What is written beside a consultation, a frame for each work. Its island opens it; without script nothing of it is
 * shown, and the links lead to the pages themselves.
 */
export function WorkPane({ links, name, who }: WorkPaneProps) {
  const { t } = useT();
  return (
    <>
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t("desk:pane.resize")}
        aria-controls="work-pane"
        aria-valuemin={PANE.min}
        aria-valuemax={PANE.max}
        aria-valuenow={FIRST}
        data-work-edge=""
        className="work-edge"
      />
      <dialog id="work-pane" aria-label={t("desk:pane.title")} data-work-pane="" className="work-pane">
        <p data-desk-part="who" className="work-who">
          <bdi className="font-semibold">{name}</bdi> <Dotted parts={who} />
        </p>
        <header className="work-head">
          <nav data-desk-part="tabs" aria-label={t("desk:pane.title")} className="work-tabs">
            {links.map(({ work, href, tab, form }) =>
              form === undefined ? (
                <Anchor key={work} href={href} data-work={work} data-work-tab={work} data-work-goes-on="">
                  {tab}
                </Anchor>
              ) : (
                <button key={work} type="submit" form={form} data-work={work} data-work-tab={work} data-work-goes-on="">
                  {tab}
                </button>
              ),
            )}
          </nav>
          <Button tone="quiet" square icon="close" data-work-close="">
            <VisuallyHidden>{t("desk:pane.close")}</VisuallyHidden>
          </Button>
        </header>
        <p
          role="status"
          data-work-said=""
          data-loading={t("desk:pane.loading")}
          data-lost={t("desk:pane.lost")}
          className="work-said"
        />
        <div data-work-frames="" className="work-frames" />
      </dialog>
    </>
  );
}
