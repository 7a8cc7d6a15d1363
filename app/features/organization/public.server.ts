export { readOrganization, type OrganizationParts } from "./services/read-organization.server";
