import { squareCut, type SquareCut } from "~/kernel/upload/square-cut";

/** A photo on a page is never shown larger, in pixels. */
const MOST_SIDE = 960;
const TYPE = "image/jpeg";
const QUALITY = 0.9;

/** The part of a picture that its form's sliders choose. */
export interface PictureCut {
  /** Shows a picture that was just chosen, whole and in the middle; nothing for what this browser does not show. */
  open: (file: File) => Promise<void>;
  /** The chosen part as a picture of its own; undefined where the picture goes as it is. */
  take: () => Promise<File | undefined>;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: SquareCut): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  // What is transparent would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * The sliders of a form's picture, `data-cut` (photo-cut.tsx): they show at once what they choose, as does pulling the
 * picture itself, and `changed` is called once a choice is made. Undefined for a form without them.
 */
export function pictureCut(form: HTMLFormElement, changed: () => void): PictureCut | undefined {
  const box = form.querySelector<HTMLElement>("[data-cut]");
  const canvas = box?.querySelector("canvas");
  const slider = (name: string) => box?.querySelector<HTMLInputElement>(`[data-slider=${name}]`);
  const [zoom, across, down] = [slider("zoom"), slider("across"), slider("down")];
  if (!box || !canvas || !zoom || !across || !down) return undefined;
  let picture: ImageBitmap | undefined;
  let name = "";

  const cutOf = (size: ImageBitmap) =>
    squareCut(size, { zoom: zoom.valueAsNumber, across: across.valueAsNumber, down: down.valueAsNumber });
  const show = () => picture && draw(canvas, picture, cutOf(picture));

  box.addEventListener("input", show);
  box.addEventListener("change", changed);
  canvas.addEventListener("pointerdown", ({ pointerId }) => canvas.setPointerCapture(pointerId));
  canvas.addEventListener("pointermove", ({ buttons, movementX, movementY }) => {
    if (buttons !== 1 || !picture) return;
    const { side } = cutOf(picture);
    const pull = (field: HTMLInputElement, moved: number, length: number) => {
      const room = ((length - side) * canvas.clientWidth) / side;
      if (room > 0) field.valueAsNumber -= (moved * 100) / room;
    };
    pull(across, movementX, picture.width);
    pull(down, movementY, picture.height);
    show();
  });
  canvas.addEventListener("pointerup", changed);

  return {
    open: async (file) => {
      picture?.close();
      picture = undefined;
      picture = await createImageBitmap(file).catch(() => undefined);
      box.hidden = picture === undefined;
      name = file.name;
      [zoom.value, across.value, down.value] = ["1", "50", "50"];
      show();
    },
    take: async () => {
      if (!picture) return undefined;
      const cut = cutOf(picture);
      if (cut.side === picture.width && cut.side === picture.height) return undefined;
      const part = document.createElement("canvas");
      part.width = part.height = Math.min(MOST_SIDE, cut.side);
      draw(part, picture, cut);
      const blob = await new Promise<Blob | null>((done) => part.toBlob(done, TYPE, QUALITY));
      return blob ? new File([blob], `${name.replace(/\.\w+$/, "")}.jpg`, { type: TYPE }) : undefined;
    },
  };
}
