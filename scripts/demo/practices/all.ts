import type { PracticePlan } from "~/features/demo/domain/practice-plan";
import { ALNOOR } from "./alnoor";
import type { GroupPlan } from "./group-plan";
import { RIVERSIDE } from "./riverside";
import { RIVERSIDE_GROUP } from "./riverside-group";

/** The demo practices; the first is the one at the bare address. */
export const PRACTICES: readonly PracticePlan[] = [RIVERSIDE, ALNOOR];

/** What they give to groups. */
export const GROUPS: readonly GroupPlan[] = [RIVERSIDE_GROUP];
