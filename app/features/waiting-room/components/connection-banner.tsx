import { useEffect } from "react";
import { usePatientT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { RoomStatus } from "../realtime/room-client-state";

/** Says honestly how the line is; nothing while it is good. */
export function ConnectionBanner({ status }: { status: RoomStatus }) {
  const { t } = usePatientT();
  useEffect(() => {
    // Loaded anew, the page is led to the room where the appointment is now.
    if (status === "moved") window.location.reload();
  }, [status]);
  const again = <LinkButton href="">{t("errors:reload")}</LinkButton>;
  switch (status) {
    case "reconnecting":
      return (
        <Banner tone="offline" live>
          {t("waiting-room:connection.lost")}
        </Banner>
      );
    case "polling":
      return (
        <Banner tone="info" live>
          {t("waiting-room:connection.polling")}
        </Banner>
      );
    case "left":
      return <Banner tone="warn" title={t("waiting-room:connection.elsewhere")} action={again} live />;
    case "moved":
      return <Banner tone="info" title={t("rooms:move.gone")} action={again} live />;
    case "outdated":
    case "refused":
      return <Banner tone="warn" title={t("waiting-room:linkInvalid.title")} action={again} live />;
    default:
      return null;
  }
}
