import fc from "fast-check";
import { expect, it } from "vitest";
import { findTimes } from "~/features/scheduling/domain/availability/availability";
import { createZoneTable } from "~/kernel/time/zones";
import { anyRequest } from "../support/schedule/availability-arbitrary";
import { oracleTimes } from "../support/schedule/availability-oracle";
import { clockChanges, sampleZones } from "../support/schedule/dst-zones";

const ROUNDS = 5_000;
const seed = Number(process.env.SOAK_SEED ?? 1);

it(`offers what the minute-by-minute oracle offers in ${ROUNDS} random requests (seed ${seed})`, () => {
  const zones = createZoneTable();
  const changes = sampleZones().flatMap((zone) => clockChanges(zone).map((at) => ({ zone, at })));
  fc.assert(
    fc.property(anyRequest(changes), (request) => {
      const times = findTimes(request, zones);
      request.providers.forEach((provider, i) => {
        const { starts, branchIds } = times[i]!;
        expect(starts.map((start, at) => [start, branchIds[at]])).toEqual(oracleTimes(request, provider));
      });
    }),
    { seed, numRuns: ROUNDS },
  );
});
