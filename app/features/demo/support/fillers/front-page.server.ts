import { openedAt } from "../../domain/cast";
import { tableOf } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

/** What the front page says beside what is there already. */
export const frontPage: Filler = {
  ofPractice: (cast) => {
    const value = JSON.stringify({ insurers: (cast.plan.insurers ?? []).join("\n") });
    return [tableOf("organization_setting", [{ area: "front-page", value, version: 1, updated_at: openedAt(cast) }])];
  },
};
