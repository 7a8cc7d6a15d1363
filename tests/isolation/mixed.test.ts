import { beforeAll, describe, expect, inject, test } from "vitest";
import { request } from "../../scripts/worker/request";
import { normalized } from "./check";
import { openHouse, Stock, type House } from "./house";
import { absentThing, stockThing } from "./people";
import type { Thing } from "./features";

const operator = inject("served");
const HOUR = 3_600_000;
const startsAt = Math.floor((Date.now() + 26 * HOUR) / 300_000) * 300_000;

let home: House;
let own: Thing;
let foreign: Thing;

beforeAll(async () => {
  const [here, abroad] = await Promise.all([openHouse(operator, "TENANT_DB_0"), openHouse(operator, "TENANT_DB_1")]);
  home = here;
  const [stock, stockAbroad] = [new Stock(), new Stock()];
  own = await stockThing(stock, here, "own", true);
  foreign = await stockThing(stockAbroad, abroad, "own", true);
  await stock.load(operator, here);
  await stockAbroad.load(operator, abroad);
}, 60_000);

/** Asks as the administrator, who may do everything here. */
const asAdministrator = (method: string, path: string, body?: object) =>
  request({
    port: operator.port,
    host: home.organization.host,
    method,
    path,
    headers: {
      authorization: `Bearer ${home.bearer}`,
      origin: home.organization.url,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const appointmentsHere = async () => {
  const { body } = await asAdministrator("GET", "/appointments/listAllAppointments");
  return Number(JSON.parse(body).totalAppointmentsCount);
};

const setting = ({ patient, offering, employee, branch }: Thing) => ({
  patientId: patient,
  serviceOfferingId: offering,
  employeeId: employee,
  branchId: branch,
  startsAt,
});
const booking = ({ offering, employee, branch }: Thing) => ({
  serviceOfferingId: offering,
  requestedEmployeeId: employee,
  branchId: branch,
  startTime: startsAt,
  firstName: "Vera",
  lastName: "Visitor",
  email: "vera@visitor.example",
  phoneCallingCode: "34",
  phone: "600998877",
});

const MIXES: readonly [string, (thing: Thing) => object, readonly (keyof Thing)[]][] = [
  ["/appointments/setAppointment", setting, ["patient", "offering", "employee", "branch"]],
  ["/servicesClientApi/bookAppointment", booking, ["offering", "employee", "branch"]],
];

describe("one id of another organization among ids of one's own", () => {
  for (const [path, bodyOf, fields] of MIXES)
    for (const field of fields)
      test(`POST ${path} answers a foreign ${field} as an unknown one and writes nothing`, async () => {
        const before = await appointmentsHere();
        const absent = absentThing();
        const answers = [];
        for (const other of [foreign, absent]) {
          const response = await asAdministrator("POST", path, bodyOf({ ...own, [field]: other[field] }));
          answers.push(normalized({ response, named: [...Object.values(own), other[field]] }));
        }
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.status).toBeGreaterThanOrEqual(400);
        expect(await appointmentsHere()).toBe(before);
      });

  test("a list narrowed by a foreign doctor or branch is as empty as by one that is nowhere", async () => {
    for (const field of ["employee", "branch"] as const) {
      const name = `${field}Id`;
      const [foreigners, nobodys] = await Promise.all(
        [foreign, absentThing()].map(async (other) =>
          normalized({
            response: await asAdministrator("GET", `/appointments/listAllAppointments?${name}=${other[field]}`),
            named: [other[field]],
          }),
        ),
      );
      expect(foreigners).toEqual(nobodys);
    }
  });

  test("an account of another organization opens nothing here, with its right password", async () => {
    const { email: username, password } = home.organization.creator;
    const abroad = await openHouse(operator, "TENANT_DB_1");
    const signIn = (host: string, url: string) =>
      request({
        port: operator.port,
        host,
        method: "POST",
        path: "/auth/login",
        headers: { "content-type": "application/json", origin: url },
        body: JSON.stringify({ username, password }),
      });
    expect((await signIn(home.organization.host, home.organization.url)).status).toBe(200);
    expect((await signIn(abroad.organization.host, abroad.organization.url)).status).toBe(422);
  });
});
