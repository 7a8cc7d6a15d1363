import { useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { RoomStatus } from "../../../realtime/room-client-state";
import { mediaOf } from "../../../realtime/video/local-media";
import type { VideoCall } from "../../../realtime/video/use-video-call";
import { CallTile } from "../call-tile";
import { DeviceChoice } from "./device-choice";
import { DeviceProblems } from "./device-problem";
import { JoinForm } from "./join-form";
import { PreviewBar } from "./preview-bar";
import { useOwnStream } from "../use-own-stream";

export interface DeviceCheckProps {
  video: VideoCall;
  name: string;
  /** By which name a guest goes in until they give another one; null for staff. */
  guestName: string | null;
  /** They are asked for it. */
  asksName: boolean;
  /** When the appointment is, for a guest. */
  when: string | null;
  status: RoomStatus;
  busy: boolean;
  /** Why the session did not let in. */
  refusal: string | null;
  /** The devices are opened without a press. */
  atOnce: boolean;
  onJoin: (name: string | null) => void;
  /** Other ways in, and how the page looks. */
  children?: ReactNode;
}

/**
 * Before the call, on one page: one's name, one's own picture, the microphone with how loud it is, and one button that
 * asks for the devices and leads in. Nothing is asked for by itself, and the way in is open without a camera too.
 */
export function DeviceCheck(props: DeviceCheckProps) {
  const { video, name, guestName, asksName, when, status, busy, refusal, atOnce, onJoin, children } = props;
  const { t } = useT();
  const { local, media } = video;
  const own = useOwnStream(local.camera);
  const [pressed, setPressed] = useState(false);
  const { audio, camera } = local.problems;
  const tried = atOnce || pressed || (local.audio ?? local.camera ?? audio ?? camera) !== null;
  return (
    <section aria-label={t("video:check.title")} className="@container">
      <div
        data-check=""
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 @min-[36rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[36rem]:items-start"
      >
        <div className="flex min-w-0 flex-col gap-2">
          <CallTile
            name={name}
            colourKey={name}
            stream={own}
            media={mediaOf(local)}
            own
            note={tried ? undefined : t("video:check.noPreview")}
            size={local.camera ? "card" : "low"}
          />
          {tried && (
            <div className="@container">
              <PreviewBar {...{ local, media }} />
            </div>
          )}
        </div>
        <div className="mx-auto flex w-full max-w-lg min-w-0 flex-col gap-4 text-center">
          <h2 className={`font-display text-2xl font-semibold ${camera || audio ? "max-tablet:sr-only" : ""}`}>
            {t("video:check.title")}
          </h2>
          {when !== null && <p className="text-lg">{when}</p>}
          {refusal && <Banner tone="error" live title={refusal} />}
          {local.asking && <p className="text-lg font-semibold">{t("video:check.text")}</p>}
          {tried && <Line status={status} />}
          {/* On a phone they are in the menu below the picture. */}
          <div className="hidden text-start @min-[36rem]:block">
            <DeviceChoice {...{ local, media }} place="beside" />
          </div>
          <JoinForm {...{ video, guestName, asksName, busy, onJoin, tried }} onTried={() => setPressed(true)} />
          {/* The way in is open without a camera too, so what is wrong with one does not push it out of sight. */}
          <DeviceProblems problems={local.problems} media={media} />
          {children}
        </div>
      </div>
    </section>
  );
}

/** How the line is, where it is not as it should be. */
function Line({ status }: { status: RoomStatus }) {
  const { t } = useT();
  return (
    <p role="status" className={status === "open" ? "sr-only" : "text-sm text-muted"}>
      {t(
        status === "open"
          ? "video:check.lineOpen"
          : status === "polling"
            ? "video:check.lineSlow"
            : "video:check.lineConnecting",
      )}
    </p>
  );
}
