import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { RequestContext } from "../context.server";
import { defineForm } from "../http/define-form.server";
import { ConflictError, InvalidError, NotFoundError } from "../http/errors.server";
import { recordActs, recordMode, recordPress } from "./record-route.server";

const verbs = () => ({
  kind: { schema: z.object({ id: z.string().optional(), name: z.string("errors:field.mandatory") }) },
  reach: vi.fn(() => Promise.resolve()),
  save: vi.fn(() => Promise.resolve({ id: "a" })),
  switchTo: vi.fn(() => Promise.resolve({ id: "a" })),
});
type Verbs = ReturnType<typeof verbs>;

const app = { actor: { kind: "employee" }, organization: { id: 1 } } as RequestContext;

/** What is answered to a posted form: where it leads, or the status and the data with which the page stays. */
async function post(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  fields: Record<string, string>,
  params: Record<string, string> = {},
) {
  const request = new Request("https://clinic.example/things", { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ request, params, context: { app, calls: [] } } as never);
  if (answer instanceof Response) return answer.headers.get("location");
  const { data, init } = answer as { data: unknown; init: ResponseInit | null };
  return { status: init?.status, data };
}

const actionOf = (own: Verbs, options: Parameters<typeof recordActs>[1] = {}) => defineForm(recordActs(own, options));

test("a form without an id adds a record, one with it changes that, and the list says which", async () => {
  const own = verbs();
  expect(await post(actionOf(own), { intent: "save", name: "Heart" })).toBe("/things?done=created&id=a");
  expect(await post(actionOf(own), { intent: "save", id: "a", version: "1", name: "Skin" })).toBe(
    "/things?done=changed&id=a",
  );
  expect(own.save).toHaveBeenLastCalledWith(app, { id: "a", name: "Skin" }, undefined);
});

test("whoever may not reach the records is refused before anything is parsed", async () => {
  const own = { ...verbs(), reach: vi.fn(() => Promise.reject(new ConflictError("stop"))) };
  await expect(post(actionOf(own), { intent: "save" })).rejects.toMatchObject({ init: { status: 409 } });
  expect(own.save).not.toHaveBeenCalled();
});

test("a form that is refused keeps what was typed", async () => {
  expect(await post(actionOf(verbs()), { intent: "save", name: "" })).toMatchObject({
    status: 422,
    data: { form: { result: { error: { name: [{ message: "errors:field.mandatory" }] } } } },
  });
});

test("a record is not changed by a form that does not say which version it was made from", async () => {
  const own = verbs();
  for (const version of ["", "abc"]) {
    const fields = { intent: "save", id: "a", version, name: "Skin" };
    expect(await post(actionOf(own), fields)).toMatchObject({
      status: 422,
      data: {
        form: { result: { initialValue: { name: "Skin" }, error: { "": [{ message: "errors:stale.unknown" }] } } },
      },
    });
  }
  expect(own.save).not.toHaveBeenCalled();
});

test("no record is saved or switched by a button that is none, and none is switched that is not named", async () => {
  const own = { ...verbs(), switchTo: vi.fn(() => Promise.reject(new InvalidError([{ field: "id", message: "x" }]))) };
  const refused = { data: { code: "invalid" }, init: { status: 422 } };
  for (const intent of ["evil", ""])
    await expect(post(actionOf(own), { intent, id: "a", name: "Heart" })).rejects.toMatchObject(refused);
  await expect(post(actionOf(own), { name: "Heart" })).rejects.toMatchObject(refused);
  await expect(post(actionOf(own), { intent: "disable" })).rejects.toMatchObject(refused);
  expect(own.save).not.toHaveBeenCalled();
});

test("a record is switched where its button stands; what it is refused for is said there", async () => {
  const own = verbs();
  expect(await post(actionOf(own), { intent: "disable", id: "a" })).toBe("/things?done=disabled&id=a");
  expect(own.switchTo).toHaveBeenCalledWith(app, false, { intent: "disable", id: "a" }, undefined);
  const taken = new InvalidError([{ field: "name", message: "taken" }]);
  own.switchTo.mockRejectedValue(taken);
  expect(await post(actionOf(own), { intent: "enable", id: "a" })).toMatchObject({
    status: 422,
    data: { trouble: [{ message: "taken" }] },
  });
  const refused = (error: unknown, id: string) => (error === taken ? { id } : undefined);
  expect(await post(actionOf(own, { refused }), { intent: "enable", id: "a" })).toMatchObject({
    status: 409,
    data: { refused: { id: "a" } },
  });
});

test("where the address names the record and its owner, nothing that is posted names others", async () => {
  const own = verbs();
  const action = actionOf(own, { of: ({ owner }) => owner, idOf: ({ id }) => id });
  await post(action, { intent: "save", id: "theirs", version: "1", name: "Heart" }, { owner: "me" });
  expect(own.save).toHaveBeenLastCalledWith(app, { id: undefined, name: "Heart" }, "me");
  await post(action, { intent: "disable", id: "theirs" }, { owner: "me", id: "mine" });
  expect(own.switchTo).toHaveBeenLastCalledWith(app, false, { intent: "disable", id: "mine" }, "me");
  await expect(post(action, { intent: "disable", id: "theirs" }, { owner: "me" })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("a further button has an act of its own, whose address says where the record was moved, if it was", async () => {
  const up = recordPress("up", ({ value }) => Promise.resolve({ id: "b", at: value["at"] === "0" ? 0 : null }));
  const action = defineForm({ ...recordActs(verbs()), up });
  expect(await post(action, { intent: "up", at: "0" })).toBe("/things?done=up&id=b&at=0");
  expect(await post(action, { intent: "up", at: "end" })).toBe("/things?done=unmoved&id=b");
});

test("the address of a list asks for a form, for one record's form, or says what was done", () => {
  const at = (query: string) => recordMode(new URL(`https://clinic.example/things${query}`), [{ id: "a" }]);
  expect(at("?add")).toMatchObject({ isForm: true, item: null, done: null });
  expect(at("?edit=a")).toMatchObject({ isForm: true, item: { id: "a" } });
  expect(at("?done=changed&id=a")).toMatchObject({ isForm: false, done: { what: "changed", id: "a" } });
  expect(() => at("?edit=b")).toThrow(NotFoundError);
});

test("an address says what was done as long as it holds: not of what was switched or moved back since", () => {
  const items = [
    { id: "a", enabled: true },
    { id: "b", enabled: false },
  ];
  const done = (query: string) => recordMode(new URL(`https://clinic.example/things?${query}`), items).done;
  expect(done("done=disabled&id=b")).toEqual({ what: "disabled", id: "b" });
  expect(done("done=enabled&id=a")).toEqual({ what: "enabled", id: "a" });
  expect(done("done=down&id=b&at=1")).toEqual({ what: "down", id: "b", at: 1 });
  expect(done("done=unmoved&id=b")).toEqual({ what: "unmoved", id: "b" });
  for (const untrue of [
    "done=disabled&id=a",
    "done=enabled&id=b",
    "done=changed&id=c",
    "done=up&id=b&at=0",
    "done=up&id=b",
  ])
    expect([untrue, done(untrue)]).toEqual([untrue, null]);
});
