import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { bookingStateSchema } from "~/features/scheduling/schemas/booking/booking-state";
import { listBookableProviders } from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { listBookableServices } from "~/features/scheduling/services/booking/list-bookable-services.server";
import { readBookingJourney } from "~/features/scheduling/services/booking/read-booking-journey.server";
import { readProviderProfile } from "~/features/scheduling/services/booking/read-provider-profile.server";
import { searchServices } from "~/features/scheduling/services/booking/search-services.server";
import { openPractice } from "../support/organization";

/** Friday 27 March 2026, 08:00 in Madrid. The practice's doctors work every day from 9 to 17, at 50 euros. */
const NOW = Date.UTC(2026, 2, 27, 7);
const CHEAP = { costMinor: 3_000, currencyCode: "EUR", varies: true };
const DEAR = { costMinor: 5_000, currencyCode: "EUR", varies: false };

let practice: Awaited<ReturnType<typeof openPractice>>;
let north: string;

const anyone = () => practice.as({ kind: "anonymous" }, NOW);

async function load(table: string, columns: string[], ...rows: Cell[][]): Promise<void> {
  const { db } = await anyone();
  await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}

/** Another place where everything is cheaper, and where nobody works. */
beforeEach(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  north = crypto.randomUUID();
  const { clinicOffering, videoOffering } = practice.ids;
  await load("branch", ["id", "name", "city", "time_zone"], [north, "North", "Bilbao", "Europe/Madrid"]);
  await load(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    ...[clinicOffering, videoOffering].map((id) => [id, north, 3_000, "EUR"]),
  );
});

const worksThere = () => load("employee_branch", ["employee_id", "branch_id"], [practice.ids.doctor, north]);
const hasHoursThere = () =>
  load(
    "provider_slot",
    ["id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
    [crypto.randomUUID(), practice.ids.doctor, north, "INCLUSION", 1, 1_080, 1_140, "[]"],
  );

async function journey(state: Record<string, unknown>) {
  const entry = { action: "/book", embedded: null, serviceFixed: false, providerFixed: true };
  const values = bookingStateSchema.parse({ provider: practice.ids.doctor, ...state });
  return readBookingJourney(await anyone(), values, entry);
}

/** What a video appointment of the doctor costs by each page, in the order in which a visitor meets them. */
async function pricesOfVideo() {
  const { doctor, videoOffering } = practice.ids;
  const { cards } = await listBookableProviders(await anyone(), { kind: "video" });
  const profile = await readProviderProfile(await anyone(), doctor);
  const services = await journey({ step: "service" });
  const times = await journey({ service: videoOffering });
  const at = times.times?.times[0];
  const you = await journey({ service: videoOffering, at, step: "you" });
  const ofVideo = (all: readonly { id: string; prices: unknown }[]) =>
    all.find(({ id }) => id === videoOffering)?.prices;
  return {
    list: cards.find(({ provider }) => provider.id === doctor)?.offering?.prices,
    profile: ofVideo(profile.offerings),
    services: ofVideo(services.offerings),
    times: times.offering?.prices,
    you: you.offering?.prices,
  };
}

const everywhere = <T>(price: T) => ({
  list: [price],
  profile: [price],
  services: [price],
  times: [price],
  you: [price],
});

describe("the price that a visitor sees", () => {
  it("is that of where the doctor works, on every page, whatever it costs elsewhere", async () => {
    expect(await pricesOfVideo()).toEqual(everywhere(DEAR));
    const { places } = await readProviderProfile(await anyone(), practice.ids.doctor);
    expect(places.map(({ id }) => id)).toEqual([practice.ids.branch]);
  });

  it("counts no place where the doctor works without a time that can be booked", async () => {
    await worksThere();
    expect(await pricesOfVideo()).toEqual(everywhere(DEAR));
  });

  it("begins with 'from' where another time is cheaper, and each time then says its own", async () => {
    await worksThere();
    await hasHoursThere();
    const { list, you, ...open } = await pricesOfVideo();
    expect({ list, you }).toEqual({ list: [DEAR], you: [DEAR] });
    expect(open).toEqual({ profile: [CHEAP], services: [CHEAP], times: [CHEAP] });
    const { times } = await journey({ service: practice.ids.videoOffering, day: "2026-03-30" });
    const costs = times?.prices.map(({ price }) => [price.costMinor, price.varies]);
    expect([costs?.at(0), costs?.at(-1)]).toEqual([
      [5_000, false],
      [3_000, false],
    ]);
  });

  it("of a service counts only the places where somebody gives it", async () => {
    const priceOf = (offerings: readonly { prices: unknown }[]) => offerings.map(({ prices }) => prices);
    const search = async () => priceOf((await searchServices(await anyone(), "video", {})).offerings);
    expect(await search()).toEqual([[DEAR]]);
    expect(priceOf((await listBookableServices(await anyone())).offerings)).toEqual([[DEAR], [DEAR]]);
    await worksThere();
    await hasHoursThere();
    expect(await search()).toEqual([[CHEAP]]);
  });

  it("narrows the list by what an appointment costs with the doctor, not by what it costs where they do not work", async () => {
    const { cards } = await listBookableProviders(await anyone(), { kind: "video", price: 3_000 });
    expect(cards).toEqual([]);
  });

  it("comes with how it is paid where it is not paid to book", async () => {
    const { clinicOffering } = practice.ids;
    const you = async () => {
      const at = (await journey({ service: clinicOffering })).times?.times[0];
      return (await journey({ service: clinicOffering, at, step: "you" })).payWay;
    };
    expect(await you()).toBe("atClinic");
    const { db } = await anyone();
    const set = "UPDATE service_offering SET online_payment_option = ?2 WHERE organization_id = ?1";
    await db.raw(set, db.organizationId, "PAY_AFTER_SESSION").run();
    expect(await you()).toBe("afterAppointment");
    await db.raw(set, db.organizationId, "PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS").run();
    expect(await you()).toBeNull();
  });
});
