export { readOrganization, type OrganizationParts } from "./services/read-organization.server";
export { readLogo } from "./services/read-logo.server";
