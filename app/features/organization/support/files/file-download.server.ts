import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FilePurpose } from "../../domain/files/check-file";
import { contentOf } from "./file-content.server";

/** What of a file its download says, and about whom the audit says that it was read. */
export interface Downloaded {
  id: string;
  name: string;
  contentType: string;
  purpose: FilePurpose;
  patientId: string | null;
}

/** RFC 6266: a plain name for old programs, the true one for all others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * A file as a download that no browser runs anything of; the caller has authorized it. Each is written to the audit.
 * @throws NotFoundError where its content is gone
 */
export async function fileDownload(context: RequestContext, file: Downloaded): Promise<Response> {
  const { id, name, contentType, purpose, patientId } = file;
  const content = await contentOf(context, id);
  if (!content) throw new NotFoundError();
  await auditStatement(context, {
    action: "file.read",
    subjectKind: "file",
    subjectId: id,
    patientId,
    fields: [purpose],
  }).run();
  return new Response(content.body, {
    headers: {
      "content-type": contentType,
      "content-length": String(content.size),
      "content-disposition": disposition(name),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
