import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

export interface WordingSaidProps {
  /** What the form shows without it being saved. */
  what: "typed" | "standard" | undefined;
  done: boolean;
  own: boolean;
  of: "mail" | "text";
}

/** What has happened to the wording: saved, or only looked at so far. */
export function WordingSaid({ what, done, own, of }: WordingSaidProps) {
  const { t } = useT();
  if (what)
    return (
      <Banner tone="info" live>
        {t(what === "standard" ? "wording:resetText" : "wording:previewTyped")}
      </Banner>
    );
  if (!done) return null;
  const saved = of === "mail" ? "wording:saved" : "wording:text.saved";
  return (
    <Banner tone="good" live>
      {t(own ? saved : "wording:resetDone")}
    </Banner>
  );
}
