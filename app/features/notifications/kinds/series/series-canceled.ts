import { defineKind, OF_VISIT, OFF_TEXT } from "../define-kind";

/** The visits of a series from one on are off. */
export const seriesCanceled = defineKind({
  template: "series.canceled",
  to: "patient",
  channels: { event: "canceled", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: { seriesCanceled: { titledBy: "seriesCanceled", leadsTo: "visit" } },
  wordings: { seriesCanceled: { group: "series", says: OF_VISIT, must: ["date"], text: OFF_TEXT, sample: "off" } },
});
