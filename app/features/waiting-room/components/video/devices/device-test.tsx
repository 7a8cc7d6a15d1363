import { useEffect, useState, useSyncExternalStore } from "react";
import { browserDeviceMemory } from "../../../realtime/video/device-memory";
import { LocalMedia, mediaOf } from "../../../realtime/video/local-media";
import { CallTile } from "../call-tile";
import { useOwnStream } from "../use-own-stream";
import { DeviceProblems } from "./device-problem";
import { PreviewBar } from "./preview-bar";

/** One's own picture and voice, for as long as it is in the page: nobody else sees or hears them. */
export function DeviceTest({ name }: { name: string }) {
  const [media] = useState(
    () =>
      new LocalMedia(
        () => navigator.mediaDevices,
        browserDeviceMemory(() => localStorage),
      ),
  );
  const local = useSyncExternalStore(media.subscribe, media.getState, media.getState);
  const own = useOwnStream(local.camera);
  useEffect(() => {
    void media.openBoth();
    return () => media.stop();
  }, [media]);
  return (
    <div className="@container flex flex-col gap-3">
      <CallTile
        name={name}
        colourKey={name}
        stream={own}
        media={mediaOf(local)}
        own
        size={local.camera ? "card" : "low"}
      />
      <PreviewBar {...{ local, media }} />
      <DeviceProblems problems={local.problems} media={media} />
    </div>
  );
}
