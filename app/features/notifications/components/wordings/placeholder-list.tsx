import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { Placeholder } from "../../domain/wordings/placeholder";
import { placeOf } from "../../domain/wordings/wording-text";

export interface PlaceholderListProps {
  /** What each stands for in the preview, and whether it may not be left out. */
  examples: readonly { placeholder: Placeholder; example: string; must: boolean }[];
}

/**
 * The placeholders of a wording. Their buttons (app/islands/wording.ts) insert them where somebody was writing; without
 * script each is shown to be typed.
 */
export function PlaceholderList({ examples }: PlaceholderListProps) {
  const { t } = useT();
  return (
    <section aria-labelledby="placeholders" className="flex flex-col gap-3">
      <h2 id="placeholders" className="text-base font-semibold">
        {t("wording:placeholders")}
      </h2>
      <p className="text-sm text-muted">{t("wording:placeholdersText")}</p>
      <ul className="flex flex-col divide-y divide-line">
        {examples.map(({ placeholder, example, must }) => {
          const place = placeOf(placeholder);
          return (
            <li key={placeholder} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span data-insert-typed className="inline-flex min-h-11 items-center">
                <code dir="ltr" className="font-semibold">
                  {place}
                </code>
              </span>
              <Button
                tone="secondary"
                size="small"
                hidden
                data-insert={place}
                aria-label={t("wording:insert", { placeholder: place })}
              >
                <code dir="ltr">{place}</code>
              </Button>
              <span className="min-w-0 text-sm text-muted">
                {t(`wording:meanings.${placeholder}`)}
                {must && <strong className="text-ink"> · {t("wording:must")}</strong>}
                <br />
                <bdi dir="auto">{example}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
