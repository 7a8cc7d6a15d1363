import type { BookingOffer } from "~/features/scheduling/domain/booking/booking-offer";

/** What a test says of its offer. Instants in UTC ms, minutes from midnight in Madrid. */
export interface SaidOffer {
  now: number;
  slotMinutes?: number;
  from?: number;
  busy?: readonly (readonly [start: number, end: number])[];
}

/** Half an hour with one doctor at one place in Madrid, Mondays from 9 to 17, with an hour's notice. */
export function bookingOffer({ now, slotMinutes = 15, from = 540, busy = [] }: SaidOffer): BookingOffer {
  const place = {
    serviceOfferingId: "visit",
    branchId: "branch",
    name: "Main street",
    address: "",
    city: "Madrid",
    phone: "",
    timeZone: "Europe/Madrid",
    costMinor: 0,
    currencyCode: "",
  };
  const names = { title: -1, firstName: "Ada", lastName: "Okafor", designation: "", photoFileId: null, colour: null };
  return {
    now,
    settings: {
      calendarSlotDuration: slotMinutes,
      dayStartInMins: 0,
      dayEndInMins: 1_440,
      healthCareProviderBasedBooking: true,
      serviceOnlyBasedBooking: true,
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      minimumDate: 0,
      dailyMaximum: null,
      excludedDates: [],
      confirmByMail: false,
    },
    rules: {
      slotMinutes,
      dayStartMinutes: 0,
      dayEndMinutes: 1_440,
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      minimumDateSetting: 0,
      excludedDates: [],
      organizationToday: new Date(now).toISOString().slice(0, 10),
    },
    offering: {
      id: "visit",
      name: "Clinic visit",
      offeringsType: "PHYSICAL_CONSULTATION",
      description: "",
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      onlineBookingOption: "ENABLED",
      onlinePaymentOption: "DISABLED",
      confirmsByItself: false,
      newPatientsOnly: false,
      instructions: "",
      groupCapacity: null,
    },
    places: [place],
    providers: [{ id: "doctor", languages: [], about: "", ...names }],
    schedules: {
      branches: new Map([["doctor", ["branch"]]]),
      timings: new Map([
        [
          "doctor",
          [
            {
              id: "hours",
              type: "INCLUSION",
              dayOfWeek: 1,
              startMinutes: from,
              endMinutes: 1_020,
              startDate: null,
              endDate: null,
              branchId: "branch",
              offeringsType: null,
              serviceOfferingIds: [],
              note: "",
            },
          ],
        ],
      ]),
      busy: new Map([["doctor", busy.map(([start, end]) => ({ start, end }))]]),
      appointmentsOn: new Map(),
    },
  };
}
