import { defineKind, OF_VISIT, TEXT } from "../define-kind";

/** The visits of a series were set, by one mail. */
export const seriesSet = defineKind({
  template: "series.set",
  to: "patient",
  channels: { event: "confirmed", push: "changes" },
  toldIf: "patientOfConfirmations",
  countedAlone: false,
  inside: {
    seriesSet: { titledBy: "seriesSet", leadsTo: "visit" },
    seriesProposed: { titledBy: "seriesProposed", leadsTo: "visit" },
  },
  wordings: {
    seriesSet: { group: "series", says: OF_VISIT, must: ["date"], text: TEXT, sample: "sure" },
    seriesProposed: { group: "series", says: OF_VISIT, must: ["date"], text: TEXT, sample: "proposed" },
  },
});
