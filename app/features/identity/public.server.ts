export { createOrganization } from "./services/create-organization.server";
