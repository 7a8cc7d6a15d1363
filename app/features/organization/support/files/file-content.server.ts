import type { RequestContext } from "~/platform/context.server";
import { fileKey } from "~/platform/files/file-key.server";

/** Where the small picture of a file lies, if it has one. */
const thumbnailKey = (organizationId: number, fileId: string): string => `${fileKey(organizationId, fileId)}/thumbnail`;

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
  env.FILES.delete([fileKey(organization.id, fileId), thumbnailKey(organization.id, fileId)]);

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
