import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { CHANNELS, type Channel } from "../../domain/preferences/channel";

export interface MessageFilterProps {
  /** Null for all. */
  channel: Channel | null;
  failed: boolean;
}

/** The address of the list as it is filtered. */
export const filteredMessages = ({ channel, failed }: MessageFilterProps, more: { before?: string } = {}): string =>
  paths.sentMessages({ ...more, channel: channel ?? undefined, only: failed ? "failed" : undefined });

/** Which messages are listed: of which channel, and whether only those that failed. */
export function MessageFilter({ channel, failed }: MessageFilterProps) {
  const { t } = useT();
  const choice = (label: string, to: MessageFilterProps, current: boolean) => (
    <LinkButton
      key={label}
      href={filteredMessages(to)}
      tone={current ? "primary" : "secondary"}
      size="small"
      aria-current={current ? "true" : undefined}
    >
      {label}
    </LinkButton>
  );
  return (
    <nav aria-label={t("channels:sent.filter")} className="flex flex-wrap gap-x-6 gap-y-2">
      <div className="flex flex-wrap gap-2">
        {choice(t("channels:outbox.all"), { channel: null, failed }, channel === null)}
        {CHANNELS.map((each) => choice(t(`channels:channel.${each}`), { channel: each, failed }, channel === each))}
      </div>
      {/* Pressed again it lists all of them. */}
      {choice(t("channels:sent.onlyFailed"), { channel, failed: !failed }, failed)}
    </nav>
  );
}
