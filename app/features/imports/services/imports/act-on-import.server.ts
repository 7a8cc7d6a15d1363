import type { RequestContext } from "~/platform/context.server";
import type { MappingChoice } from "../../schemas/import-forms";
import { decideReview } from "../run/decide-review.server";
import { goOnImport } from "./go-on-import.server";
import { mapColumns } from "../reading/map-columns.server";
import { startImport } from "./start-import.server";
import { terminateImport } from "./terminate-import.server";
import { undoImport } from "./undo-import.server";

interface Act {
  intent: "map" | "start" | "terminate" | "goOn" | "undo" | "decide";
  choice: MappingChoice;
  row?: number;
  decision?: string;
}

/** Does with an import what its screen asked for. @throws what the service of the act throws */
export async function actOnImport(context: RequestContext, id: string, act: Act): Promise<void> {
  if (act.intent === "map") return mapColumns(context, id, act.choice);
  if (act.intent === "start") return startImport(context, id, act.choice);
  if (act.intent === "goOn") return goOnImport(context, id);
  if (act.intent === "undo") return undoImport(context, id);
  if (act.intent === "decide") return decideReview(context, id, { row: act.row, decision: act.decision });
  await terminateImport(context, id);
}
