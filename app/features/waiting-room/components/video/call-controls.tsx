import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { useFullScreen } from "./use-full-screen";

export interface CallControlsProps {
  video: VideoCall;
  /** The picture that is large, for a small window of its own. */
  mainVideo: () => HTMLVideoElement | null;
  /** What fills the screen: the pictures, and these controls with them. */
  stage: () => HTMLElement | null;
  onLeave: () => void;
  /** The call is a group session's. */
  group: boolean;
  /** For the provider: ends the appointment, or the session for all in it. */
  onConclude?: () => void;
}

/** What one can do in a call; what this browser cannot do is not offered. */
export function CallControls({ video, mainVideo, stage, onLeave, group, onConclude }: CallControlsProps) {
  const { t } = useT();
  const { local, media } = video;
  const here = useHydrated();
  const canShare = here && "getDisplayMedia" in (navigator.mediaDevices ?? {});
  const canFloat = here && document.pictureInPictureEnabled;
  const canFill = here && document.fullscreenEnabled;
  const { full, toggle } = useFullScreen(stage);
  const muted = local.muted || !local.audio;
  return (
    <div
      role="group"
      aria-label={t("video:call.controls")}
      className="flex flex-wrap justify-center gap-2 [:fullscreen_&]:sticky [:fullscreen_&]:bottom-0 [:fullscreen_&]:bg-canvas [:fullscreen_&]:py-3"
    >
      <Button
        tone={muted ? "primary" : "secondary"}
        icon={muted ? "microphone-off" : "microphone"}
        onClick={() => (local.audio ? media.mute(!local.muted) : void media.openMicrophone())}
      >
        {muted ? t("video:call.unmute") : t("video:call.mute")}
      </Button>
      <Button
        tone={local.camera ? "secondary" : "primary"}
        icon={local.camera ? "camera" : "camera-off"}
        onClick={() => (local.camera ? media.closeCamera() : void media.openCamera())}
      >
        {local.camera ? t("video:call.cameraOff") : t("video:call.cameraOn")}
      </Button>
      {canShare && (
        <Button tone="secondary" onClick={() => (local.screen ? media.stopScreen() : void media.shareScreen())}>
          {local.screen ? t("video:call.stopSharing") : t("video:call.share")}
        </Button>
      )}
      {local.blur !== "cannot" && (
        <Button tone="secondary" onClick={() => void media.setBlur(local.blur === "off")}>
          {local.blur === "on" ? t("video:call.unblur") : t("video:call.blur")}
        </Button>
      )}
      {canFloat && (
        <Button
          tone="secondary"
          onClick={() => {
            // Refused while there is no picture yet: then there is nothing to float.
            if (document.pictureInPictureElement) void document.exitPictureInPicture();
            else
              void mainVideo()
                ?.requestPictureInPicture()
                .catch(() => undefined);
          }}
        >
          {t("video:call.pictureInPicture")}
        </Button>
      )}
      {canFill && (
        <Button tone="secondary" onClick={toggle}>
          {t(full ? "video:call.leaveFullScreen" : "video:call.fullScreen")}
        </Button>
      )}
      {onConclude && (
        <AskFirst
          type="button"
          icon="check"
          onClick={onConclude}
          question={t(group ? "common:sure" : "scheduling:ask.conclude")}
          text={t("common:final")}
        >
          {t(group ? "video:group.conclude" : "video:call.conclude")}
        </AskFirst>
      )}
      <Button tone="danger" icon="close" onClick={onLeave}>
        {t("video:call.leave")}
      </Button>
    </div>
  );
}
