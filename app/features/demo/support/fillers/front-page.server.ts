import { openedAt } from "../../domain/cast";
import { tableOf } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

/** What the front page says beside what is there already, and that patients are asked how their appointments were. */
export const frontPage: Filler = {
  ofPractice: (cast) => {
    const set = (area: string, value: object) => ({
      ...{ area, value: JSON.stringify(value), version: 1, updated_at: openedAt(cast) },
    });
    return [
      tableOf("organization_setting", [
        set("front-page", { insurers: (cast.plan.insurers ?? []).join("\n") }),
        set("patient-feedback", { patientFeedbackEnabled: true, publishFeedback: true }),
      ]),
    ];
  },
};
