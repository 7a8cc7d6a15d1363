import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";

/** A shared room; `purpose` is what it is for, as `branch:` or `offering:` with the id. */
export const sharedRoomKind = recordKind({
  words: "rooms:shared",
  authority: "organization.manage",
  audit: { kind: "waiting-room", action: "waitingRoom", on: "open", off: "close" },
  /** For what a room was made is one room there already. */
  taken: { field: "purpose", message: "rooms:shared.taken" },
  fields: {
    name: {
      schema: nameText(120),
      label: "rooms:shared.name",
      hint: "rooms:shared.nameHint",
      maxLength: 120,
      column: true,
    },
    purpose: {
      schema: z.string("errors:field.chooseOne").regex(/^(branch|offering):[\w-]{1,64}$/, "errors:field.chooseOne"),
      kind: "choice",
      label: "rooms:shared.purpose",
      hint: "rooms:shared.purposeHint",
      placeholder: "common:form.selectOne",
      column: true,
    },
  },
});
