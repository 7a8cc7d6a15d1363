import type { Call } from "~/platform/calls.server";
import { catalogCalls } from "./api/catalog-calls.server";
import { settingsCalls } from "./api/settings-calls.server";

export { readOrganization, type OrganizationParts } from "./services/read-organization.server";
export { readLogo } from "./services/read-logo.server";
export { readHipaa, type HipaaView } from "./services/read-hipaa.server";
export { readSetup } from "./services/read-setup.server";
export { settingOf } from "./services/setting-of.server";

/** Every call of the organization and its settings. */
export const organizationCalls: readonly Call[] = [...catalogCalls, ...settingsCalls];
