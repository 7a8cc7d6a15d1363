import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A professional has signed up; the link to a password has a mail of its own. */
export const employeeRegistered = defineKind({
  template: "employee.registered",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { employeeRegistered: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [],
  hints: ["notifications:mail.notYou"],
});
