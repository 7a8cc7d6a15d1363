import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";

export interface WordingPreviewProps {
  preview: { subject: string; html: string; text: string; lang: string; dir: "ltr" | "rtl" };
}

/**
 * The mail as its receiver would see it. Its frame has no origin, opens nothing, and stands under the page's security
 * policy, by which nothing in it may run; that scripts are not switched off as well lets tests look into the frame.
 */
export function WordingPreview({ preview: { subject, html, text, lang, dir } }: WordingPreviewProps) {
  const { t } = useT();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card title={t("wording:previewTitle")}>
        <p className="mb-4 text-sm text-muted">{t("wording:previewText")}</p>
        <SummaryList
          rows={[
            {
              term: t("wording:subject"),
              value: (
                <bdi lang={lang} dir={dir}>
                  {subject}
                </bdi>
              ),
            },
          ]}
        />
        <iframe
          title={t("wording:previewTitle")}
          srcDoc={html}
          sandbox="allow-scripts"
          className="mt-4 block h-[52rem] w-full rounded-lg border border-line bg-white"
        />
      </Card>
      <Card title={t("wording:asText")}>
        <p lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      </Card>
    </div>
  );
}
