import { expect, test } from "vitest";
import { FILE_LIMITS } from "~/features/organization/domain/files/check-file";
import { FILE_KINDS } from "~/features/organization/domain/files/file-kinds";
import { CHAT_FILE_TYPES } from "./chat-file-types";

test("the field for a chat's files offers every kind that is taken there, and no other", () => {
  const offered = CHAT_FILE_TYPES.split(",");
  const { kinds } = FILE_LIMITS.ATTACHMENT;
  const endings = kinds.flatMap((kind) => FILE_KINDS[kind].extensions.map((ending) => `.${ending}`));
  for (const kind of kinds) expect(offered).toContain(`.${FILE_KINDS[kind].extensions[0]}`);
  const types = kinds.map((kind) => FILE_KINDS[kind].contentType);
  for (const one of offered) expect([...endings, ...types]).toContain(one);
});
