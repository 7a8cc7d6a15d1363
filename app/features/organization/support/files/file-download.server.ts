import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { byteRange, type ByteRange } from "~/platform/http/byte-range.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FilePurpose } from "../../domain/files/check-file";
import { fileKey } from "~/platform/files/file-key.server";

/** What of a file its download says, and about whom the audit says that it was read. */
export interface Downloaded {
  id: string;
  name: string;
  contentType: string;
  purpose: FilePurpose;
  patientId: string | null;
}

/** How a file is asked for: a part of it, as the header says, or to be shown instead of kept. */
export interface Asked {
  range?: string | null;
  shown?: boolean;
}

/** What a browser shows or plays without running anything of it. */
const SHOWN = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/bmp", "video/mp4", "video/webm"]);

/** RFC 6266: a plain name for old programs, the true one for all others. */
function disposition(name: string, shown: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${shown ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What stands in the bucket of a file, or of the part of it that is asked for; null for a part that it does not have. */
async function found({ env, organization }: RequestContext, id: string, header: string | null) {
  const key = fileKey(organization.id, id);
  if (header === null) return { content: await env.FILES.get(key), range: undefined };
  const size = (await env.FILES.head(key))?.size;
  if (size === undefined) throw new NotFoundError();
  const range = byteRange(header, size);
  if (range === null) return { size };
  return { content: await env.FILES.get(key, range && { range }), range };
}

const contentRange = ({ offset, length }: ByteRange, size: number) => `bytes ${offset}-${offset + length - 1}/${size}`;

/**
 * A file as a download, or to be shown, of which no browser runs anything; the caller has authorized it. Each is written
 * to the audit. A part of it is answered where one is asked for (RFC 9110, section 14).
 * @throws NotFoundError where its content is gone
 */
export async function fileDownload(context: RequestContext, file: Downloaded, asked: Asked = {}): Promise<Response> {
  const { id, name, contentType, purpose, patientId } = file;
  const { content, range, size } = await found(context, id, asked.range ?? null);
  if (size !== undefined) return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  if (!content) throw new NotFoundError();
  await auditStatement(context, {
    action: "file.read",
    subjectKind: "file",
    subjectId: id,
    patientId,
    fields: [purpose],
  }).run();
  return new Response(content.body, {
    status: range ? 206 : 200,
    headers: {
      "content-type": contentType,
      "content-length": String(range?.length ?? content.size),
      ...(range && { "content-range": contentRange(range, content.size) }),
      "accept-ranges": "bytes",
      "content-disposition": disposition(name, asked.shown === true && SHOWN.has(contentType)),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
