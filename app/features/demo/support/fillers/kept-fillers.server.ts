import type { Filler } from "./filler.server";
import { frontPage } from "./front-page.server";
import { monitoring } from "./monitoring.server";
import { notes } from "./notes.server";
import { prices } from "./prices.server";
import { prescriptions } from "./prescriptions.server";
import { questionnaires } from "./questionnaires.server";
import { questions } from "./questions.server";

/**
 * What is signed or charged and stays for good: the sample data of a practice that is not to be taken away again,
 * besides the rest.
 */
export const KEPT_FILLERS: readonly Filler[] = [
  ...[notes, prescriptions, prices, frontPage],
  ...[questions, monitoring, questionnaires],
];
