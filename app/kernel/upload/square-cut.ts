/** How a square is cut out of a picture. */
export interface CutChoice {
  /** How close: 1 is the largest square that the picture has. */
  zoom: number;
  /** Where it lies from left to right, and from top to bottom, in percent of the room that there is. */
  across: number;
  down: number;
}

/** A square of a picture, in pixels of it. */
export interface SquareCut {
  left: number;
  top: number;
  side: number;
}

/** The square that a choice cuts out of a picture of this size: always within it, and at least one pixel. */
export function squareCut(picture: { width: number; height: number }, { zoom, across, down }: CutChoice): SquareCut {
  const side = Math.max(1, Math.round(Math.min(picture.width, picture.height) / Math.max(1, zoom)));
  const at = (length: number, percent: number) =>
    Math.round(((length - side) * Math.min(100, Math.max(0, percent))) / 100);
  return { left: at(picture.width, across), top: at(picture.height, down), side };
}
