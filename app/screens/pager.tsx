import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";

interface PagerProps {
  /** Where the previous and next pages begin; null if there is none. */
  before: string | null;
  after: string | null;
  hrefFor: (page: { before: string } | { after: string }) => string;
  words: { before: string; after: string };
}

/** Links to the previous and next pages of a list that is read from a cursor. */
export function Pager({ before, after, hrefFor, words }: PagerProps) {
  const { t } = useT();
  if (before === null && after === null) return null;
  return (
    <nav aria-label={t("common:navigation.pagination")}>
      <Cluster className="justify-between">
        {before === null ? (
          <span />
        ) : (
          <LinkButton href={hrefFor({ before })} data-side="before" tone="secondary" icon="chevron-start">
            {words.before}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={hrefFor({ after })} data-side="after" tone="secondary" iconEnd="chevron-end">
            {words.after}
          </LinkButton>
        )}
      </Cluster>
    </nav>
  );
}
