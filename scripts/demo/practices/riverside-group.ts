import type { GroupPlan } from "./group-plan";

/** Riverside's course by video: two patients of three in one call with their doctor. */
export const RIVERSIDE_GROUP: GroupPlan = {
  slug: "riverside",
  offering: {
    key: "videoGroup",
    kind: "video",
    name: "Sleep better, together",
    description: "A course by video in a group of three: what keeps you awake and what helps. Book one seat.",
    instructions: "Find a quiet place with good light. The others can see and hear you, and they see your name.",
    minutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    booking: "ENABLED",
    confirmsByItself: true,
    newPatients: true,
    departments: ["general"],
    cost: { bankside: 2_000, retiro: 1_500, hudson: 2_500 },
  },
  seats: 3,
  taken: 2,
  title: "First part",
  doctors: ["doctor", "doctor.admin"],
};
