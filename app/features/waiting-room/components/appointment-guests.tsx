import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Card } from "~/ui/view/card";
import { isCompanion } from "../domain/links/companions";
import type { LiveRoom } from "./room-props";

/** Who came for an appointment, each of whom staff can send out. */
export function AppointmentGuests({ live, appointmentId }: { live: LiveRoom; appointmentId: string }) {
  const { t } = useT();
  const guests = live.members.filter(({ kind, chatRoomId }) => kind === "guest" && chatRoomId === appointmentId);
  if (guests.length === 0) return null;
  return (
    <Card title={t("rooms:desk.guests")}>
      <div className="flex flex-col gap-3">
        {guests.map(({ memberId, displayName }) => (
          <div key={memberId} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span dir="auto">{displayName}</span>
              {isCompanion(memberId) && <span className="block text-sm text-muted">{t("rooms:join.withPatient")}</span>}
            </span>
            <AskFirst
              type="button"
              tone="quiet"
              size="small"
              onClick={() => live.act({ type: "REMOVE", memberId })}
              question={t("common:sure")}
            >
              {t("rooms:desk.remove", { name: displayName })}
            </AskFirst>
          </div>
        ))}
      </div>
    </Card>
  );
}
