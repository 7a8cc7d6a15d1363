import { expect, inject, test } from "vitest";
import type { Principal } from "../support/expected/permissions";
import { circumstances, send } from "./cases";
import type { Thing } from "./features";
import { openHouse, Stock, type House } from "./house";
import { credentials, stockThing } from "./people";
import { newId } from "./recipe";
import { RECIPES } from "./requests";
import { allSurfaces } from "./surfaces";

const operator = inject("served");
const WHO: readonly Principal[] = ["admin", "doctor", "patient"];
const DAY = 86_400_000;
/** By so much the practice grows each time. */
const PATIENTS = 400;
const THINGS = 120;
/** A page may show a few more of what is new, and an index's node more may be read. */
const A_FEW = 60;

/** What a practice has, however many patients come and however long: what is done for them names the same of these. */
const CATALOG = [
  ...["branch", "department", "service_offering", "service_offering_config", "patient_category", "note_template"],
  ...["laboratory", "lab_test", "pharmacy", "external_app", "api_key", "patient_import", "patient_import_upload"],
  ...["tax_rate", "billable_service", "billing_method", "discount", "question_service"],
  ...["questionnaire", "questionnaire_version"],
  ...["monitoring_plan", "monitoring_plan_version"],
];

/** What reads more because there is more in the days or of the person that it is about. */
const MAY_GROW: Readonly<Record<string, string>> = {
  "GET /secure/providerweb/health_profile/seen": "the questions before were asked about this very patient",
  "GET /secure/providerweb/e/patient-report/lab": "a report on orders of today, which are new",
  "GET /secure/providerweb/e/patient-report/lab/file": "the same",
  "GET /secure/providerweb/settings/credits/report": "it adds up the moves of its period, of today, which are new",
  "GET /secure/providerweb/settings/credits/report/file": "a report on moves of today, which are new",
  "GET /secure/providerweb/payments/create": "it adds up what each patient owes, and more is owed",
  "GET /consultationCredits/usages": "it adds up the moves of its period, of today, which are new",
};

/** The names of the ids in a thing that are of its catalog, with these ids. */
async function catalogOf(house: House): Promise<Partial<Thing>> {
  const stock = new Stock();
  const thing = await stockThing(stock, house, "others", false);
  await stock.load(operator, house);
  const ids = new Set(stock.idsOf(CATALOG));
  return Object.fromEntries(Object.entries(thing).filter(([, id]) => ids.has(id)));
}

/** More patients, and more of everything that another doctor does for another patient, a year and more ago. */
async function grow(house: House, catalog: Partial<Thing>, round: number): Promise<void> {
  const stock = new Stock();
  const now = Date.now();
  for (let index = 0; index < PATIENTS; index += 1) {
    const [id, user, number] = [newId(), newId(), 100_000 + round * PATIENTS + index];
    const email = `patient${number}@clinic.example`;
    stock.add("user", { id: user, type: "CUSTOMER", username: email, email, enabled: 1, created_at: now });
    stock.add("patient", {
      ...{ id, number, user_id: user, first_name: "Grace", last_name: `Grown ${number}`, email },
      created_at: now - number,
    });
  }
  for (let index = 0; index < THINGS; index += 1) {
    const startsAt = Math.floor((now - (400 + round * 100) * DAY) / 300_000 + index * 12) * 300_000;
    await stockThing(stock, house, "others", false, { ...catalog, startsAt });
  }
  stock.drop(CATALOG);
  await stock.load(operator, house);
}

test(
  "no screen and no call reads more rows because the practice has more patients and a longer past",
  {
    timeout: 600_000,
  },
  async () => {
    const [home, abroad] = await Promise.all([openHouse(operator, "TENANT_DB_0"), openHouse(operator, "TENANT_DB_1")]);
    const stock = new Stock();
    const held = await stockThing(stock, home, "own", true);
    const stocks = new Map([[home, stock]]);
    const headers = new Map<Principal, Record<string, string>>();
    for (const who of WHO) headers.set(who, await credentials(who, { home, abroad, stocks, held }));
    await stock.load(operator, home);
    const surfaces = (await allSurfaces()).filter(({ method, kind }) => method === "GET" && kind !== "action");

    const rowsRead = async () => {
      const read = new Map<string, number>();
      for (const surface of surfaces)
        for (const who of WHO) {
          const recipe = RECIPES[surface.key];
          const said = recipe?.about?.(held, circumstances()) ?? recipe?.plain?.(circumstances()) ?? {};
          const isData = surface.kind === "loader" && surface.isScreen;
          const answer = await send(operator, home, surface, said, headers.get(who) ?? {}, isData);
          if (answer.status === 200) read.set(`${surface.key} · ${who}`, Number(answer.headers["x-d1-rows-read"]));
        }
      return read;
    };

    const catalog = await catalogOf(home);
    await grow(home, catalog, 0);
    const before = await rowsRead();
    await grow(home, catalog, 1);
    const after = await rowsRead();
    expect(before.size).toBeGreaterThan(300);
    const grown = [...after].flatMap(([what, rows]) => {
      const more = rows - (before.get(what) ?? rows);
      return more > A_FEW && !Object.hasOwn(MAY_GROW, what.split(" · ")[0] ?? "")
        ? [`${what}: ${before.get(what)}, then ${rows}`]
        : [];
    });
    console.log(
      `${after.size} pages and calls were asked twice, about ${[...after.values()].reduce((sum, rows) => sum + rows, 0)} rows.`,
    );
    expect(grown).toEqual([]);
  },
);
