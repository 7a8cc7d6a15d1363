import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The link by which somebody joins the team. */
export const employeeInvite = defineKind({
  template: "employee.invite",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { employeeInvite: { ...ACCOUNT_WORDING, group: "team" } },
  link: { purpose: "INVITE", expires: "notifications:employeeInvite.expires", in: "days" },
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:employeeInvite.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "notifications:mail.notYou"],
});
