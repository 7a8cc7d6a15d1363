import { expect, it } from "vitest";
import { providersToAssign } from "./assignable";

const person = (id: string) => ({ id, title: 8, firstName: id, lastName: id });

it("offers whoever else gives the service at the appointment's place", () => {
  const options = {
    providers: ["ada", "bruno", "elsewhere", "otherwise"].map(person),
    gives: ["ada", "bruno", "elsewhere"].map((employeeId) => ({ employeeId, serviceOfferingId: "check" })),
    worksAt: [
      ...["ada", "bruno", "otherwise"].map((employeeId) => ({ employeeId, branchId: "centre" })),
      { employeeId: "elsewhere", branchId: "harbour" },
    ],
  };
  const appointment = { employeeId: "ada", serviceOfferingId: "check", branchId: "centre" };
  expect(providersToAssign(options, appointment).map(({ id }) => id)).toEqual(["bruno"]);
});
