import { defineKind, OF_APPOINTMENT, TEXT } from "../define-kind";

/** The appointments of a series were set, by one mail. */
export const seriesSet = defineKind({
  template: "series.set",
  to: "patient",
  channels: { event: "confirmed", push: "changes" },
  toldIf: "patientOfConfirmations",
  countedAlone: false,
  inside: {
    seriesSet: { titledBy: "seriesSet", leadsTo: "appointment" },
    seriesProposed: { titledBy: "seriesProposed", leadsTo: "appointment" },
  },
  wordings: {
    seriesSet: { group: "series", says: OF_APPOINTMENT, must: ["date"], text: TEXT, sample: "sure" },
    seriesProposed: { group: "series", says: OF_APPOINTMENT, must: ["date"], text: TEXT, sample: "proposed" },
  },
});
