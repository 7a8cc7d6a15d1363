import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { classNames } from "~/ui/base/class-names";

export interface StreamVideoProps {
  stream: MediaStream | null;
  label: string;
  /** One's own: without sound, and as in a mirror. */
  own?: boolean;
  hidden?: boolean;
  /** A screen is shown whole, a face fills its tile. */
  whole?: boolean;
}

/**
 * A picture as it comes. It stays in the page while it is dark, since its sound comes with it. A browser that plays no
 * sound before a press, as after the page was loaded anew, shows the picture meanwhile, and the way to the sound.
 */
export const StreamVideo = forwardRef<HTMLVideoElement, StreamVideoProps>(function StreamVideo(
  { stream, label, own, hidden, whole },
  ref,
) {
  const { t } = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    if (stream) void element.play().catch((error: unknown) => setSilent(isSoundRefused(error) && own !== true));
  }, [stream, own]);
  useEffect(() => {
    const element = video.current;
    if (!silent || !element) return;
    element.muted = true;
    void element.play().catch(() => undefined);
    // Any press will do.
    const hear = () => {
      element.muted = false;
      setSilent(false);
    };
    document.addEventListener("click", hear, { once: true });
    return () => document.removeEventListener("click", hear);
  }, [silent]);
  return (
    <>
      <video
        ref={video}
        aria-label={label}
        autoPlay
        playsInline
        muted={own}
        className={classNames(
          "absolute inset-0 size-full",
          whole ? "object-contain" : "object-cover",
          own && !whole && "-scale-x-100",
          hidden && "invisible",
        )}
      />
      {silent && (
        <button
          type="button"
          className="absolute inset-x-3 top-1/2 z-20 mx-auto flex min-h-16 max-w-md -translate-y-1/2 items-center justify-center gap-3 rounded-xl bg-brand px-4 text-lg font-semibold text-brand-ink shadow-float"
        >
          <Icon name="phone" className="size-7" />
          {t("video:hear.tap")}
        </button>
      )}
    </>
  );
});

/** The browser's refusal to play sound before a press (HTML, play). */
const isSoundRefused = (error: unknown): boolean => error instanceof DOMException && error.name === "NotAllowedError";
