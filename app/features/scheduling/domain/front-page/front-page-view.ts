import type { OpenState, OpenWeek } from "~/kernel/time/opening-hours";
import type { FirstFreeView, OfferingView, ProviderCardView, TimeView } from "../booking/booking-view";

/** A picture of the practice as it is kept: its size, and the smaller widths, in pixels. */
export interface PictureView {
  fileId: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** A location as the front page shows it. */
export interface FrontPlaceView {
  id: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  timeZone: string;
  /** How to get there, in the practice's words. */
  directions: string;
  /** Where the way there is shown; null where the practice wants no link. */
  directionsHref: string | null;
  /** Null where nobody said when it is open. */
  hours: { week: OpenWeek; state: OpenState; weekday: number } | null;
  map: PictureView | null;
}

/** A service with its price, and when it is free first where that is not said by doctor. */
export type FrontServiceView = OfferingView & { free?: FirstFreeView };

/** The first free time of all, with whom. */
export interface SoonestView {
  card: ProviderCardView;
  at: TimeView & { placeId: string };
}

/** What a practice shows whoever comes to its address. */
export interface FrontPageView {
  photo: PictureView | null;
  team: ProviderCardView[];
  soonest: SoonestView | null;
  services: FrontServiceView[];
  byService: boolean;
  places: FrontPlaceView[];
  insurers: string[];
  /** ISO 639 codes of what its doctors speak. */
  languages: string[];
}

/** What the search of the front page finds. */
export interface FoundCareView {
  departments: { id: string; name: string; kind: "clinic" | "video" }[];
  services: OfferingView[];
  cards: ProviderCardView[];
  insurers: string[];
  byService: boolean;
  /** It may be an emergency. */
  urgent: boolean;
}
