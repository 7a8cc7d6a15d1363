import { expect, it } from "vitest";
import { z } from "zod";
import type { RequestContext } from "../context.server";
import { act, defineForm, press } from "./define-form.server";
import { ForbiddenError, InvalidError } from "./errors.server";

const title = z.object({ title: z.string("errors:field.mandatory").min(3, "errors:field.invalid") });

const acts = {
  save: act(title, async ({ value }) => ({ saved: value.title })),
  refuse: act(z.looseObject({}), () =>
    Promise.reject(new InvalidError([{ field: "title", message: "errors:field.taken" }])),
  ),
  guarded: act<typeof title, object>(
    () => Promise.reject(new ForbiddenError()),
    async () => ({ saved: true }),
  ),
  end: press(async ({ value }) => ({ ended: value["id"] })),
  stay: press(() => Promise.reject(new InvalidError([{ field: "id", message: "errors:field.invalid" }]))),
};

/** The form's answer, or what it throws for the error page. */
async function answerOf(fields: Record<string, string>, form: Parameters<typeof defineForm>[0] = acts) {
  const app = { actor: { kind: "employee" }, organization: { id: 1 } } as RequestContext;
  const request = new Request("https://clinic.example/form", { method: "POST", body: new URLSearchParams(fields) });
  try {
    return { answer: await defineForm(form)({ context: { app, calls: [] }, request, params: {} } as never) };
  } catch (thrown) {
    return { thrown: (thrown as { init: { status: number } }).init.status };
  }
}

it("does the act that the form's intent names, with what was posted", async () => {
  expect(await answerOf({ intent: "save", title: "Knee" })).toEqual({ answer: { saved: "Knee" } });
  expect(await answerOf({ intent: "end", id: "7" })).toEqual({ answer: { ended: "7" } });
});

it("does the act of no name where the form posts no intent, or one that has no act", async () => {
  const form = { ...acts, "": press(async () => ({ done: "other" })) };
  expect(await answerOf({}, form)).toEqual({ answer: { done: "other" } });
  expect(await answerOf({ intent: "toString" }, form)).toEqual({ answer: { done: "other" } });
  expect(await answerOf({ intent: "toString" })).toEqual({ thrown: 422 });
});

it("answers what an act refuses at its fields, with what was typed", async () => {
  for (const fields of [
    { intent: "save", title: "K" },
    { intent: "refuse", title: "Knee" },
  ]) {
    const { answer } = (await answerOf(fields)) as { answer: { data: unknown; init: { status: number } } };
    expect(answer.init.status).toBe(422);
    expect(answer.data).toMatchObject({ result: { initialValue: fields, error: { title: [{}] } } });
  }
});

it("leaves what a button alone is refused to the error page", async () => {
  expect(await answerOf({ intent: "stay" })).toEqual({ thrown: 422 });
});

it("asks whether somebody may do it before it finds fault with what was typed", async () => {
  expect(await answerOf({ intent: "guarded", title: "K" })).toEqual({ thrown: 404 });
});
