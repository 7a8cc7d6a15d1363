import { expect, test } from "vitest";
import { reached } from "./reached";
import { projectFiles } from "./sources";

const ROUTES = "app/features/scheduling/routes/appointments";
/** Screens of patients that visitors do not have, some of them the staff's too. */
const OF_PATIENTS = [
  ...["view", "cancel", "confirm", "edit", "waiting-list", "join-waiting-list"].map((name) => `${ROUTES}/${name}.tsx`),
  ...["family", "family-consent", "family-create", "family-edit"].map(
    (name) => `app/features/patients/routes/${name}.tsx`,
  ),
  "app/features/waiting-room/components/guest-room.tsx",
  "app/features/waiting-room/routes/join-room.tsx",
];
/** What those screens show to staff alone. */
const FOR_STAFF = [
  ...["appointment-actions", "final-action", "other-time", "override-warning", "set-banner", "staff-appointment"].map(
    (name) => `appointments/${name}`,
  ),
  ...["arrival-actions", "arrival-stage-text", "live-arrivals"].map((name) => `appointments/arrivals/${name}`),
  "payments/discount-card",
  "series/series-card",
  "payments/appointment-invoices",
].map((name) => `app/features/scheduling/components/${name}.tsx`);

test("what patients see takes its words by usePatientT, which no message for staff gets through", () => {
  const files = projectFiles("app");
  const screens = files.filter(
    ({ path, text }) => path.endsWith(".tsx") && /\bsheet: "(?:visitor|linked|front)"/.test(text),
  );
  const shown = new Set(reached([...screens.map(({ path }) => path), ...OF_PATIENTS]));
  const speaking = files.filter(({ path, text }) => shown.has(path) && /\buse(?:Patient)?T\(\)/.test(text));
  expect(speaking.length).toBeGreaterThan(60);
  const unchecked = speaking.filter(({ path, text }) => /\buseT\(\)/.test(text) && !path.startsWith("app/i18n/"));
  expect(unchecked.map(({ path }) => path).filter((path) => !FOR_STAFF.includes(path))).toEqual([]);
});
