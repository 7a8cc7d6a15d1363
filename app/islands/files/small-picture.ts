import { MOST_THUMBNAIL_BYTES, THUMBNAIL_PIXELS } from "~/features/organization/domain/files/thumbnail-size";

/** A small picture of a picture, as base64; undefined for anything that this browser does not show. */
export async function smallPicture(file: File): Promise<string | undefined> {
  if (!file.type.startsWith("image/")) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, THUMBNAIL_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    // What is transparent would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
    return small.length * 0.75 <= MOST_THUMBNAIL_BYTES ? small : undefined;
  } catch {
    return undefined;
  }
}
