import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";

/** Pictures that a browser shows without running anything. */
const IMAGE_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);

/** Where an organization's logo lies among the files. */
export const logoKey = (organizationId: number, fileId: string): string =>
  `organizations/${organizationId}/logo/${fileId}`;

/**
 * The organization's logo, as an answer that browsers may keep for a day: another logo has another id.
 * @throws NotFoundError for any other file
 */
export async function readLogo(context: RequestContext, fileId: string): Promise<Response> {
  await authorize(context, "organization.public");
  if (fileId !== context.profile.logoFileId) throw new NotFoundError();
  const file = await context.env.FILES.get(logoKey(context.organization.id, fileId));
  const type = file?.httpMetadata?.contentType ?? "";
  if (!file || !IMAGE_TYPES.has(type)) throw new NotFoundError();
  return new Response(file.body, {
    headers: { "content-type": type, "cache-control": "public, max-age=86400, immutable", etag: file.httpEtag },
  });
}
