import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { CallMenuItem, CallPopover } from "./call-popover";
import { DeviceChoice } from "./devices/device-choice";
import { EndQuestion } from "./end-call";
import type { ShownCaptions } from "./use-captions";
import { useFullScreen } from "./use-full-screen";

export interface CallMenuProps {
  video: VideoCall;
  canShare: boolean;
  captions: ShownCaptions;
  /** How the pictures stand. */
  layout: CallLayout;
  onLayout: (layout: CallLayout) => void;
  /** What fills the screen: the pictures, and the bar with them. */
  stage: () => HTMLElement | null;
  /** Whether buttons and words are larger. */
  large: boolean;
  onLarge: () => void;
  /** Opens or closes the small window with the large picture. */
  onFloat: () => void;
  /** The call is a group session's. */
  group: boolean;
  /** For the provider: ends the appointment, or the session for all in it. */
  onConclude?: () => void;
}

/** One picture large and the others in a strip, or all alike. */
export type CallLayout = "speaker" | "grid";

/** What is done seldom in a call; what this browser cannot do is not offered. */
export function CallMenu(props: CallMenuProps) {
  const { video, canShare, captions, layout, onLayout, stage, onFloat, group, onConclude, large, onLarge } = props;
  const { t } = useT();
  const { local, media, call } = video;
  const here = useHydrated();
  const canFloat = here && document.pictureInPictureEnabled;
  const canFill = here && document.fullscreenEnabled;
  const { full, toggle } = useFullScreen(stage);
  return (
    <CallPopover icon="more" label={t("video:call.more")}>
      {canShare && (
        <CallMenuItem
          icon="upload"
          phoneOnly
          onClick={() => (local.screen ? media.stopScreen() : void media.shareScreen())}
        >
          {t(local.screen ? "video:call.stopSharing" : "video:call.share")}
        </CallMenuItem>
      )}
      {call.peers.length > 1 && (
        <CallMenuItem icon="people" onClick={() => onLayout(layout === "grid" ? "speaker" : "grid")}>
          {t(layout === "grid" ? "video:call.speaker" : "video:call.grid")}
        </CallMenuItem>
      )}
      <CallMenuItem icon={large ? "check" : "plus"} pressed={large} onClick={onLarge}>
        {t("video:call.large")}
      </CallMenuItem>
      {canFloat && (
        <CallMenuItem icon="link" onClick={onFloat}>
          {t("video:call.pictureInPicture")}
        </CallMenuItem>
      )}
      {canFill && (
        <CallMenuItem icon="eye" onClick={toggle}>
          {t(full ? "video:call.leaveFullScreen" : "video:call.fullScreen")}
        </CallMenuItem>
      )}
      {local.blur !== "cannot" && (
        <CallMenuItem icon="person" onClick={() => void media.setBlur(local.blur === "off")}>
          {t(local.blur === "on" ? "video:call.unblur" : "video:call.blur")}
        </CallMenuItem>
      )}
      <CaptionsChoice captions={captions} />
      <DeviceChoice {...{ local, media }} place="menu" />
      {onConclude && (
        <div className="border-t border-line tablet:hidden">
          <EndQuestion {...{ group, onConclude }} />
        </div>
      )}
    </CallPopover>
  );
}

/** Captions of what oneself says; where this browser cannot make them, why, as others look for the button. */
function CaptionsChoice({ captions: { can, on, toggle } }: Pick<CallMenuProps, "captions">) {
  const { t } = useT();
  if (can === null) return null;
  return (
    <>
      {can !== "never" && (
        <CallMenuItem icon="document" onClick={toggle}>
          {t(on ? "video:captions.off" : "video:captions.on")}
        </CallMenuItem>
      )}
      <p className="px-2.5 pb-2 text-sm text-muted">
        {t(can === "never" ? "video:captions.cannot" : can === "load" ? "video:captions.load" : "video:captions.text")}
      </p>
    </>
  );
}
