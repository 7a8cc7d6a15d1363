import { paths } from "~/paths";
import type { PictureView } from "../../domain/booking/shown-place";

interface SizedImageProps {
  picture: PictureView;
  alt: string;
  /** How wide it is on the page, as the attribute `sizes` says it. */
  sizes: string;
  className: string;
  /** It is seen at once: it comes before everything else. Others come when they are near. */
  first?: boolean;
}

/** A picture of the practice in the width that fits the screen; the room for it is kept before it is there. */
export function SizedImage({ picture, alt, sizes, className, first }: SizedImageProps) {
  const { fileId, width, height, widths } = picture;
  // React 18 does not know this attribute yet.
  const priority = first ? { fetchpriority: "high" } : {};
  return (
    <picture>
      {widths.length > 0 && (
        <source
          srcSet={widths.map((each) => `${paths.picture(fileId, String(each))} ${each}w`).join(", ")}
          sizes={sizes}
        />
      )}
      <img
        {...priority}
        src={paths.picture(fileId)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : "lazy"}
        className={className}
      />
    </picture>
  );
}
