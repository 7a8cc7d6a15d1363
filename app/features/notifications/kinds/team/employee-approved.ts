import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A professional was let in. */
export const employeeApproved = defineKind({
  template: "employee.approved",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { employeeApproved: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:employeeApproved.action", leadsTo: "login" }],
  hints: [],
});
