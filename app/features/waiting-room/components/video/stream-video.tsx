import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
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

/** A picture as it comes. It stays in the page while it is dark, since its sound comes with it. */
export const StreamVideo = forwardRef<HTMLVideoElement, StreamVideoProps>(function StreamVideo(
  { stream, label, own, hidden, whole },
  ref,
) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    if (stream) void element.play().catch(() => undefined);
  }, [stream]);
  return (
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
  );
});
