import { useT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import type { LocalMedia, LocalMediaState } from "../../../realtime/video/local-media";

interface DeviceChoiceProps {
  local: LocalMediaState;
  media: LocalMedia;
  /** Where it stands, since one page can show it twice. */
  place: string;
}

/** Which microphone and which camera, where there are several; remembered in this browser. */
export function DeviceChoice({ local, media, place }: DeviceChoiceProps) {
  const { t } = useT();
  const kinds = [
    ["audio", t("video:check.microphone")],
    ["camera", t("video:check.camera")],
  ] as const;
  return (
    <>
      {kinds.map(([kind, label]) => {
        const found = local.devices[kind];
        const track = local[kind];
        if (!track || found.length < 2) return null;
        return (
          <div key={kind} className="px-2.5 py-1.5">
            <NativeSelect
              name={`${place}-${kind}`}
              label={label}
              value={track.getSettings().deviceId}
              options={found.map(({ id, label: name }, index) => ({
                value: id,
                label: name || `${label} ${index + 1}`,
              }))}
              onChange={(event) => void media.choose(kind, event.target.value)}
            />
          </div>
        );
      })}
    </>
  );
}
