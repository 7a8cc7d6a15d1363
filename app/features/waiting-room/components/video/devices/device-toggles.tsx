import { useT } from "~/i18n/use-t";
import type { VideoCall } from "../../../realtime/video/use-video-call";
import { BarButton } from "../bar-button";

/** The switches of one's microphone and camera, the same before the call and in it. */
export function DeviceToggles({ local, media }: Pick<VideoCall, "local" | "media">) {
  const { t } = useT();
  const muted = local.muted || !local.audio;
  return (
    <>
      <BarButton
        icon={muted ? "microphone-off" : "microphone"}
        tone={muted ? "off" : "plain"}
        onClick={() => (local.audio ? media.mute(!local.muted) : void media.openMicrophone())}
      >
        {t(muted ? "video:call.unmute" : "video:call.mute")}
      </BarButton>
      <BarButton
        icon={local.camera ? "camera" : "camera-off"}
        tone={local.camera ? "plain" : "off"}
        onClick={() => (local.camera ? media.closeCamera() : void media.openCamera())}
      >
        {t(local.camera ? "video:call.cameraOff" : "video:call.cameraOn")}
      </BarButton>
    </>
  );
}
