import { expect, it } from "vitest";
import { relatedUserView } from "./related-user-view";

const relative = {
  id: "r1",
  relation: "Spouse" as const,
  patientId: "p2",
  firstName: "Omar",
  lastName: "Haddad",
  birthDate: "1980-01-02",
  askedEmail: "omar@example.com",
  consentAt: null,
  endedAt: null,
};

it("tells nothing of an adult who was asked but has not agreed, save the address that was typed", () => {
  expect(relatedUserView(relative, "p2")).toEqual({
    id: "r1",
    relation: "Spouse",
    status: "WAITING",
    name: "omar@example.com",
    firstName: "",
    lastName: "",
    birthDate: "",
    askedEmail: "omar@example.com",
    hasLogin: true,
    acting: false,
  });
  expect(relatedUserView({ ...relative, consentAt: 1 }, "p2")).toMatchObject({
    status: "ACTIVE",
    name: "Omar Haddad",
    acting: true,
  });
});
