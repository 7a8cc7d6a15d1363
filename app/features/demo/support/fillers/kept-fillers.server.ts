import type { Filler } from "./filler.server";
import { notes } from "./notes.server";
import { prescriptions } from "./prescriptions.server";

/** What is signed and stays for good: the sample data of a practice that is not to be taken away again, besides the rest. */
export const KEPT_FILLERS: readonly Filler[] = [notes, prescriptions];
