import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";

export interface PortalBannerProps {
  banner: { title: string; text: string; link: string };
}

/** The clinic's notice on top of its booking pages. */
export function PortalBanner({ banner: { title, text, link } }: PortalBannerProps) {
  const { t } = useT();
  const more = link && (
    <TextLink href={link} className="inline-flex min-h-11 items-center">
      {t("common:actions.view")}
    </TextLink>
  );
  return (
    <Banner tone="info" title={title} action={more}>
      <span className="whitespace-pre-line" dir="auto">
        {text}
      </span>
    </Banner>
  );
}
