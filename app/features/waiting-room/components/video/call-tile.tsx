import { forwardRef } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { classNames } from "~/ui/base/class-names";
import { Avatar } from "~/ui/view/avatar";
import { StreamVideo } from "./stream-video";

/** `large` fills its place, `strip` is one of several beside it, `card` stands in a page, `low` too, with nothing to see. */
export type TileSize = "large" | "strip" | "card" | "low";

export interface CallTileProps {
  name: string;
  colourKey: string;
  stream: MediaStream | null;
  media: { audio: boolean; video: boolean; screen: boolean };
  own?: boolean;
  /** What to say of the line over the picture, while there is none to see. */
  note?: string;
  size: TileSize;
}

/**
 * No higher than what leaves the head, the bar of the call and the way into it in sight below the picture, or beside it
 * where the check of the devices has two columns.
 */
const inSight = "max-h-[calc(100dvh-27rem)] @min-[36rem]:max-h-[calc(100dvh-19.5rem)]";

const shapes: Record<TileSize, string> = {
  large: "size-full min-h-0",
  strip: "size-full rounded-md border border-line",
  card: `aspect-[4/3] min-h-30 w-full rounded-xl border border-line ${inSight}`,
  low: `aspect-[2/1] min-h-30 w-full rounded-xl border border-line tablet:aspect-[4/3] ${inSight}`,
};

/** One person in the call: their picture, or their initials while the camera is off, with their name. */
export const CallTile = forwardRef<HTMLVideoElement, CallTileProps>(function CallTile(props, ref) {
  const { name, colourKey, stream, media, own, note, size } = props;
  const { t } = useT();
  const dark = !media.video || Boolean(note);
  const why = note ?? t("video:call.cameraIsOff");
  return (
    <div data-tile="" className={classNames("relative overflow-hidden bg-sunken", shapes[size])}>
      <StreamVideo ref={ref} stream={stream} label={name} own={own} hidden={dark} whole={media.screen} />
      {dark && (
        <div
          className={classNames(
            "absolute inset-0 flex flex-col overflow-y-auto p-2 text-center",
            size !== "strip" && "pb-12",
          )}
        >
          {/* Centred by its margins, so that what is higher than the tile is scrolled to from its top. */}
          <div className="my-auto flex flex-col items-center gap-2">
            <Avatar name={name} colourKey={colourKey} size={size === "strip" ? "small" : "large"} />
            {size === "strip" ? (
              <VisuallyHidden>{why}</VisuallyHidden>
            ) : (
              <span className="text-sm text-muted">{why}</span>
            )}
          </div>
        </div>
      )}
      <p
        className={classNames(
          "absolute flex items-center gap-1.5 bg-surface font-semibold text-ink",
          size === "strip"
            ? "inset-x-0 bottom-0 px-1.5 py-0.5 text-xs"
            : "start-3 bottom-3 max-w-[calc(100%-1.5rem)] rounded-md px-2 py-1 text-sm",
        )}
      >
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
