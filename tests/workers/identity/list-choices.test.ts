import { beforeAll, describe, expect, it } from "vitest";
import { action as postChoice } from "~/features/identity/routes/list-choices";
import { chooseColumns } from "~/features/identity/services/lists/choose-columns.server";
import { listTools } from "~/features/identity/services/lists/list-tools.server";
import { readListChoice } from "~/features/identity/services/lists/read-list-choice.server";
import { removeView } from "~/features/identity/services/lists/remove-view.server";
import { restoreView } from "~/features/identity/services/lists/restore-view.server";
import { saveView } from "~/features/identity/services/lists/save-view.server";
import { USUAL_LIST } from "~/kernel/lists/list-choice";
import type { Actor } from "~/platform/access/actor.server";
import {
  ConflictError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  NotSignedInError,
} from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "./team";

let practice: Practice;
/** Two who have accounts, as those have who sign in. */
let member: Actor;
let doctor: Actor;

beforeAll(async () => {
  practice = await openPractice();
  member = employeeActor(practice.ids.otherDoctor, { userId: practice.ids.otherDoctorUser });
  doctor = employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser });
});

const own = () => practice.as(member);
const choice = async (list: Parameters<typeof readListChoice>[1]) => readListChoice(await own(), list);

describe("the columns of a list", () => {
  it("are kept for each user and each list, and chosen anew as often as they like", async () => {
    expect(await choice("patients")).toEqual(USUAL_LIST);
    await chooseColumns(await own(), { list: "patients", columns: ["phone", "phone", "number"] });
    expect((await choice("patients")).columns).toEqual(["phone", "number"]);
    await chooseColumns(await own(), { list: "patients", columns: [] });
    expect((await choice("patients")).columns).toEqual([]);
    expect((await choice("team")).columns).toBeNull();
    expect(await readListChoice(await practice.as(doctor), "patients")).toEqual(USUAL_LIST);
  });

  it("are refused for a list that is none, for a patient and for strangers", async () => {
    const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
    const columns = { list: "patients", columns: [] };
    await expect(chooseColumns(await own(), { ...columns, list: "nothing" })).rejects.toThrow(InvalidError);
    await expect(chooseColumns(await own(), { ...columns, columns: ["<b>"] })).rejects.toThrow(InvalidError);
    await expect(chooseColumns(patient, columns)).rejects.toThrow(ForbiddenError);
    expect(await readListChoice(patient, "appointments")).toEqual(USUAL_LIST);
    const stranger = await practice.as({ kind: "anonymous" });
    await expect(chooseColumns(stranger, columns)).rejects.toThrow(NotSignedInError);
  });
});

describe("a saved view", () => {
  const save = async (name: string, query: string, actor = member) =>
    saveView(await practice.as(actor), { list: "appointments", name, query });

  it("keeps what the list is narrowed by, and one of the same name takes it", async () => {
    await save("No-shows", "tab=past&state=12&after=1_a");
    await Promise.all([save("No-shows", "tab=past&state=12&from=2026-05-04"), save("Cardiology", "departmentId=d")]);
    const { views } = await choice("appointments");
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ["Cardiology", "departmentId=d"],
      ["No-shows", "from=2026-05-04&state=12&tab=past"],
    ]);
    const url = new URL("http://clinic.example/list?tab=past&from=2026-05-04&state=12&before=2_b");
    const tools = await listTools(await own(), "appointments", url);
    expect(tools).toMatchObject({ path: "/list", query: views[1]?.query, done: null });
  });

  it("that has no name leads back to its list, which says so beside the field and has the rest as it was", async () => {
    const request = new Request(`http://clinic.example/account/lists?next=${encodeURIComponent("/list?tab=past")}`, {
      method: "POST",
      body: new URLSearchParams({ intent: "save", list: "appointments", name: "  ", query: "tab=past" }),
    });
    const context = { app: await own(), calls: [] };
    const answer = (await postChoice({ request, params: {}, context } as never)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/list?tab=past&viewRefused=name&viewName=++",
    ]);
    const list = new URL(answer.headers.get("location") ?? "", request.url);
    expect(await listTools(await own(), "appointments", list)).toMatchObject({
      ...{ query: "tab=past", done: null },
      refused: { why: "name", name: "  " },
    });
  });

  it("is its owner's alone, can be removed and put back, and is gone for others", async () => {
    expect((await readListChoice(await practice.as(doctor), "appointments")).views).toEqual([]);
    const [view] = (await choice("appointments")).views;
    const id = view?.id ?? "";
    await expect(removeView(await practice.as(doctor), { id })).rejects.toThrow(NotFoundError);
    const other = await openPractice();
    await expect(removeView(await other.as(other.administrator), { id })).rejects.toThrow(NotFoundError);
    await removeView(await own(), { id });
    await expect(removeView(await own(), { id })).rejects.toThrow(NotFoundError);
    expect((await choice("appointments")).views.map(({ name }) => name)).toEqual(["No-shows"]);
    await expect(restoreView(await practice.as(doctor), { id })).rejects.toThrow(ConflictError);
    await restoreView(await own(), { id });
    await expect(restoreView(await own(), { id })).rejects.toThrow(ConflictError);
    expect((await choice("appointments")).views).toContainEqual(view);
  });

  it("is not put back beside another one that has its name by now", async () => {
    await save("Mine", "tab=new");
    const view = (await choice("appointments")).views.find(({ name }) => name === "Mine");
    await removeView(await own(), { id: view?.id });
    await save("Mine", "tab=all");
    await expect(restoreView(await own(), { id: view?.id })).rejects.toThrow(ConflictError);
  });

  it("needs a name, and there are twenty of a list at most", async () => {
    await expect(save(" ", "tab=new")).rejects.toThrow(InvalidError);
    for (let number = 1; number <= 20; number += 1) await save(`View ${number}`, "tab=new", doctor);
    await expect(save("View 21", "tab=new", doctor)).rejects.toThrow(InvalidError);
    await save("View 20", "tab=past", doctor);
    expect((await readListChoice(await practice.as(doctor), "appointments")).views).toHaveLength(20);
  });
});
