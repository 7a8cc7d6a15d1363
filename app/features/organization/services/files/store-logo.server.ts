import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { markFileDeleted, replaceLogo } from "../../data/files/files.server";
import { keepFile, type WrittenAlong } from "./keep-file.server";
import { erasure } from "./store-file.server";

/** Shows another logo, or none, and takes away the one before. */
function replacing(context: RequestContext, fileId: string | null): WrittenAlong {
  const { db, now, profile } = context;
  const before = profile.logoFileId;
  return {
    guarded: replaceLogo(db, before, fileId),
    writes: before ? [markFileDeleted(db, before, now)] : [],
    outbox: before ? [erasure(context, before)] : [],
    audit: [{ action: "settings.change", subjectKind: "file", subjectId: fileId, fields: ["logoFileId"] }],
  };
}

/**
 * Makes a picture the organization's logo, in the header, on booking pages and in mails.
 * @returns the file's id, which /logo/:fileId serves from now on
 * @throws InvalidError with the reason at the field `logo`
 */
export async function storeLogo(context: RequestContext, file: File): Promise<string> {
  await authorize(context, "settings.change");
  const logo = { purpose: "LOGO", file, field: "logo" } as const;
  return (await keepFile(context, logo, (fileId) => replacing(context, fileId))).id;
}

/** Takes the logo away: the organization's name stands alone. */
export async function removeLogo(context: RequestContext): Promise<void> {
  await authorize(context, "settings.change");
  if (context.profile.logoFileId) await commit(context, { ...replacing(context, null), result: null });
}
