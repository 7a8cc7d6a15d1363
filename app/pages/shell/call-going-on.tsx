import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";

/** Leads back to a call that goes on in another window; its script shows it: app/islands/display.ts. */
export function CallGoingOn() {
  const { t } = useT();
  return (
    <div
      hidden
      data-call-going-on
      role="status"
      className="sticky top-(--bar-height) z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-good-line bg-good-soft px-4 py-2"
    >
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="camera" />
        {t("home:callGoingOn.text")}
      </span>
      {/* The call's own window, which the script puts in its place. */}
      <a href={paths.videoSession()} className="inline-flex min-h-11 items-center font-semibold underline">
        {t("home:callGoingOn.back")}
      </a>
    </div>
  );
}
