import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { findShownPhoto } from "../../data/files/files.server";
import { isPracticePicture } from "../../data/files/practice-pictures.server";
import type { PictureWidth } from "~/kernel/upload/picture-widths";
import { pictureWidth } from "../../domain/files/sized-picture";
import { sizedContentOf } from "../../support/files/file-content.server";

/** Pictures that a browser shows without running anything. */
const IMAGE_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);

/** A picture that the world may see; browsers may keep it for a day, another one has another id. */
async function shown(context: RequestContext, fileId: string, width?: PictureWidth): Promise<Response> {
  const file = await sizedContentOf(context, fileId, width);
  const type = file?.httpMetadata?.contentType ?? "";
  if (!file || !IMAGE_TYPES.has(type)) throw new NotFoundError();
  return new Response(file.body, {
    headers: {
      "content-type": type,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=86400, immutable",
      etag: file.httpEtag,
    },
  });
}

/**
 * The organization's logo.
 * @throws NotFoundError for any other file
 */
export async function readLogo(context: RequestContext, fileId: string): Promise<Response> {
  await authorize(context, "organization.public");
  if (fileId !== context.profile.logoFileId) throw new NotFoundError();
  return shown(context, fileId);
}

/**
 * A picture of the front page, in the width that the text names where it is kept in it, else the original.
 * @throws NotFoundError for any other file
 */
export async function readPracticePicture(context: RequestContext, fileId: string, width: string): Promise<Response> {
  await authorize(context, "organization.public");
  if (!(await isPracticePicture(context.db, fileId))) throw new NotFoundError();
  return shown(context, fileId, pictureWidth(width));
}

/**
 * The photo of a provider who shows their profile, likewise.
 * @throws NotFoundError for any other file
 */
export async function readPhoto(context: RequestContext, fileId: string, width: string): Promise<Response> {
  await authorize(context, "organization.public");
  if (!(await findShownPhoto(context.db, fileId))) throw new NotFoundError();
  return shown(context, fileId, pictureWidth(width));
}
