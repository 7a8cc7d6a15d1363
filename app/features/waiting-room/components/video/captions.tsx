import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { useCaptions, type CaptionsOptions } from "./use-captions";

export interface CaptionsProps extends Omit<CaptionsOptions, "language"> {
  /** The others in the call. */
  peers: readonly { peerId: string; displayName: string }[];
}

/** What the others say as text, and the choice to have one's own words written down. */
export function Captions({ peers, ...options }: CaptionsProps) {
  const { t, bcp47 } = useT();
  const { lines, can, on, toggle } = useCaptions({ ...options, language: bcp47 });
  const nameOf = (peerId: string) => peers.find((peer) => peer.peerId === peerId)?.displayName ?? "";
  return (
    <div className="flex flex-col gap-2">
      {lines.length > 0 && (
        <ul
          aria-label={t("video:captions.title")}
          className="flex flex-col gap-1 rounded-lg bg-sunken px-4 py-3 text-lg"
        >
          {lines.map(({ from, captionId, text }) => (
            <li key={`${from} ${captionId}`} dir="auto">
              <span className="font-semibold">{nameOf(from)}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {can && (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="secondary" size="small" onClick={toggle}>
            {t(on ? "video:captions.off" : "video:captions.on")}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t("video:captions.text")}</p>
        </div>
      )}
    </div>
  );
}
