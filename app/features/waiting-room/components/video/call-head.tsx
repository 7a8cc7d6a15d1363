import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { isolated } from "~/ui/base/isolated";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { CallQuality } from "../../domain/video/call-quality";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { ConnectionBanner } from "../connection-banner";
import type { LiveRoom } from "../room-props";

const colours: Record<CallQuality, StatusColour> = { good: "green", fair: "orange", poor: "orange" };

interface CallHeadProps {
  title: string;
  live: LiveRoom;
  video: VideoCall;
  roomId: string;
  appointmentId: string;
  /** A patient waits here: only without script there is something for them in the room. */
  side: "staff" | "guest";
  /** They chose to go, and see so below. */
  left: boolean;
}

/** Above the picture, or for a patient in the call over it: with whom it is, the way back, and how the line is. */
export function CallHead({ title, live, video, roomId, appointmentId, side, left }: CallHeadProps) {
  const { t } = useT();
  const { quality } = video;
  return (
    <header data-call-head="" className="shrink-0 border-b border-line bg-surface">
      <div data-call-title="" className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 [:fullscreen_&]:hidden">
        <span className={side === "guest" ? "hidden noscript:block" : undefined}>
          <BackLink href={paths.waitingRoomChat(roomId, appointmentId)}>{t("waiting-room:title")}</BackLink>
        </span>
        <h1 className="min-w-0 grow basis-40 py-1.5 text-[0.9375rem] leading-tight font-semibold text-balance wrap-anywhere tablet:text-base">
          {isolated(title)}
        </h1>
        <span role="status">
          {quality && <StatusBadge colour={colours[quality]}>{t(`video:quality.${quality}`)}</StatusBadge>}
        </span>
      </div>
      {!left && <ConnectionBanner status={live.status} />}
    </header>
  );
}
