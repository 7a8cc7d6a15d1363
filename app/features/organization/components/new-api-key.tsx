import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

interface NewApiKeyProps {
  /** The key itself: nothing but this page ever shows it. */
  secret: string;
  /** A call to try it with. */
  url: string;
  next: string;
}

/** A new key, the one time that it is shown. */
export function NewApiKey({ secret, url, next }: NewApiKeyProps) {
  const { t } = useT();
  return (
    <>
      <Banner tone="good" live title={t("api-access:done.created")}>
        {t("api-access:made.text")}
      </Banner>
      <Card title={t("api-access:made.title")}>
        <div className="flex flex-col gap-6">
          <p
            dir="ltr"
            data-testid="api-key"
            className="rounded-md bg-sunken p-4 font-mono text-base break-all select-all"
          >
            {secret}
          </p>
          <p>{t("api-access:made.use")}</p>
          <pre dir="ltr" tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm">
            {`curl -H "Authorization: Bearer ${secret}" "${url}"`}
          </pre>
          <div>
            <LinkButton href={next} size="large">
              {t("api-access:made.next")}
            </LinkButton>
          </div>
        </div>
      </Card>
    </>
  );
}
