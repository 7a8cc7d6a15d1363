import { expect, it } from "vitest";
import { ownerRefusal } from "./owner";

const admin = {
  adminApproval: 1,
  enabled: true,
  invitedAt: null,
  deletedAt: null,
  hasPassword: true,
  isCreator: false,
  teamUserType: 1,
  roles: ["administrator"],
};

it("hands the organization to an active administrator and to nobody else", () => {
  expect(ownerRefusal(admin)).toBeUndefined();
  expect(ownerRefusal({ ...admin, teamUserType: 3, roles: ["administrator", "healthcare provider"] })).toBeUndefined();
  expect(ownerRefusal(undefined)).toBe("unknown");
  expect(ownerRefusal({ ...admin, deletedAt: 1, enabled: false })).toBe("unknown");
  expect(ownerRefusal({ ...admin, isCreator: true })).toBe("already");
  expect(ownerRefusal({ ...admin, invitedAt: 1, hasPassword: false })).toBe("notActive");
  expect(ownerRefusal({ ...admin, teamUserType: 2, roles: ["healthcare provider"] })).toBe("notAdmin");
});
