import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { BarButton } from "./bar-button";
import { CallMenu, type CallMenuProps } from "./call-menu";
import { DeviceToggles } from "./devices/device-toggles";
import { EndCall } from "./end-call";
import { HearHelp } from "./hear-help";
import type { PanelTab } from "./panel-tabs";

export interface CallBarProps extends Omit<CallMenuProps, "canShare"> {
  video: VideoCall;
  /** The part that was opened beside the call; null where none was. */
  shown: PanelTab | null;
  /** For staff: whether the notes stand beside the call wherever there is room. Nobody else has notes. */
  notes?: { isBeside: boolean } | undefined;
  onPanel: (tab: PanelTab) => void;
  /** Messages that were not read. */
  unread: number;
  /** Before the call, and after it, there is only who one writes to. */
  inCall: boolean;
  onLeave: () => void;
  /** Of the clinic, for a patient; empty where none is known. */
  phone: string;
}

/**
 * What one can do in a call, always at the foot of it, in the same places; what this browser cannot do is not offered,
 * and what a phone has no room for stands in the menu.
 */
export function CallBar(props: CallBarProps) {
  const { video, shown, notes, onPanel, unread, inCall, onLeave, onConclude, group, phone } = props;
  const { t } = useT();
  const { local, media } = video;
  const canShare = useHydrated() && "getDisplayMedia" in (navigator.mediaDevices ?? {});
  const panel = (tab: PanelTab) => ({
    "aria-expanded": shown === tab,
    "aria-controls": "call-panel",
    onClick: () => onPanel(tab),
  });
  return (
    <div role="group" aria-label={t("video:call.controls")} className="call-bar sticky">
      {inCall && <DeviceToggles {...{ local, media }} />}
      {inCall && canShare && (
        <BarButton
          icon="upload"
          wideOnly
          tone={local.screen ? "off" : "plain"}
          onClick={() => (local.screen ? media.stopScreen() : void media.shareScreen())}
        >
          {t(local.screen ? "video:call.stopSharing" : "video:call.share")}
        </BarButton>
      )}
      {notes && (
        <BarButton icon="edit" className={notes.isBeside ? "computer:hidden" : undefined} {...panel("notes")}>
          {t("video:panel.notes")}
        </BarButton>
      )}
      <BarButton icon="chat" badge={unread} badgeWords={t("video:panel.unread")} {...panel("chat")}>
        {t("video:panel.chat")}
      </BarButton>
      {/* On a phone one comes to it by the tabs above the chat. */}
      <BarButton icon="people" wideOnly {...panel("people")}>
        {t("video:panel.people")}
      </BarButton>
      {inCall && <HearHelp {...{ video, phone }} wideOnly={notes !== undefined} />}
      {inCall && <CallMenu {...props} canShare={canShare} />}
      {inCall && onConclude && <EndCall {...{ group, onConclude }} />}
      {inCall && (
        <BarButton icon="close" tone="danger" onClick={onLeave}>
          {t("video:call.leave")}
        </BarButton>
      )}
    </div>
  );
}
