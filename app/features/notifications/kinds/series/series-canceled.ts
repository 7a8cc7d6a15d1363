import { defineKind, OF_APPOINTMENT, OFF_TEXT } from "../define-kind";

/** The appointments of a series from one on are off. */
export const seriesCanceled = defineKind({
  template: "series.canceled",
  to: "patient",
  channels: { event: "canceled", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: { seriesCanceled: { titledBy: "seriesCanceled", leadsTo: "appointment" } },
  wordings: {
    seriesCanceled: { group: "series", says: OF_APPOINTMENT, must: ["date"], text: OFF_TEXT, sample: "off" },
  },
});
