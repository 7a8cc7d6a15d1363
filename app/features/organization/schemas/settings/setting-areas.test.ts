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

it("quiet hours are typed on a clock of 12 or 24 hours, and kept as one of 24", () => {
  const typed = [
    ["quietFrom", "10:00 PM"],
    ["quietUntil", "٨:٣٠ ص"],
  ] as const;
  expect(posted(typed)).toMatchObject({ quietFrom: "22:00", quietUntil: "08:30" });
  expect(posted([["quietFrom", "late"]])).toHaveProperty("quietFrom", ["settings:fields.notATime"]);
  expect(posted([["quietFrom", "24:00"]])).toHaveProperty("quietFrom", ["settings:fields.notATime"]);
});
