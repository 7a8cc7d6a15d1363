import { forwardRef } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { classNames } from "~/ui/base/class-names";
import { Avatar } from "~/ui/view/avatar";
import { StreamVideo } from "./stream-video";

export interface CallTileProps {
  name: string;
  colourKey: string;
  stream: MediaStream | null;
  media: { audio: boolean; video: boolean; screen: boolean };
  own?: boolean;
  /** What to say of the line over the picture, while there is none to see. */
  note?: string;
  large?: boolean;
}

/** One person in the call: their picture, or their initials while the camera is off, with their name. */
export const CallTile = forwardRef<HTMLVideoElement, CallTileProps>(function CallTile(props, ref) {
  const { name, colourKey, stream, media, own, note, large } = props;
  const { t } = useT();
  const dark = !media.video || Boolean(note);
  return (
    <div
      className={classNames(
        "relative min-h-30 w-full overflow-hidden rounded-lg border border-line bg-sunken",
        large ? "aspect-[4/3] max-h-[70vh] tablet:aspect-video" : "aspect-[4/3]",
      )}
    >
      <StreamVideo ref={ref} stream={stream} label={name} own={own} hidden={dark} whole={media.screen} />
      {dark && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 pb-12 text-center">
          <Avatar name={name} colourKey={colourKey} size={large ? "large" : "small"} />
          <span className="text-sm text-muted">{note ?? t("video:call.cameraIsOff")}</span>
        </div>
      )}
      <p className="absolute start-2 bottom-2 flex max-w-[calc(100%-1rem)] items-center gap-1.5 rounded-md bg-surface px-2 py-1 text-sm font-semibold text-ink">
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {own ? t("video:call.you") : name}
        </span>
        {media.screen && <span className="font-normal text-muted">{t("video:call.sharing")}</span>}
        {!media.audio && (
          <>
            <Icon name="microphone-off" className="size-4" />
            <VisuallyHidden>{t("video:call.muted")}</VisuallyHidden>
          </>
        )}
      </p>
    </div>
  );
});
