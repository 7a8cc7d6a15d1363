export interface QrImageProps {
  /** Side of the square in units of the path. */
  size: number;
  path: string;
  label: string;
}

/** A QR code: black on white, in the dark too, or cameras do not read it. */
export function QrImage({ size, path, label }: QrImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
