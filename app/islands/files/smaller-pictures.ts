import { MOST_SIZED_BYTES } from "~/kernel/upload/picture-widths";
import { keepCopies, type MakeCopies } from "./picture-copies";
import { pictureCut } from "./picture-cut";

/** From the best quality down: the first copy that is small enough is sent. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46];
/** Not asked of a picture that is as wide already. */
const TYPE = "image/webp";

const blobOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, quality));

/** A picture in a smaller width as WebP; undefined where this browser makes none, or none that is small enough. */
async function smaller(picture: ImageBitmap, width: number): Promise<File | undefined> {
  if (picture.width <= width) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await blobOf(canvas, quality);
    if (blob?.type !== TYPE) return undefined;
    if (blob.size <= MOST_SIZED_BYTES) return new File([blob], `${width}.webp`, { type: TYPE });
  }
  return undefined;
}

/** The copies of a file that is a picture, one after the other: a phone has memory for one canvas at a time. */
const copiesOf: MakeCopies = async (file, widths) => {
  const picture = await createImageBitmap(file);
  const copies: (File | undefined)[] = [];
  try {
    for (const width of widths) copies.push(await smaller(picture, width));
  } finally {
    picture.close();
  }
  return copies;
};

const forms = [...document.querySelectorAll<HTMLInputElement>("input[data-widths]")].map(({ form }) => form);
for (const form of new Set(forms)) if (form) keepCopies(form, copiesOf, pictureCut);
