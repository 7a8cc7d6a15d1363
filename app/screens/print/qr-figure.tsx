import { qrCode } from "~/kernel/print/qr-code";

/** A QR code, black on white in every theme; what it says stands beside it in words. */
export function QrFigure({ text, className }: { text: string; className: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
