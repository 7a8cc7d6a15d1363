import type { FirstFreeView, OfferingView, ProviderCardView, SoonestView } from "../booking/booking-view";
import type { PictureView, ShownPlaceView } from "../booking/shown-place";

/** A service with its price, and when it is free first where that is not said by doctor. */
export type FrontServiceView = OfferingView & { free?: FirstFreeView };

/** What a practice shows whoever comes to its address. */
export interface FrontPageView {
  photo: PictureView | null;
  team: ProviderCardView[];
  soonest: SoonestView | null;
  services: FrontServiceView[];
  byService: boolean;
  places: ShownPlaceView[];
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
