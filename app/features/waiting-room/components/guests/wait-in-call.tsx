import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import { useT } from "~/i18n/use-t";
import { mediaOf } from "../../realtime/video/local-media";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { BriefingCard } from "../briefing-card";
import { CompanionLink } from "./companion-link";
import { QueueCard, type QueueCardProps } from "../queue-card";
import { CallTile } from "../video/call-tile";
import { useOwnStream } from "../video/use-own-stream";

export interface WaitInCallProps {
  video: VideoCall;
  name: string;
  roomId: string;
  briefing: Briefing | null;
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
  place: QueueCardProps;
}

/** A patient who is ready and waits: their place, themselves as they will be seen, and what to read meanwhile. */
export function WaitInCall({ video, name, roomId, briefing, byLink, place }: WaitInCallProps) {
  const { t } = useT();
  const { local } = video;
  const own = useOwnStream(local.camera);
  return (
    <>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[44rem]:grid-cols-2 @min-[44rem]:items-center">
          <QueueCard {...place} foot={t("video:wait.text")} />
          <CallTile
            {...{ name, stream: own }}
            colourKey={name}
            media={mediaOf(local)}
            own
            size={local.camera ? "card" : "low"}
          />
        </div>
      </div>
      {briefing && <BriefingCard briefing={briefing} />}
      {byLink && <CompanionLink roomId={roomId} />}
    </>
  );
}
