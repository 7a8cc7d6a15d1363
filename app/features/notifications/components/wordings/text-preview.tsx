import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import { ROOM, type TextParts } from "../../domain/texts/text-parts";

export interface TextPreviewProps {
  preview: TextParts & { said: string; lang: string; dir: "ltr" | "rtl" };
}

/**
 * The text as a phone shows it, and what it costs. The script beside the form (app/islands/text-length.ts) keeps the
 * three numbers up with what is typed.
 */
export function TextPreview({ preview }: TextPreviewProps) {
  const { t, format } = useT();
  const { said, lang, dir, alphabet, parts, units, room, outside } = preview;
  const { alone, ofSeveral } = ROOM[alphabet];
  const rows = [
    {
      term: t("wording:text.messages"),
      value: <span data-text-parts>{format.number(parts)}</span>,
    },
    {
      term: t("wording:text.length"),
      value: (
        <bdi>
          <span data-text-units>{format.number(units)}</span> / <span data-text-room>{format.number(room)}</span>
        </bdi>
      ),
    },
  ];
  return (
    <Card title={t("wording:previewTitle")}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t("wording:previewText")}</p>
        <p
          lang={lang}
          dir={dir}
          className="max-w-[min(24rem,100%)] self-start rounded-2xl rounded-ss-sm border border-line bg-sunken px-4 py-3 wrap-anywhere"
        >
          {said}
        </p>
        <SummaryList rows={rows} />
        <p className="text-sm text-muted">
          {outside.length === 0
            ? t("wording:text.gsm", { alone, several: ofSeveral })
            : t("wording:text.unicode", {
                alone,
                several: ofSeveral,
                characters: format.list(outside.slice(0, 5)),
              })}
        </p>
      </div>
    </Card>
  );
}
