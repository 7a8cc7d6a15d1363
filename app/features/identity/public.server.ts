export { identityCalls } from "./api/identity-calls.server";
export { insertUser, findTaken, type NewUser } from "./data/users.server";
export { patientSignupSchema, type PatientSignup } from "./schemas/patient-signup";
export { actorAuthorities } from "./services/actor-authorities.server";
export { createOrganization } from "./services/create-organization.server";
export { createUserToken } from "./services/create-user-token.server";
export { openSession } from "./services/open-session.server";
export { signOut } from "./services/sign-out.server";
