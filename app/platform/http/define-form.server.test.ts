import { expect, it, vi } from "vitest";
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

const saves = async ({ value }: { value: Record<string, unknown> }) => ({ saved: value["title"] });

/** The form's answer, or what it throws for the error page. */
async function answerOf(
  fields: Record<string, string> | [string, string][],
  form: Parameters<typeof defineForm>[0] = acts,
) {
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

it("does the act of no name where the form posts no intent, and nothing for one that has no act", async () => {
  const form = { ...acts, "": press(async () => ({ done: "other" })) };
  expect(await answerOf({}, form)).toEqual({ answer: { done: "other" } });
  expect(await answerOf({})).toEqual({ thrown: 422 });
  for (const intent of ["evil", "toString", ""]) expect(await answerOf({ intent }, form)).toEqual({ thrown: 422 });
});

it("does nothing where two intents are posted, or one that is no text", async () => {
  const done = vi.fn(async () => ({ done: true }));
  const form = defineForm({ "": press(done), end: press(done) });
  const twice = new URLSearchParams([
    ["intent", "end"],
    ["intent", "end"],
  ]);
  const file = new FormData();
  file.set("intent", new Blob(["end"]), "end");
  for (const body of [twice, file])
    await expect(form(posted(body))).rejects.toMatchObject({ data: { code: "invalid" }, init: { status: 422 } });
  expect(done).not.toHaveBeenCalled();
});

const replyOf = async (fields: Record<string, string> | [string, string][], form: Parameters<typeof answerOf>[1]) => {
  const { answer } = (await answerOf(fields, form)) as {
    answer: { data: { result: { error: Record<string, unknown>; initialValue: unknown } }; init: { status: number } };
  };
  return { ...answer.data.result, status: answer.init.status };
};

it("refuses an edit that does not say which version it was made from, at the form", async () => {
  const edit = { "": act(title.extend({ version: z.coerce.number().optional() }), saves, { edits: true }) };
  const said = [{ message: "errors:stale.unknown" }];
  for (const version of [undefined, "", "abc", "-1"]) {
    const fields = { title: "Knee", ...(version === undefined ? {} : { version }) };
    expect(await replyOf(fields, edit)).toMatchObject({ status: 422, error: { "": said } });
  }
  expect((await replyOf({ title: "K" }, edit)).error).toMatchObject({ "": said, title: [{}] });
  expect(await answerOf({ title: "Knee", version: "0" }, edit)).toEqual({ answer: { saved: "Knee" } });
  const tried = { "": attempt(async () => ({ saved: true }), { edits: true }) };
  expect(await answerOf({ title: "Knee", version: "1" }, tried)).toEqual({ answer: { saved: true } });
  const { answer } = (await answerOf({ title: "Knee" }, tried)) as { answer: { init: unknown; data: object } };
  expect(answer.init).toEqual({ status: 422 });
  expect(answer.data).toMatchObject({ errors: [{ field: "", message: expect.stringContaining("Reload") as string }] });
});

it("has a message key for everything that a schema says nothing of, in no language of the library's", async () => {
  const bare = z.object({ cost: z.coerce.number(), way: z.enum(["a", "b"]), on: z.boolean(), id: z.string() });
  const { error } = await replyOf({ cost: "many", way: "c", on: "perhaps" }, { "": act(bare, saves) });
  expect(error).toEqual({
    cost: [{ message: "errors:field.invalid" }],
    way: [{ message: "errors:field.chooseOne" }],
    on: [{ message: "errors:field.invalid" }],
    "": [{ message: "errors:invalid.text" }],
  });
});

it("does not call a field missing that was posted twice or as a list", async () => {
  const twice: [string, string][] = [
    ["title", "Knee"],
    ["title", "Hip"],
  ];
  const [listed, nested] = ["title[0]", "title.a"].map((name): [string, string][] => [[name, "Knee"]]);
  for (const fields of [twice, listed ?? [], nested ?? []])
    expect(await replyOf(fields, { "": act(title, saves) })).toMatchObject({
      status: 422,
      error: { title: [{ message: "errors:field.invalid" }] },
    });
});

it("refuses a NUL character at its field, whatever the act, and sends back none", async () => {
  const loose = z.object({ note: z.string() });
  const said = await replyOf({ note: "a\0b" }, { "": act(loose, saves) });
  expect(said).toMatchObject({
    status: 422,
    initialValue: { note: "ab" },
    error: { note: [{ message: "errors:field.invisible" }] },
  });
  expect(await answerOf({ note: "a\0b" }, { "": press(saves) })).toEqual({ thrown: 422 });
  const { answer } = (await answerOf({ note: "a\0b" }, { "": attempt(saves) })) as { answer: { data: unknown } };
  expect(answer.data).toMatchObject({ errors: [{ field: "note" }], sent: { note: "ab" } });
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
