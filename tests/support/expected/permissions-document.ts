import { PERMISSIONS, PRINCIPALS, rowFor, type Outcome, type Principal, type Row } from "./permissions";

const HEADINGS: Record<Principal, string> = {
  anonymous: "nobody",
  halfOpen: "owes the second step",
  patient: "patient",
  otherPatient: "other patient",
  disabledPatient: "disabled patient",
  unapproved: "unapproved professional",
  doctor: "doctor",
  otherDoctor: "other doctor",
  nurse: "nurse",
  receptionist: "receptionist",
  biller: "billing",
  pharmacy: "pharmacy",
  laboratory: "laboratory",
  admin: "administrator",
  roomGuest: "guest of a room",
  linkHolder: "holder of an appointment's link",
  foreignDoctor: "staff elsewhere",
  foreignBearer: "caller elsewhere",
};

const MARKS: Record<Outcome, string> = {
  allowed: "✓",
  "sign-in": "→",
  refused: "✗",
  "not-found": "404",
  gone: "410",
  "error-page": "500",
};

/** About one's own, somebody else's and what does not exist here; one mark where all three are alike. */
const cellOf = (row: Row): string =>
  typeof row === "string" ? MARKS[row] : row.map((outcome) => MARKS[outcome]).join(" ");

/** docs/permissions.md: who may ask what, as the tests expect it. */
export function permissionsDocument(): string {
  const lines = [
    "# Who may ask what",
    "",
    "Every screen and every call, as everyone. The table is written by hand in `tests/support/expected/permissions`, a file a feature,",
    "and the isolation matrix asks each of them over two organizations; this page is made of it by `npm run docs:permissions`.",
    "",
    "✓ past the door · → led to sign-in (401 for a call) · ✗ 403 · 404 as if it did not exist · 410 the link is gone.",
    "Three marks: about one's own, about somebody else's, about one that does not exist here. Whatever belongs to",
    "another organization is answered as what does not exist.",
    "",
    `| | ${PRINCIPALS.map((principal) => HEADINGS[principal]).join(" | ")} |`,
    `| --- | ${PRINCIPALS.map(() => "---").join(" | ")} |`,
    ...Object.entries(PERMISSIONS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([surface, expected]) => {
        const cells = PRINCIPALS.map((principal) => cellOf(rowFor(expected, principal)));
        return `| \`${surface}\` | ${cells.join(" | ")} |`;
      }),
  ];
  return `${lines.join("\n")}\n`;
}
