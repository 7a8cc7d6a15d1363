/** What a waiting room says beside the queue and the video: reading, writing, files, and what staff do. */
export const rooms = {
  chat: {
    seen: "Seen",
    writing: "Writing now: {{names}}",
    note: "Note for staff",
    notes: "Notes about {{name}}",
    notesHint: "Only staff can read these notes. The patient never receives them.",
  },
  replies: { choose: "Choose a ready answer" },
  desk: {
    waitedFor_one: "has waited {{count, number}} minute",
    waitedFor_other: "has waited {{count, number}} minutes",
    nextKey: "Press Alt+N to call in the next patient.",
    arrived: "{{name}} is waiting",
    sound: "Play a sound when somebody arrives",
    soundBlocked: "The browser does not allow a sound before you have pressed something on this page.",
    late: "I am running late",
    lateBy: "By how many minutes?",
    tellAll: "Tell everyone who waits",
    onTime: "I am on time again",
    toldLate_one: "Everyone who waits reads that you are {{count, number}} minute late.",
    toldLate_other: "Everyone who waits reads that you are {{count, number}} minutes late.",
    guests: "Who came for this visit",
    remove: "Remove {{name}}",
  },
  wait: {
    range: "It will probably take {{from, number}} to {{to, number}} minutes.",
    upTo: "It will probably take less than {{to, number}} minutes.",
    late_one: "The doctor is about {{count, number}} minute late. Thank you for your patience.",
    late_other: "The doctor is about {{count, number}} minutes late. Thank you for your patience.",
  },
  briefing: {
    title: "Before your visit",
    done: "Thank you. Your answers are with the doctor.",
    send: "Send the answers",
  },
} as const;
