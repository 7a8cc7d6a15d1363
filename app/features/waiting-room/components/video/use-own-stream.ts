import { useEffect, useState } from "react";

/** A stream of one's own picture to look at; null while there is none. */
export function useOwnStream(picture: MediaStreamTrack | null): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => setStream(picture ? new MediaStream([picture]) : null), [picture]);
  return stream;
}
