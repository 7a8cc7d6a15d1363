import { expect, test } from "vitest";
import { projectFiles } from "./sources";

/** What writes claims of a provider's time. */
const CLAIMS =
  /\b(insertAppointmentStatements|claimStatements|holdClaimStatements|releaseClaimsStatement|sessionClaimStatements|releaseSessionClaimsStatement|takeSeatStatements|releaseSeatStatement|releaseHoldsStatements|releaseOfferStatements|changeWrites|planChange)\(/;
/** Makes such writes for the one that commits them. */
const MAKES_WRITES = [
  "app/features/scheduling/support/appointments/change-writes.server.ts",
  "app/features/scheduling/support/appointments/planned-change.server.ts",
];

test("whoever commits claims of a provider's time does it where the boards hear of it", () => {
  const services = projectFiles("app").filter(
    ({ path, text }) =>
      /\/(services|support)\/.*\.server\.ts$/.test(path) && CLAIMS.test(text) && !MAKES_WRITES.includes(path),
  );
  expect(services.length).toBeGreaterThan(4);
  expect(services.filter(({ text }) => /[^.\w]commit(<[^>]*>)?\(/.test(text)).map(({ path }) => path)).toEqual([]);
  expect(services.filter(({ text }) => !/\bcommitSchedule(<[^>]*>)?\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
