import { parseWithZod } from "@conform-to/zod/v4";
import { expect, it } from "vitest";
import { areaFormSchema, SETTING_AREAS } from "./setting-areas";

function posted(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of [["version", "3"] as const, ...fields]) form.append(name, value);
  const submission = parseWithZod(form, {
    schema: areaFormSchema(SETTING_AREAS.notifications.schema, SETTING_AREAS.notifications.fields),
  });
  return submission.status === "success" ? submission.value : submission.error;
}

it("of a list of which nothing is ticked nothing is chosen, though all of it was before anybody chose", () => {
  expect(SETTING_AREAS.notifications.schema.parse({}).smsEvents).toContain("canceled");
  expect(posted([])).toMatchObject({ smsEvents: [], pushEvents: [], staffOfRequests: false });
  const chosen = [
    ["smsEvents", "reminder"],
    ["smsEvents", "canceled"],
  ] as const;
  expect(posted(chosen)).toMatchObject({ smsEvents: ["reminder", "canceled"], whatsappEvents: [] });
});
