import { encode } from "uqr";

/** A QR code as one SVG path over a square of `size` units, the quiet zone of ISO/IEC 18004 (four units) included. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a text. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
