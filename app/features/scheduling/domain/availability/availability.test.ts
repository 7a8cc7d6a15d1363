import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { MONDAY, berlin, doctor, request, slot } from "../../../../../tests/support/schedule/availability-request";
import { anyProvider, findTimes, nextFree, offersAt, type AvailabilityRequest } from "./availability";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The first provider's starts as Berlin reads them. */
function offered(asked: AvailabilityRequest): string[] {
  const [times] = findTimes(asked, createZoneTable());
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" });
  return times!.starts.map((start) => format.format(start));
}

describe("the slot engine", () => {
  it("offers the starts of calendar slots from which the whole appointment fits", () => {
    expect(offered(request())).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    expect(offered(request({ offering: { durationMinutes: 45 } }))).toEqual(["09:00", "09:30", "10:00"]);
    expect(offered(request({ rules: { slotMinutes: 45 } }))).toEqual(["09:00", "09:45", "10:30"]);
  });

  it("counts the grid from the start of the inclusion slot, also where the day opens later", () => {
    const providers = [doctor({ timings: [slot(1, 550, 660)] })];
    expect(offered(request({ providers }))).toEqual(["09:10", "09:40", "10:10"]);
    expect(offered(request({ providers, rules: { dayStartMinutes: 570 } }))).toEqual(["09:40", "10:10"]);
    expect(offered(request({ providers, rules: { dayEndMinutes: 630 } }))).toEqual(["09:10", "09:40"]);
  });

  it("keeps the appointment and its buffers clear of busy time, to the minute", () => {
    const busy = [{ start: berlin("2026-05-04T09:30"), end: berlin("2026-05-04T10:00") }];
    const providers = [doctor({ busy })];
    expect(offered(request({ providers }))).toEqual(["09:00", "10:00", "10:30"]);
    expect(offered(request({ providers, offering: { bufferAfterMinutes: 5 } }))).toEqual(["10:00", "10:30"]);
    expect(offered(request({ providers, offering: { bufferBeforeMinutes: 5 } }))).toEqual(["09:00", "10:30"]);
  });

  it("offers the one start from which an appointment with its buffers just fits between two others", () => {
    const at = (text: string) => berlin(`2026-05-04T${text}`);
    const busy = [
      { start: at("09:00"), end: at("09:25") },
      { start: at("10:10"), end: at("11:00") },
    ];
    const offering = { bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
    expect(offered(request({ providers: [doctor({ busy })], offering }))).toEqual(["09:30"]);
    const tighter = [busy[0]!, { start: at("10:09"), end: at("11:00") }];
    expect(offered(request({ providers: [doctor({ busy: tighter })], offering }))).toEqual([]);
  });

  it("lets buffers reach beyond the timing, and busy time come in any order and overlap", () => {
    const at = (text: string) => berlin(`2026-05-04T${text}`);
    const busy = [
      { start: at("10:15"), end: at("10:30") },
      { start: at("09:20"), end: at("09:50") },
      { start: at("09:00"), end: at("09:30") },
    ];
    expect(offered(request({ providers: [doctor({ busy })], offering: { bufferAfterMinutes: 15 } }))).toEqual([
      "10:30",
    ]);
  });

  it("removes exclusions, excluded dates, and days that have their maximum", () => {
    const without = slot(1, 590, 605, { type: "EXCLUSION" });
    expect(offered(request({ providers: [doctor({ timings: [slot(1, 540, 660), without] })] }))).toEqual([
      "09:00",
      "10:30",
    ]);
    expect(offered(request({ rules: { excludedDates: ["2026-05-04"] } }))).toEqual([]);
    const full = doctor({ dailyMaximum: 2, appointmentsOn: new Map([["2026-05-04", 2]]) });
    expect(offered(request({ providers: [full] }))).toEqual([]);
    expect(offered(request({ providers: [{ ...full, dailyMaximum: 3 }] }))).toHaveLength(4);
    expect(offered(request({ providers: [{ ...full, dailyMaximum: 0, appointmentsOn: new Map() }] }))).toEqual([]);
  });

  it("counts slots only between their dates, at their branch and for their offerings", () => {
    const only = (more: Parameters<typeof slot>[3]) =>
      offered(request({ providers: [doctor({ timings: [slot(1, 540, 570, more)] })] }));
    expect(only({ startDate: "2026-05-04", endDate: "2026-05-04" })).toEqual(["09:00"]);
    expect(only({ startDate: "2026-05-05" })).toEqual([]);
    expect(only({ endDate: "2026-05-03" })).toEqual([]);
    expect(only({ branchId: "main", serviceOfferingIds: ["visit", "x"] })).toEqual(["09:00"]);
    expect(only({ branchId: "harbour" })).toEqual([]);
    expect(only({ serviceOfferingIds: ["x"] })).toEqual([]);
  });

  it("keeps to now, the notice, the horizon and the minimum date", () => {
    expect(offered(request({ now: berlin("2026-05-04T09:30") }))).toEqual(["09:30", "10:00", "10:30"]);
    expect(offered(request({ now: berlin("2026-05-04T09:30") + 1 }))).toEqual(["10:00", "10:30"]);
    expect(offered(request({ rules: { minimumNoticeMinutes: 120 } }))).toEqual(["10:00", "10:30"]);
    const fortnight = { to: MONDAY + 14 * DAY };
    expect(offered(request({ ...fortnight, rules: { horizonDays: 6 } }))).toHaveLength(4);
    expect(offered(request({ ...fortnight, rules: { horizonDays: 7 } }))).toHaveLength(8);
    const evening = doctor({ places: [{ branchId: "ny", zone: "America/New_York" }], timings: [slot(1, 1320, 1380)] });
    expect(offered(request({ ...fortnight, providers: [evening], rules: { horizonDays: 0 } }))).toHaveLength(2);
    const tomorrow = { organizationToday: "2026-05-05", minimumDateSetting: -1 };
    expect(offered(request({ rules: tomorrow }))).toEqual([]);
    expect(offered(request({ rules: { ...tomorrow, minimumDateSetting: 0 } }))).toHaveLength(4);
  });

  it("joins open time over midnight and over neighbouring slots", () => {
    const timings = [slot(1, 1380, 1440), slot(2, 0, 30), slot(2, 30, 60)];
    const asked = request({ providers: [doctor({ timings })], offering: { durationMinutes: 60 } });
    expect(offered(asked)).toEqual(["23:00", "23:30", "00:00"]);
  });

  it("offers a start of two overlapping slots once, in order", () => {
    const timings = [slot(1, 540, 630), slot(1, 550, 600), slot(1, 570, 660)];
    expect(offered(request({ providers: [doctor({ timings })] }))).toEqual([
      "09:00",
      "09:10",
      "09:30",
      "09:40",
      "10:00",
      "10:30",
    ]);
  });

  it("does not offer what a clock change skips, and offers what it repeats once each", () => {
    const night = [doctor({ timings: [slot(7, 60, 240)] })];
    const onDay = (year: number, month: number, day: number) => {
      const from = Date.UTC(year, month, day - 1, 22);
      return request({ providers: night, now: from, from, to: from + DAY, rules: { horizonDays: 400 } });
    };
    expect(offered(onDay(2026, 2, 29))).toEqual(["01:00", "01:30", "03:00", "03:30"]);
    expect(offered(onDay(2026, 9, 25))).toEqual([
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "02:00",
      "02:30",
      "03:00",
      "03:30",
    ]);
  });

  it("tells the place of each time, reading each place's own clock", () => {
    const places = [
      { branchId: "main", zone: "Europe/Berlin" },
      { branchId: "lisbon", zone: "Europe/Lisbon" },
    ];
    const [times] = findTimes(
      request({ providers: [doctor({ places, timings: [slot(1, 540, 630)] })] }),
      createZoneTable(),
    );
    const at = (text: string) => berlin(`2026-05-04T${text}`);
    expect(times!.starts).toEqual([at("09:00"), at("09:30"), at("10:00"), at("10:00"), at("10:30"), at("11:00")]);
    expect(times!.branchIds).toEqual(["main", "main", "main", "lisbon", "lisbon", "lisbon"]);
  });

  it("gathers everyone who can be booked at a time", () => {
    const busy = [{ start: berlin("2026-05-04T09:00"), end: berlin("2026-05-04T10:00") }];
    const providers = [
      doctor({ id: "a" }),
      doctor({ id: "b", busy }),
      doctor({ id: "c", offeringsTypes: ["QUESTIONS"] }),
    ];
    const any = anyProvider(findTimes(request({ providers }), createZoneTable()));
    expect(
      any.starts.map((_, i) =>
        offersAt(any, i)
          .map((offer) => offer.providerId)
          .join(),
      ),
    ).toEqual(["a", "a", "a,b", "a,b"]);
    expect(anyProvider([]).starts).toEqual([]);
  });

  it("finds the next three free times without looking at the whole horizon", () => {
    const zones = createZoneTable();
    const asked = request({ to: MONDAY + 3650 * DAY, rules: { horizonDays: 3650 } });
    const [times] = nextFree({ ...asked, now: MONDAY + 210 * MINUTE }, zones, 3);
    expect(times!.starts.map((start) => new Date(start).toISOString())).toEqual([
      "2026-05-11T07:00:00.000Z",
      "2026-05-11T07:30:00.000Z",
      "2026-05-11T08:00:00.000Z",
    ]);
    expect(zones.intlCalls).toBeLessThan(8);
  });

  it("asks Intl at most 64 times for 50 doctors at branches in three zones over 90 days, over any clock change", () => {
    const zonesOf = ["America/New_York", "Europe/Berlin", "Australia/Sydney"];
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2027, 0, 1); now += 10 * DAY) {
      const providers = Array.from({ length: 50 }, (_, i) =>
        doctor({
          id: String(i),
          places: zonesOf.map((zone, branch) => ({ branchId: String(branch), zone })),
        }),
      );
      const organizationToday = new Date(now).toISOString().slice(0, 10);
      const rules = { organizationToday, horizonDays: 90 };
      const zones = createZoneTable();
      findTimes(request({ now, from: now, to: now + 90 * DAY, providers, rules }), zones);
      expect(zones.intlCalls, organizationToday).toBeLessThanOrEqual(64);
    }
  });
});
