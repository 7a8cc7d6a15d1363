import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A professional was turned down: there is nowhere to lead to. */
export const employeeRejected = defineKind({
  template: "employee.rejected",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { employeeRejected: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: true,
  adds: ["notifications:employeeRejected.mistaken"],
  actions: [],
  hints: [],
});
