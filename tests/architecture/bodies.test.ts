import { expect, test } from "vitest";
import { projectFiles } from "./sources";

/** Readers with bounds of their own: the door, the forms and calls, files that arrive in parts, and signed reports. */
const READERS = [
  "app/platform/http/read-body.server.ts",
  "app/platform/http/multipart.server.ts",
  "app/platform/http/read-exactly.server.ts",
  "app/platform/http/http.server.ts",
  "app/features/notifications/services/texts/report-status.server.ts",
  "app/features/billing/support/payments/message-of.server.ts",
  // Behind the operator's token, where whole tables come in.
  "workers/operator.ts",
];

test("what comes in is parsed so that what does not fit is an answer, never a failure", () => {
  const raw = /\b(?!JSON\b|Date\b|URL\b)\w+\.parse\(/;
  const doors = projectFiles("app").filter(({ path }) => /\/(routes|api|pages)\/.*\.tsx?$/.test(path));
  const unfit = doors.filter(({ path, text }) => !/\.test\./.test(path) && raw.test(text)).map(({ path }) => path);
  // Two whose schemas take anything: what does not fit counts as not chosen.
  expect(unfit).toEqual([
    "app/features/organization/routes/area-setting.tsx",
    "app/features/scheduling/routes/public/journey-state.server.ts",
  ]);
});

test("a name that is kept is made by the one schema of names", () => {
  const own =
    /\b(?:firstName|lastName|fullName|displayName|holderName|contactName|insurer|name|title|label): z\s*\.string/;
  // What a call answers was read by such a schema when it came in.
  const schemas = projectFiles("app").filter(
    ({ path }) => /\/schemas\/.*\.ts$/.test(path) && !/-answers?\.ts$/.test(path),
  );
  const other = schemas.filter(({ path, text }) => !/\.test\./.test(path) && own.test(text)).map(({ path }) => path);
  expect(other).toEqual([
    // What a form was filled in with, which is compared with what comes back, and never kept.
    "app/features/consultations/schemas/prescriptions/line.ts",
    // The class of an error.
    "app/features/identity/schemas/metadata/client-error.ts",
    // What an import has read by the same rule, and what the patient's own schema reads once more.
    "app/features/imports/schemas/stored-patient.ts",
    "app/features/scheduling/schemas/appointments/set-appointment.ts",
    // A chat as it was kept, of names that were read when they came in.
    "app/features/waiting-room/schemas/chat/kept-chat.ts",
  ]);
});

test("nobody reads the body of a request but the readers that bound it", () => {
  const reads = /\brequest\s*(\.clone\(\)\s*)?\.(formData|json|text|arrayBuffer|blob|bytes|body)\b/;
  const files = projectFiles("app", "workers", "party").filter(({ path }) => /\.tsx?$/.test(path));
  const readers = files.filter(({ path, text }) => !/\.test\./.test(path) && reads.test(text)).map(({ path }) => path);
  expect(readers.sort()).toEqual([...READERS].sort());
});
