import type { EmployeeActor, PatientActor } from "~/platform/access/actor.server";
import type { PolicySubject } from "~/platform/access/second-step.server";

/** A signed-in person, as the organization's policy about second steps sees them. */
export const policySubjectOf = (actor: EmployeeActor | PatientActor): PolicySubject =>
  actor.kind === "patient"
    ? { userType: "CUSTOMER", teamUserType: null, isCreator: null }
    : { userType: "EMPLOYEE", teamUserType: actor.teamUserType, isCreator: actor.isCreator ? 1 : 0 };
