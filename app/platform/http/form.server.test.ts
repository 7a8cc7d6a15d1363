import { expect, test } from "vitest";
import { z } from "zod";
import { inFormOrder } from "~/kernel/form-order";
import { submitForm, type FormAnswer } from "./form.server";

const name = z.string("errors:field.mandatory");
const schema = z.object({ name, address: name.max(3, "errors:field.tooLong"), email: z.email("errors:field.email") });

test("what is wrong with a form is listed in the order of its page, not by the names of its fields", async () => {
  const body = new URLSearchParams([
    ["name", ""],
    ["email", "nope"],
    ["address", "Long street"],
  ]);
  const request = new Request("https://clinic.example/form", { method: "POST", body });
  const answer = (await submitForm(request, schema, () => Promise.resolve(new Response()))) as { data: FormAnswer };
  const { error, initialValue } = answer.data.result;
  expect(initialValue).toEqual({ email: "nope", address: "Long street" });
  expect(inFormOrder(Object.keys(error ?? {}).toSorted(), initialValue, [])).toEqual(["name", "email", "address"]);
});
