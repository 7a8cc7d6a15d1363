import { expect, it } from "vitest";
import { z } from "zod";
import type { RequestContext } from "../context.server";
import { act, actsOf, attempt, defineForm, press } from "./define-form.server";
import { ConflictError, ForbiddenError, InvalidError } from "./errors.server";

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

const REFUSALS = {
  invalid: new InvalidError([{ field: "title", message: "errors:field.taken" }]),
  ruled: new InvalidError([{ field: "title", message: "errors:field.atMost", values: { max: 3 } }]),
  changed: new ConflictError("changedMeanwhile"),
  forbidden: new ForbiddenError(),
};
const attempts = actsOf(REFUSALS, (error) => attempt(() => Promise.reject(error)));

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

it("tries what a form asks for with the fields that were filled in, and with all values of one that stands there twice", async () => {
  const form = { "": attempt(async ({ value, form }) => ({ value, all: form.getAll("note") })) };
  expect(await answerOf({ title: "Knee", note: "" }, form)).toEqual({
    answer: { value: { title: "Knee" }, all: [""] },
  });
});

it("says what an attempt was refused for in the reader's language, and keeps what was sent", async () => {
  const refusalOf = async (intent: string) => {
    const { answer } = (await answerOf({ intent, title: "Knee", note: "" }, attempts)) as {
      answer: { data: { errors: { field: string; message: string }[]; sent: unknown }; init: { status: number } };
    };
    expect(answer.data.sent).toEqual({ intent, title: "Knee" });
    return { status: answer.init.status, errors: answer.data.errors };
  };
  expect(await refusalOf("ruled")).toEqual({
    status: 422,
    errors: [{ field: "title", message: expect.stringContaining("3") as string }],
  });
  const changed = await refusalOf("changed");
  expect(changed).toMatchObject({ status: 409, errors: [{ field: "" }] });
  expect(changed.errors[0]?.message).not.toContain("errors:");
});

it("leaves every other failure of an attempt to the error page", async () => {
  expect(await answerOf({ intent: "forbidden" }, attempts)).toEqual({ thrown: 404 });
});

it("reads the fields of an attempt, and shows its refusal, as the form says", async () => {
  const form = {
    "": attempt(() => Promise.reject(REFUSALS.invalid), {
      read: ({ title = "" }) => ({ title: title.toUpperCase() }),
      show: ({ sent, errors }, { code }) => ({ sent, field: errors[0]?.field, code }),
    }),
  };
  expect(await answerOf({ title: "Knee" }, form)).toEqual({
    answer: { sent: { title: "KNEE" }, field: "title", code: "invalid" },
  });
});

const posted = (body: BodyInit) => {
  const request = new Request("https://clinic.example/form", { method: "POST", body });
  return { context: { app: { organization: { id: 1 } }, calls: [] }, request, params: { id: "7" } } as never;
};

it("asks what all acts need before the body is read, and makes the acts of it", async () => {
  const form = defineForm(({ params }) => {
    if (params["id"] !== "7") throw new ForbiddenError();
    return { end: press(async ({ value }) => ({ ended: params["id"], why: value["why"] })) };
  });
  expect(await form(posted(new URLSearchParams({ intent: "end", why: "done" })))).toEqual({ ended: "7", why: "done" });
  const refused = defineForm(() => Promise.reject<typeof acts>(new ForbiddenError()));
  await expect(refused(posted("{"))).rejects.toMatchObject({ init: { status: 404 } });
});

it("leaves a form with a file to whoever reads it in parts, and answers every other by its acts", async () => {
  const form = defineForm(acts, { parts: async ({ request }) => ({ sent: (await request.formData()).get("file") }) });
  const file = new FormData();
  file.set("file", "a,b");
  expect(await form(posted(file))).toEqual({ sent: "a,b" });
  expect(await form(posted(new URLSearchParams({ intent: "end", id: "7" })))).toEqual({ ended: "7" });
});
