import { sizedField, type PictureWidth } from "~/kernel/upload/picture-widths";
import { sizedPicture, type SizedPicture } from "../../domain/files/sized-picture";

/**
 * The smaller copies that a browser sent with a picture, under the field's name and their width. Whoever sends none, or
 * something else, has the original alone.
 */
export async function sentCopies(
  form: Readonly<Record<string, unknown>>,
  name: string,
  widths: readonly PictureWidth[],
): Promise<SizedPicture[]> {
  const copies = await Promise.all(
    widths.map(async (width) => {
      const sent = form[sizedField(name, width)];
      return sent instanceof File ? sizedPicture(width, new Uint8Array(await sent.arrayBuffer())) : undefined;
    }),
  );
  return copies.filter((copy) => copy !== undefined);
}
