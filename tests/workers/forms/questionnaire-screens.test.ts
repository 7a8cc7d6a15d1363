import { beforeAll, expect, it } from "vitest";
import { action as answersAction, loader as answersLoader } from "~/features/forms/routes/questionnaires/answers";
import { action as assignAction, loader as assignLoader } from "~/features/forms/routes/questionnaires/assign";
import { loader as ownList } from "~/features/forms/routes/questionnaires/assigned";
import { action as beforeAction, loader as beforeLoader } from "~/features/forms/routes/questionnaires/before";
import { loader as dashboard } from "~/features/forms/routes/questionnaires/dashboard";
import { loader as fhir } from "~/features/forms/routes/questionnaires/fhir";
import { action as fillAction, loader as fillLoader } from "~/features/forms/routes/questionnaires/fill-in";
import { action as formAction, loader as formLoader } from "~/features/forms/routes/questionnaires/form";
import { action as formsAction, loader as formsLoader } from "~/features/forms/routes/questionnaires/forms";
import { loader as preview } from "~/features/forms/routes/questionnaires/preview";
import { homeWork } from "~/pages/home/home-work.server";
import { readTimeline } from "~/pages/patient/timeline.server";
import type { RequestContext } from "~/platform/context.server";
import type { Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const NOW = Date.UTC(2026, 4, 4, 8, 0);
let practice: Practice;

const admin = () => practice.as(practice.administrator);
const doctor = () => practice.as(employeeActor(practice.ids.doctor));
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));

type Fields = readonly (readonly [name: string, value: string])[];
type Params = Record<string, string>;
type Screen = (args: never) => Promise<unknown>;

const get = async <T>(loader: Screen, app: RequestContext, params: Params = {}, query = "") =>
  (await loader({
    request: new Request(`https://x.example/${query}`),
    params,
    context: { app, calls: [] },
  } as never)) as T;

async function post(action: Screen, app: RequestContext, fields: Fields, params: Params = {}) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const request = new Request("https://x.example/", { method: "POST", body });
  const answer = (await action({ request, params, context: { app, calls: [] } } as never)) as
    Response | { data: { refused?: string; kept?: Params; errors?: { field: string }[] }; init: { status: number } };
  return answer instanceof Response
    ? { to: answer.headers.get("location") ?? "", refused: null }
    : { to: "", refused: { ...answer.data, status: answer.init.status } };
}

beforeAll(async () => {
  practice = await openPractice({ now: NOW });
  const { db } = await admin();
  await db
    .raw(
      "INSERT OR IGNORE INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[practice.entry.id, practice.ids.doctor, practice.ids.patient, NOW],
    )
    .run();
});

it("builds a questionnaire by its forms, publishes, assigns, fills in, sends and reads it", async () => {
  const { to } = await post(formsAction, await admin(), [
    ["intent", "add"],
    ["title", "Sleep"],
  ]);
  const questionnaireId = /forms\/([\w-]+)$/.exec(to)?.[1] ?? "";
  type View = { version: number; content: { sections: { id: string; items: { id: string }[] }[] }; problems: string[] };
  const view = async () => get<View>(formLoader, await admin(), { questionnaireId });
  const edit = async (intent: string, ...fields: Fields) => {
    const { version } = await view();
    const all = [["intent", intent], ["version", String(version)], ...fields] as const;
    return post(formAction, await admin(), all, { questionnaireId });
  };
  expect((await view()).problems).toEqual(["questionnaires:error.noItems"]);
  await edit("addItem", ["id", "s1"], ["kind", "YES_NO"], ["text.en", "Do you sleep well?"]);
  await edit("addItem", ["id", "s1"], ["kind", "ONE_OF"], ["text.en", "How often do you wake up?"]);
  const [first, second] = (await view()).content.sections[0]?.items ?? [];
  // The value of a condition is typed in words; a score that is none is refused at its field.
  const item: Fields = [
    ...([
      ["id", second?.id ?? ""],
      ["kind", "ONE_OF"],
      ["text.en", "How often?"],
      ["required", "on"],
    ] as const),
    ...([
      ["options.en", "Once\nOften"],
      ["when0.item", first?.id ?? ""],
      ["when0.operator", "="],
    ] as const),
    ["when0.value", "No"],
  ];
  expect((await edit("item", ...item, ["scores", "x"])).refused?.errors).toMatchObject([{ field: "scores" }]);
  expect((await edit("item", ...item, ["scores", "0,2"])).refused).toBeNull();
  await edit("bands", ["band0.least", "0"], ["band0.text.en", "Good"], ["band1.least", "2"], ["band1.text.en", "Poor"]);
  await edit("addSection", ["title.en", "More"]);
  await edit("removeSection", ["id", (await view()).content.sections[1]?.id ?? ""]);
  expect((await view()).content.sections).toHaveLength(1);
  expect((await edit("publish")).refused).toBeNull();
  expect(await get(formsLoader, await admin())).toMatchObject({ forms: [{ name: "Sleep", state: "ACTIVE" }] });
  expect(await get(preview, await admin(), { questionnaireId })).toMatchObject({ title: "Sleep", language: "en" });
  const resource = await get<Response>(fhir, await admin(), { questionnaireId });
  expect(await resource.json()).toMatchObject({ resourceType: "Questionnaire", status: "active" });

  const found = await get<{ patient: { id: string }; forms: unknown[] }>(
    assignLoader,
    await admin(),
    {},
    `?patient=${practice.ids.patient}`,
  );
  expect(found).toMatchObject({ patient: { id: practice.ids.patient }, forms: [{ label: "Sleep" }] });
  const assigned = await post(assignAction, await admin(), [
    ["patientId", practice.ids.patient],
    ["questionnaireId", questionnaireId],
    ["dueOn", ""],
  ]);
  expect(assigned.to).toContain("done=assigned");

  const { open } = await get<{ open: { id: string }[] }>(ownList, await patient());
  const assignmentId = open[0]?.id ?? "";
  expect((await homeWork(await patient(), new URLSearchParams())).patient?.toFillIn).toMatchObject([
    { title: "Sleep" },
  ]);
  const fill = async () =>
    get<{ version: number; page: { step: string } }>(fillLoader, await patient(), { assignmentId });
  const send = async (version: number, ...fields: Fields) =>
    post(fillAction, await patient(), [["version", String(version)], ...fields], { assignmentId });
  const { version } = await fill();
  const no: Fields = [
    ...([
      ["intent", "save"],
      ["step", "s1"],
      ["asked", first?.id ?? ""],
    ] as const),
    [`answers.${first?.id ?? ""}`, "no"],
  ];
  // Without script what the answer brings up is asked on the same page.
  expect((await send(version, ...no)).to).toContain("step=s1");
  const stale = await send(version, ...no);
  expect(stale.refused).toMatchObject({ status: 409, kept: { [first?.id ?? ""]: "no" } });
  const again = await fill();
  const both: Fields = [...no, ["asked", second?.id ?? ""], [`answers.${second?.id ?? ""}`, "o2"]];
  expect((await send(again.version, ...both)).to).toContain("step=check");
  const last = await fill();
  expect(last.page.step).toBe("check");
  expect((await send(last.version, ["intent", "submit"])).to).toContain("done=sent");

  const lines = await get<{ lines: unknown[] }>(dashboard, await doctor(), {}, "?list=toRead");
  expect(lines.lines).toMatchObject([{ id: assignmentId, score: 2, band: "Poor" }]);
  expect((await homeWork(await doctor(), new URLSearchParams())).waiting.answers).toBe(1);
  const timeline = await readTimeline(await doctor(), practice.ids.patient, {
    ...{ sources: new Set(["questionnaire"] as const), after: null },
  });
  expect(timeline.lines.map(({ line }) => line.id)).toEqual([assignmentId]);
  const read = await get<{ view: { version: number } }>(answersLoader, await doctor(), { assignmentId });
  expect(read).toMatchObject({ sent: [{ no: 1, score: 2 }], most: 2 });
  const reviewed = await post(
    answersAction,
    await doctor(),
    [
      ["intent", "review"],
      ["version", String(read.view.version)],
    ],
    { assignmentId },
  );
  expect(reviewed.to).toContain("done=reviewed");
});

it("is set to be asked before the appointments of services", async () => {
  const { to } = await post(formsAction, await admin(), [
    ["intent", "ready"],
    ["ready", "GAD7"],
  ]);
  const questionnaireId = /forms\/([\w-]+)$/.exec(to)?.[1] ?? "";
  const set = await post(
    beforeAction,
    await admin(),
    [
      ["version", "1"],
      ["offerings", practice.ids.clinicOffering],
    ],
    { questionnaireId },
  );
  expect(set.to).toContain(questionnaireId);
  expect(await get(beforeLoader, await admin(), { questionnaireId })).toMatchObject({
    chosen: [practice.ids.clinicOffering],
  });
});
