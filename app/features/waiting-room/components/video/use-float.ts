import { useEffect, useRef, type RefObject } from "react";

/** Opens or closes a small window with the large picture, which stays above every other page. */
export function useFloat(picture: RefObject<HTMLVideoElement>): () => void {
  const known = useRef(picture);
  useEffect(() => {
    // Browsers that can do it by themselves when one goes to another tab ask for it here.
    const session = navigator.mediaSession;
    const show = () => void known.current.current?.requestPictureInPicture().catch(() => undefined);
    const set = (handler: (() => void) | null) => {
      try {
        session.setActionHandler("enterpictureinpicture" as MediaSessionAction, handler);
      } catch {
        // A browser that does not know it.
      }
    };
    set(show);
    return () => set(null);
  }, []);
  return () => {
    if (document.pictureInPictureElement) void document.exitPictureInPicture();
    // Refused while there is no picture yet: then there is nothing to float.
    else void picture.current?.requestPictureInPicture().catch(() => undefined);
  };
}
