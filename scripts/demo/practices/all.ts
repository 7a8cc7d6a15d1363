import type { PracticePlan } from "~/features/scheduling/domain/demo/practice-plan";
import { ALNOOR } from "./alnoor";
import { RIVERSIDE } from "./riverside";

/** The demo practices; the first is the one at the bare address. */
export const PRACTICES: readonly PracticePlan[] = [RIVERSIDE, ALNOOR];
