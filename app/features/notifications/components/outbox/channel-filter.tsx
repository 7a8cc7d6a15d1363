import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { CHANNELS, type Channel } from "../../domain/preferences/channel";

/** Which channel's messages are listed; null for all. */
export function ChannelFilter({ channel }: { channel: Channel | null }) {
  const { t } = useT();
  return (
    <nav aria-label={t("channels:sent.channel")} className="flex flex-wrap gap-2">
      {[null, ...CHANNELS].map((each) => (
        <LinkButton
          key={each ?? "all"}
          href={paths.developmentOutbox({ channel: each ?? undefined })}
          tone={each === channel ? "primary" : "secondary"}
          size="small"
          aria-current={each === channel ? "true" : undefined}
        >
          {each === null ? t("channels:outbox.all") : t(`channels:channel.${each}`)}
        </LinkButton>
      ))}
    </nav>
  );
}
