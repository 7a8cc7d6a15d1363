import { useEffect, type RefObject } from "react";
import { useNewest } from "~/ui/base/use-newest";

export interface Float {
  /** Opens or closes it. */
  toggle: () => void;
  /** Opens it where the browser can, and there is a picture. */
  open: () => void;
}

/**
 * A small window with the large picture, which stays above every other page: by a press, by going on to another page,
 * and, in browsers that do it by themselves, by changing to another tab. Back on the page it goes.
 */
export function useFloat(picture: RefObject<HTMLVideoElement>): Float {
  const open = useNewest(() => {
    // Refused while there is no picture yet: then there is nothing to float.
    void picture.current?.requestPictureInPicture?.().catch(() => undefined);
  });
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === "visible" && document.pictureInPictureElement)
        void document.exitPictureInPicture();
    };
    const set = (handler: (() => void) | null) => {
      try {
        navigator.mediaSession.setActionHandler("enterpictureinpicture" as MediaSessionAction, handler);
      } catch {
        // A browser that does not do it by itself.
      }
    };
    set(open);
    document.addEventListener("visibilitychange", back);
    return () => {
      set(null);
      document.removeEventListener("visibilitychange", back);
    };
  }, [open]);
  const toggle = () => {
    if (document.pictureInPictureElement) void document.exitPictureInPicture();
    else open();
  };
  return { toggle, open };
}
