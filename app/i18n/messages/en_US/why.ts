/** Why a time is not offered: each rule by name, what it says, and where it is changed. */
export const why = {
  title: "Why is this time not offered?",
  lead: "Choose a doctor, a service, a place and a time: every rule that keeps patients from it is named, with where to change it.",
  link: "Why is a time not offered?",
  day: "Day",
  time: "Time",
  ask: "Explain",
  offered: "Patients are offered this time",
  offeredText: "{{when}}, with {{who}}.",
  notOffered: "Patients are not offered this time",
  set: "Set a visit",
  change: "Change",
  repeated: "The clock reads this time twice on that day, because it is set back. Each is explained.",
  rules: {
    notGiven: {
      name: "The doctor does not give this service here",
      text: "The doctor, the service and the place do not go together.",
    },
    offeringDisabled: { name: "The service or the place is switched off", text: "Patients see neither." },
    onlineBookingOff: {
      name: "This service cannot be booked online",
      text: "Its online booking is switched off; staff can set visits.",
    },
    callToBook: {
      name: "Patients are asked to call for this service",
      text: "Its page shows your phone number in place of times.",
    },
    onlyForNewPatients: {
      name: "This service is for new patients only",
      text: "Whoever has been here before does not see its times.",
    },
    notForNewPatients: { name: "This service is not open to new patients", text: "Only staff set visits for it." },
    profileHidden: {
      name: "The doctor's profile is not shown",
      text: "Patients find only approved doctors who show their profile.",
    },
    onlyAnyDoctor: {
      name: "Patients cannot choose a doctor",
      text: "They book by service, with any doctor who is free.",
    },
    inPast: { name: "The time has passed", text: "A time that has begun cannot be booked." },
    minimumNotice: { name: "It is too soon", text: "Patients book at least {{minutes}} minutes ahead." },
    beyondHorizon: { name: "It is too far ahead", text: "Patients book at most {{days}} days ahead." },
    beforeMinimumDate: {
      name: "The day is over already",
      text: "By the date that counts at your practice or at the place, this day lies before today.",
    },
    excludedDate: { name: "Closed on this day", text: "The day is among your days without visits." },
    otherOfferingType: {
      name: "The doctor gives no visits of this kind",
      text: "The service is of another kind than those of the doctor.",
    },
    otherPlace: { name: "The doctor does not work at this place", text: "Their working hours are at other places." },
    noTiming: {
      name: "Outside the doctor's working hours",
      text: "No working hours of the doctor at this place cover the whole visit for this service.",
    },
    outsideDay: {
      name: "Outside the hours of the day",
      text: "The whole visit must lie between {{from}} and {{until}}.",
    },
    excludedSlot: { name: "The doctor is away", text: "An absence or a break covers a part of the visit." },
    offGrid: {
      name: "Not at the start of a slot",
      text: "Visits start every {{minutes}} minutes, counted from the start of the working hours.",
    },
    skippedByDst: { name: "The clock skips this time", text: "On that day it is set forward past it." },
    busy: {
      name: "The time is taken",
      text: "A visit, a blocked time or a hold, with its time before and after, overlaps it.",
    },
    noSession: {
      name: "No group session",
      text: "This service is given to groups, and none of them meets at this time.",
    },
    full: { name: "The group session is full", text: "Every seat of the session is taken or kept for somebody." },
    dailyMaximum: { name: "The day is full", text: "A doctor has at most {{most}} visits a day." },
  },
  homes: {
    timings: "Working hours and absences",
    rules: "Booking rules",
    calendar: "Calendar",
    offerings: "Services",
    team: "The doctor's profile",
    visits: "Appointments of the doctor",
  },
} as const;
