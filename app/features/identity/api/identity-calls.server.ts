import { organizationCalls } from "./organization-calls.server";
import { employeeCalls } from "./employee-calls.server";
import { passkeyCalls } from "./passkey-calls.server";
import { signInCalls } from "./sign-in-calls.server";
import { signupCalls } from "./signup-calls.server";

/** Every call of this feature. */
export const identityCalls = [...signInCalls, ...passkeyCalls, ...signupCalls, ...organizationCalls, ...employeeCalls];
