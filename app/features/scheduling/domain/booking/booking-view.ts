import type { OfferedCredits } from "./offered-credits";
import type { TaxPart } from "~/kernel/money/price";
import type { PersonColour } from "~/kernel/person-colour";
import type { DayOfTimes } from "../timings/day-hours";
import type { IsoDate } from "~/kernel/time/dates";
import type { JourneyStep } from "./booking-journey";
import type { AskedQuestion } from "~/features/forms/domain/questions/question";
import type { AppointmentKind } from "../appointments/appointment-kind";
import type { OfferedTo } from "./who-may-book";
import type { PayWay } from "../payments/pay-way";
import type { ToldCost } from "../payments/told-cost";
import type { DiscountedPriceView } from "../lists/price-less";
import type { NothingReason } from "../timings/why-nothing";

/** What the booking pages show. Times are UTC ms with the zone of the place; costs are in the currency's minor unit. */

/** A price in one currency. */
export interface PriceView {
  /** The lowest over the places of the currency; `varies` where they differ. */
  costMinor: number;
  currencyCode: string;
  varies: boolean;
}

export interface OfferingView {
  id: string;
  name: string;
  kind: AppointmentKind;
  description: string;
  instructions: string;
  durationMinutes: number;
  /** One for each currency that it is paid in somewhere; empty where no price is shown. */
  prices: PriceView[];
  /** Booked on the phone only: the number to call, or empty where none is known. */
  callToBook: string | null;
  /** Who alone books it online: patients of the clinic (signed in, or by a mailed link), or people new to it. */
  onlyFor: OfferedTo | null;
}

export interface ProviderView {
  id: string;
  /** Code of the honorific (Mr 1, Ms 2, Mrs 3, Dr 8). */
  title: number;
  firstName: string;
  lastName: string;
  designation: string;
  /** BCP 47 tags. */
  languages: string[];
  about: string;
  photoFileId: string | null;
  colour: PersonColour | null;
}

export interface PlaceView {
  id: string;
  /** What the chosen offering costs there; null where no price is shown, or everywhere the same. */
  price: PriceView | null;
  name: string;
  address: string;
  city: string;
  timeZone: string;
}

export interface TimeView {
  start: number;
  zone: string;
  /** Where it is, and that its zone is to be named: only where the practice has several. */
  city?: string;
  namesZone?: boolean;
}

/** A provider in a list, with the next times that can be booked at one touch. */
export interface ProviderCardView {
  provider: ProviderView;
  departments: string[];
  offering: OfferingView | null;
  next: (TimeView & {
    placeId: string;
    /** Where the next times do not all cost the same. */ price: PriceView | null;
  })[];
  /** The rule of booking that leaves them without times; null where there are some, or no rule is the reason. */
  reason: NothingReason | null;
  /** How far their nearest place is from where the reader asked for; only where they did, and both are known. */
  distanceKm?: number;
  /** What patients gave them, once enough have and where the practice shows it. */
  rating?: { mean: number; count: number };
}

/** The earliest time of all that can be booked: with whom, for what and where, over both kinds and every place. */
export interface SoonestView {
  provider: ProviderView;
  offering: OfferingView;
  at: TimeView & { placeId: string };
}

/** When something in a list is free first. */
export interface FirstFreeView {
  /** Null where nobody who was looked at is free within the days that were looked at. */
  at: TimeView | null;
  /** So many of those who were looked at are free at all, or soon enough. */
  doctors: number;
  /** Everybody was looked at; otherwise someone may be free earlier. */
  exact: boolean;
}

/** The day and time step. */
export interface DayTimesView {
  zone: string;
  day: IsoDate;
  days: DayOfTimes[];
  /** Starts that do not overlap one another, and the ones between them that can be booked as well. */
  times: number[];
  between: number[];
  earlier: IsoDate | null;
  later: IsoDate | null;
  nextFreeDay: IsoDate | null;
  /** What is chosen at first: the visitor's choice while it is free, else the first free time of the day. */
  chosen: number | null;
  /** Whether the chosen one is the first free time of all. */
  chosenIsFirst: boolean;
  /** The rule of booking that leaves the day without times; null where there are some, or no rule is the reason. */
  reason: NothingReason | null;
  /** What each shown time costs (start in UTC ms); empty where they all cost the same, or no price is shown. */
  prices: { start: number; price: PriceView }[];
  /** Of a group offering, the sessions of the day with the seats left in each, the full ones too. */
  seats: SeatsView[] | null;
}

/** The seats of what starts at one time, UTC ms; who sits in them is nobody else's to know. */
export interface SeatsView {
  /** The session, the first one where several begin together. */
  sessionId: string;
  start: number;
  left: number;
  of: number;
}

/** A problem with one field, as a key of the messages. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** How a page shows that a person asks: by reCAPTCHA, or by a box that stands in for it. */
export type HumanCheckShown = { kind: "recaptcha"; siteKey: string } | { kind: "stand-in"; token: string };

/** The discounts of a booking that is not made yet. */
export interface JourneyDiscount {
  /** A code can be typed: there are codes, and the chosen time costs something. */
  asksCode: boolean;
  /** What it costs with what is taken off; null where nothing is. */
  price: DiscountedPriceView | null;
  /** It is said what it costs. */
  showsPrice: boolean;
  /** Other discounts take off more than the one whose code was typed. */
  isBetter: boolean;
}

export interface JourneyView {
  step: JourneyStep;
  steps: JourneyStep[];
  /** No later choice can add or take away a step. */
  stepsAreSure: boolean;
  kind: AppointmentKind | null;
  /** Where its forms go. */
  action: string;
  /** It stands in another site's page: there is no way to the lists and to signing in from there. */
  embedded: boolean;
  /** What the forms carry on besides their own fields. */
  carried: Record<string, string>;
  /** Who the visitor is has been told: the forms travel by POST from then on. */
  posts: boolean;
  offering: OfferingView | null;
  provider: ProviderView | null;
  anyProvider: boolean;
  place: PlaceView | null;
  at: TimeView | null;
  viewerZone: string | null;
  /** The visitor asked for the zones of the world, to choose their own. */
  choosesZone: boolean;
  offerings: OfferingView[];
  /** Who can be chosen, with their next times: the soonest free first. */
  providers: ProviderCardView[];
  anyAllowed: boolean;
  places: PlaceView[];
  times: DayTimesView | null;
  visitor: Record<string, string>;
  /** What is asked before this appointment, with what was answered so far. */
  questions: (AskedQuestion & { answer: string })[];
  /** A link to sign in was asked for; whether one was sent shows in the mail alone. */
  linkSent: boolean;
  signedIn: boolean;
  /** The patient whom it is for by the session now; null for a visitor. */
  bookedFor: string | null;
  /** The form was made for another patient: the session has ended since, or goes by another account. */
  otherPatient: boolean;
  /** What shows that a person asks; null where nobody is asked. */
  humanCheck: HumanCheckShown | null;
  /** The clinic still has to confirm what is booked here. */
  asksClinic: boolean;
  /** Whom the chosen offering is for, where this visitor may not book it. */
  keptFor: OfferedTo | null;
  /** What has to be paid to book the chosen time; null where nothing has. */
  toPay: { costMinor: number; currencyCode: string } | null;
  /** The taxes in what the chosen time costs; null where it shows no price. */
  taxed: { currencyCode: string; taxes: readonly TaxPart[] } | null;
  /** How the chosen time is paid for where it is not paid to book; null where it is, costs nothing or shows no price. */
  payWay: PayWay | null;
  /** The chosen time costs something. */
  costs: boolean;
  /** The patient's credits that could pay for it, and whether one is to; null where there are none. */
  credit: (OfferedCredits & { chosen: boolean }) | null;
  /** What discounts take off the chosen time. */
  discount: JourneyDiscount;
  defaultCallingCode: string;
  /** Whoever books has to say a phone beside the email. */
  needsPhone: boolean;
  /** The chosen time is kept for this visitor until then (UTC ms), for so many milliseconds from now on. */
  hold: { until: number; leftMs: number } | null;
  /** Providers whose boards tell when the shown times change; empty where none are shown. */
  boards: string[];
  problems: FieldProblem[];
  /** Someone was faster: other free times near the lost one. */
  nearest: number[] | null;
}

/** An appointment that can be paid online now, and its price in the currency's minor unit. */
export interface PayView extends DiscountedPriceView {
  appointmentId: string;
  /** The taxes in it. */
  taxes: readonly TaxPart[];
  /** What of it is left to pay. */
  dueMinor: number;
  /** The appointment does not begin unpaid. */
  toStart: boolean;
}

/** What a request waits for, and until when it holds its time for that (UTC ms). */
export interface HeldUntilView {
  awaits: "proof" | "payment";
  until: number;
}

/** What the confirmation says. */
export interface BookedView {
  confirmed: boolean;
  kind: AppointmentKind;
  at: TimeView;
  endsAt: number;
  /** What to quote on the phone. */
  number: string;
  offering: { name: string; durationMinutes: number; instructions: string };
  provider: Pick<ProviderView, "title" | "firstName" | "lastName">;
  place: { name: string; address: string; city: string };
  /** Where the mail went; absent where whoever looks is not the one who typed it. */
  email: string | null;
  viewerZone: string | null;
  /** Whoever booked is a guest, and can open an account by the link that is mailed to them, whatever the address has. */
  isGuest: boolean;
  /** What it costs and can be paid online now; null where it cannot, or need not. */
  pay: PayView | null;
  /** What it costs and how it is paid; null where it has no price, or prices are not shown. */
  cost: ToldCost | null;
  /** One of the patient's credits pays for it. */
  paidByCredit: boolean;
  /** What discounts are called that were taken off, where no price is shown. */
  discounts: readonly string[];
  /** What the request waits for, and until when it holds its time for that; null where it is booked or asked for. */
  held: HeldUntilView | null;
}
