import type { RequestContext } from "~/platform/context.server";
import { fileKey } from "~/platform/files/file-key.server";
import { PICTURE_WIDTHS, type PictureWidth } from "~/kernel/upload/picture-widths";
import type { SizedPicture } from "../../domain/files/sized-picture";

/** Where the small picture of a file lies, if it has one. */
const thumbnailKey = (organizationId: number, fileId: string): string => `${fileKey(organizationId, fileId)}/thumbnail`;

/** Where the copy of a picture in a smaller width lies, if it has one. */
const sizedKey = (organizationId: number, fileId: string, width: PictureWidth): string =>
  `${fileKey(organizationId, fileId)}/w${width}`;

/** The content of a file with its type; null where the bucket holds none. */
export const contentOf = ({ env, organization }: RequestContext, fileId: string): Promise<R2ObjectBody | null> =>
  env.FILES.get(fileKey(organization.id, fileId));

export async function putContent(
  { env, organization }: RequestContext,
  fileId: string,
  { bytes, contentType, sha256 }: { bytes: Uint8Array; contentType: string; sha256?: string },
): Promise<void> {
  // The bucket compares the digest itself: content that was damaged on the way is refused.
  await env.FILES.put(fileKey(organization.id, fileId), bytes, {
    httpMetadata: { contentType },
    ...(sha256 !== undefined && { sha256 }),
  });
}

export const eraseContent = ({ env, organization }: RequestContext, fileId: string): Promise<void> =>
  env.FILES.delete([
    fileKey(organization.id, fileId),
    thumbnailKey(organization.id, fileId),
    ...PICTURE_WIDTHS.map((width) => sizedKey(organization.id, fileId, width)),
  ]);

/** Keeps the small picture of a file beside it. */
export async function putThumbnail(
  { env, organization }: RequestContext,
  fileId: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<void> {
  await env.FILES.put(thumbnailKey(organization.id, fileId), bytes, { httpMetadata: { contentType } });
}

/** The small picture of a file; null where it has none. */
export const thumbnailIn = ({ env, organization }: RequestContext, fileId: string): Promise<R2ObjectBody | null> =>
  env.FILES.get(thumbnailKey(organization.id, fileId));

/**
 * Keeps smaller copies of a picture beside it. One that the bucket does not take is no loss, since the picture is shown as
 * it was sent: the log says in which widths, and nothing is thrown.
 */
export async function putSized(
  { env, organization, log }: RequestContext,
  fileId: string,
  copies: readonly SizedPicture[],
): Promise<void> {
  const kept = await Promise.allSettled(
    copies.map(async ({ width, bytes, contentType }) =>
      env.FILES.put(sizedKey(organization.id, fileId, width), bytes, { httpMetadata: { contentType } }),
    ),
  );
  const failed = kept.flatMap((each, at) =>
    each.status === "rejected" ? [{ ...each, width: copies[at]?.width }] : [],
  );
  if (failed.length === 0) return;
  log.error("pictureCopies", {
    ...{ fileId, organizationId: organization.id, widths: failed.map(({ width }) => width).join(" ") },
    reason: failed[0]?.reason instanceof Error ? failed[0].reason.name : "unknown",
  });
}

/** A picture in a smaller width, or as it was sent where it has no such copy; null where the bucket holds none. */
export async function sizedContentOf(
  context: RequestContext,
  fileId: string,
  width: PictureWidth | undefined,
): Promise<R2ObjectBody | null> {
  const { env, organization } = context;
  const copy = width && (await env.FILES.get(sizedKey(organization.id, fileId, width)));
  return copy ? copy : contentOf(context, fileId);
}
