import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** What a patient could read was withdrawn; why stands where it was. */
export const noteWithdrawn = defineKind({
  template: "note.withdrawn",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { noteWithdrawn: { titledBy: "noteWithdrawn", leadsTo: "notes" } },
  wordings: { noteWithdrawn: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:noteWithdrawn.action", leadsTo: "notes" }],
  hints: [],
});
