import { expect, it } from "vitest";
import { linkProblem } from "./link-problem";

const fine = { state: "payable", hasGateway: true, hasEmail: true } as const;

it("says what is in the way of a link to pay, the first of it", () => {
  expect(linkProblem(fine)).toBeNull();
  expect(linkProblem({ ...fine, hasEmail: false })).toBe("noEmail");
  expect(linkProblem({ ...fine, hasGateway: false, hasEmail: false })).toBe("noGateway");
  expect(linkProblem({ ...fine, state: "off", hasGateway: false })).toBe("notOnline");
  expect(linkProblem({ ...fine, state: "later" })).toBe("notOnline");
  expect(linkProblem({ ...fine, state: null })).toBe("notAppointment");
});
