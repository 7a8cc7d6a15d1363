import type { OfferedCredits } from "../../domain/booking/offered-credits";
import type { DiscountedPriceView } from "../../domain/lists/price-less";
import type { DiscountRefusalWord } from "../../domain/payments/discount-view";
import type { FittedPanel, PanelMode } from "../../domain/panel/panel-choice";
import type { DeskTime, PanelSlot } from "../../domain/panel/panel-times";
import type { PlannedAppointment } from "../../domain/series/series-plan";
import type { TimeWeek } from "../../domain/timings/time-week";

/** Somebody who can be picked in the panel. */
export interface PanelPatient {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  birthDate: string;
  phone: string;
  phoneCallingCode: string;
}

/** What the panel shows. Times are UTC ms on the clock of `zone`. */
export interface PanelView {
  /** Whom it is for, once chosen. */
  patient: PanelPatient | null;
  /** Whether what we send reaches them. */
  isReached: boolean;
  isNew: boolean;
  /** YYYY-MM-DD at the organization: nobody is born later. */
  today: string;
  search: string;
  found: readonly PanelPatient[];
  /** Whether the reader may write down somebody new. */
  addsPatients: boolean;
  phone: { codes: readonly { value: string; label: string }[]; chosen: string };
  mode: PanelMode;
  /** The patient's credits that could pay for it; null where there are none. */
  credit: OfferedCredits | null;
  /** What discounts take off, and why a code that was typed does not; null where there are none. */
  discount: { asksCode: boolean; price: DiscountedPriceView | null; refusal: DiscountRefusalWord | null } | null;
  fitted: FittedPanel;
  /** The fields as they were filled in. */
  fields: Readonly<Record<string, string>>;
  times: { zone: string; week: TimeWeek; open: string | null; slots: readonly PanelSlot[] } | null;
  /** The time that was chosen and that another booking has by now, in one word. */
  lost: { slot: string } | null;
  desk: { zone: string; times: readonly DeskTime[] } | null;
  series: { preview: { zone: string; appointments: readonly PlannedAppointment[] } | null } | null;
  full: { zone: string; sessions: readonly { id: string; employeeId: string; startsAt: number }[] } | null;
}

export interface PanelError {
  field: string;
  message: string;
}

export interface PanelPart {
  view: PanelView;
  errorOf: (field: string) => string | undefined;
}

/** The id of a field: the panel also stands in front of pages that have fields of the same names. */
export const panelId = (name: string): string => `panel-${name}`;
