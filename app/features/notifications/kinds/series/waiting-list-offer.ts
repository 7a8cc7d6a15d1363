import { defineKind, OF_APPOINTMENT, OFFER_TEXT } from "../define-kind";

/** Somebody who waits is offered a time, an earlier time or a seat. */
export const waitingListOffer = defineKind({
  template: "waitingList.offer",
  to: "patient",
  channels: { event: "waitingOffer", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: { waitingOffer: { titledBy: null, leadsTo: "appointments" } },
  wordings: {
    waitingBook: {
      group: "series",
      says: [...OF_APPOINTMENT, "until"],
      must: ["date"],
      text: OFFER_TEXT,
      sample: "book",
    },
    waitingMove: {
      group: "series",
      says: [...OF_APPOINTMENT, "until"],
      must: ["date"],
      text: OFFER_TEXT,
      sample: "move",
    },
    waitingSeat: {
      group: "series",
      says: [...OF_APPOINTMENT, "until"],
      must: ["date"],
      text: OFFER_TEXT,
      sample: "seat",
    },
  },
});
