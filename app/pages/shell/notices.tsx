import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Island } from "~/ui/base/island";
import { useNonce } from "../nonce";

/** What a script fills, and nobody else: where the page is hydrated, its content is left as it stands. */
const FILLED = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true } as const;

/**
 * Where notifications are. Its script (app/islands/notices.ts) says how many are unread and opens them at the side of
 * the page; without it they are a page of their own.
 */
export function NoticesLink({ onBar }: { onBar?: boolean }) {
  const { t } = useT();
  return (
    <Anchor
      href={paths.notifications()}
      data-notices
      className={`relative inline-flex size-11 shrink-0 items-center justify-center rounded-md no-underline ${onBar ? "text-bar-ink hover:bg-bar-line" : "text-ink hover:bg-sunken"}`}
    >
      <Icon name="bell" className="size-6" />
      <VisuallyHidden>{t("common:notifications")}</VisuallyHidden>
      <span
        data-notices-count
        className="absolute end-0.5 top-0.5 min-w-5 rounded-full border border-brand-edge bg-brand px-1 text-center text-xs font-semibold text-brand-ink tabular-nums empty:hidden"
        {...FILLED}
      />
    </Anchor>
  );
}

/** Where the script puts the panel, and says aloud what has arrived. */
export function NoticesPlace() {
  const { t } = useT();
  const nonce = useNonce();
  return (
    <>
      <div data-notices-place {...FILLED} />
      <div
        aria-live="polite"
        aria-atomic="false"
        data-notices-toasts
        data-close={t("common:actions.close")}
        data-panel={paths.notifications({ panel: "1" })}
        data-count={paths.unreadNotifications()}
        data-socket={paths.userInbox()}
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-3 tablet:inset-x-auto tablet:end-6 tablet:bottom-6 tablet:items-end"
        {...FILLED}
      />
      <Island name="notices" nonce={nonce} />
    </>
  );
}
