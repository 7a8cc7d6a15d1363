/** Why a time is not offered: each rule by name, what it says, and where it is changed. */
export const why = {
  title: "Why is this time not available?",
  lead: "Choose a doctor, service, location, and time. You see every rule that keeps patients from booking it, and where to change it.",
  link: "Why is a time not available?",
  day: "Day",
  time: "Time",
  ask: "Explain",
  offered: "This time is available to patients",
  offeredText: "{{when}}, with {{who}}.",
  notOffered: "This time is not available to patients",
  set: "Book an appointment",
  change: "Change",
  repeated: "The clocks are set back on that day, so this time occurs twice. Both are explained below.",
  rules: {
    notGiven: {
      name: "The doctor does not offer this service here",
      text: "The doctor, the service, and the location do not match.",
    },
    offeringDisabled: { name: "The service or the location is disabled", text: "Patients cannot see it." },
    onlineBookingOff: {
      name: "This service cannot be booked online",
      text: "Online booking is turned off for it. Staff can book appointments.",
    },
    callToBook: {
      name: "Patients are asked to call for this service",
      text: "Patients see your phone number instead of times.",
    },
    onlyForNewPatients: {
      name: "This service is for new patients only",
      text: "Existing patients do not see its times.",
    },
    notForNewPatients: {
      name: "This service is not open to new patients",
      text: "Only staff can book appointments for it.",
    },
    profileHidden: {
      name: "The doctor's profile is hidden",
      text: "Patients see only approved doctors who show their profile.",
    },
    onlyAnyDoctor: {
      name: "Patients cannot choose a doctor",
      text: "They book by service, with any doctor who is available.",
    },
    inPast: { name: "The time has passed", text: "A time that has already started cannot be booked." },
    minimumNotice: { name: "It is too soon", text: "Patients must book at least {{minutes}} minutes in advance." },
    beyondHorizon: { name: "It is too far ahead", text: "Patients can book at most {{days}} days in advance." },
    beforeMinimumDate: {
      name: "The day has passed",
      text: "By the date at your practice or at the location, this day is before today.",
    },
    excludedDate: { name: "Closed on this day", text: "This is one of your days without appointments." },
    otherOfferingType: {
      name: "The doctor does not offer this kind of appointment",
      text: "The service is of a kind that the doctor does not offer.",
    },
    otherPlace: {
      name: "The doctor does not work at this location",
      text: "Their working hours are at other locations.",
    },
    noTiming: {
      name: "Outside the doctor's working hours",
      text: "The doctor's working hours at this location do not cover the whole appointment for this service.",
    },
    outsideDay: {
      name: "Outside the daily hours",
      text: "The whole appointment must be between {{from}} and {{until}}.",
    },
    excludedSlot: { name: "The doctor is away", text: "An absence or a break overlaps with the appointment." },
    offGrid: {
      name: "Not a start time",
      text: "Appointments start every {{minutes}} minutes from the start of the working hours.",
    },
    skippedByDst: { name: "The clock skips this time", text: "The clocks are set forward past it on that day." },
    busy: {
      name: "The time is already booked",
      text: "An appointment, a blocked time or a time held for a patient overlaps with it, including the time before and after.",
    },
    noSession: {
      name: "No group session",
      text: "This service is for groups, and there is no session at this time.",
    },
    full: { name: "The group session is full", text: "All seats are booked or held for someone." },
    dailyMaximum: { name: "The day is full", text: "A doctor has at most {{most}} appointments a day." },
  },
  homes: {
    timings: "Working hours and absences",
    rules: "Booking rules",
    calendar: "Calendar",
    offerings: "Services",
    team: "The doctor's profile",
    appointments: "The doctor's appointments",
  },
} as const;
