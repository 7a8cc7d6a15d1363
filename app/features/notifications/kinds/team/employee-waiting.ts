import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A professional who has signed up waits for an administrator. */
export const employeeWaiting = defineKind({
  template: "employee.waiting",
  to: "staff",
  channels: { event: "staffRegistration", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "employee.waiting": { titledBy: "employeeWaiting", leadsTo: "employees" } },
  wordings: { employeeWaiting: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:employeeWaiting.action", leadsTo: "employees" }],
  hints: [],
});
