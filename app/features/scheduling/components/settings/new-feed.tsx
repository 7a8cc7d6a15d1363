import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

/** A new secret address, the one time that it is shown. */
export function NewFeed({ url }: { url: string }) {
  const { t } = useT();
  return (
    <>
      <Banner tone="good" live title={t("calendar:feed.made")}>
        {t("calendar:feed.madeText")}
      </Banner>
      <Card title={t("calendar:feed.address")}>
        <div className="flex flex-col gap-6">
          <p
            dir="ltr"
            data-testid="calendar-feed"
            className="rounded-md bg-sunken p-4 font-mono text-base break-all select-all"
          >
            {url}
          </p>
          <p className="max-w-prose text-muted">{t("calendar:feed.how")}</p>
          <div>
            <LinkButton href={url.replace(/^https?:/, "webcal:")} icon="calendar" size="large">
              {t("calendar:feed.subscribe")}
            </LinkButton>
          </div>
        </div>
      </Card>
    </>
  );
}
