import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import {
  newToken,
  base,
  each,
  inPath,
  type About,
  type Circumstances,
  type Recipe,
  type Recipes,
  type ThingOf,
} from "../recipe";

const HOUR = 3_600_000;

const ids = { signInToken: newToken("sign-in") };
type OwnThing = ThingOf<typeof ids>;

const professional = ({ unique }: Circumstances) => ({
  title: "8",
  firstName: "Petra",
  lastName: "Professional",
  email: `${unique}@professional.example`,
});

const TEAM = `${base}/settings/employeeMgmt`;

const memberInPath = inPath("teamUserId", (thing) => thing.employee);

const colleagueInPath = inPath("id", (thing) => thing.employee);

const ownOfMember: Recipe<OwnThing> = {
  about: (thing) => ({ params: { teamUserId: thing.employee, profileId: thing.employee } }),
};

/** What changes nobody, so that everyone after it meets the same team: what does not fit is told past the door. */
const unfitMember = (body: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { teamUserId: thing.employee, profileId: thing.employee }, body }),
});

/** Approving somebody who is approved is refused past the door. */
const approving: Recipe<OwnThing> = { about: (thing) => ({ body: { employeeId: thing.employee, action: "approve" } }) };

const colleague = ({ unique }: Circumstances) => ({
  firstName: "Cora",
  lastName: "Colleague",
  email: `${unique}@colleague.example`,
  teamUserType: "2",
});

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("user_token", {
    token_hash: await sha256(thing.signInToken),
    user_id: thing.patientUser,
    purpose: "SIGN_IN",
    subject: null,
    created_at: now,
    expires_at: now + HOUR,
  });
}

const recipes: Recipes<OwnThing> = {
  "GET /s/in/:token": inPath("token", (thing) => thing.signInToken, { shared: true }),
  "POST /s/in/:token": inPath("token", (thing) => thing.signInToken, { shared: true, changes: true }),
  "POST /googleCalendar/authorizeCalendar": { plain: () => ({ body: { code: "a", state: "b" } }) },
  [`POST ${base}/login`]: { plain: () => ({ body: { username: "nobody@clinic.example" } }) },
  [`POST ${base}/login/forgetpassword`]: {
    plain: ({ unique }) => ({ body: { username: `${unique}@nobody.example` } }),
  },
  [`POST ${base}/register/hpsignup`]: { plain: (circumstances) => ({ body: professional(circumstances) }) },
  [`POST ${base}/hp_registration/create`]: { plain: (circumstances) => ({ body: professional(circumstances) }) },
  // A way to sign in that nobody has.
  [`POST ${base}/account/security`]: { plain: () => ({ body: { intent: "name", id: "none-such", label: "Mine" } }) },
  "GET /s/email/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/email/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "GET /s/invite/:token": { plain: () => ({ params: { token: "never-was" } }) },
  "POST /s/invite/:token": { plain: () => ({ params: { token: "never-was" } }) },
  [`POST ${TEAM}`]: approving,
  [`POST ${TEAM}/list`]: approving,
  ...each(
    "GET",
    ["edit", "services", "employeeSettings"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    memberInPath,
  ),
  ...each("POST", [`${TEAM}/edit/:teamUserId?`], unfitMember({})),
  ...each("POST", [`${TEAM}/services/:teamUserId?`], unfitMember({ serviceOfferingIds: "none-such" })),
  ...each(
    "GET",
    ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`),
    ownOfMember,
  ),
  ...each(
    "POST",
    ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`),
    unfitMember({ title: "99" }),
  ),
  "GET /employee/listByOrganization/:organizationId": inPath("organizationId", (thing) => thing.organizationId, {
    shared: true,
  }),
  "GET /employee/:id": colleagueInPath,
  "GET /employee/searchByName": { plain: () => ({ query: { name: "ada" } }) },
  "GET /employee/instantSearch": { plain: () => ({ query: { q: "ada" } }) },
  "POST /employee": { plain: (circumstances) => ({ body: colleague(circumstances) }) },
  "PUT /employee": {
    // Of a version that nobody has: told to be stale.
    about: (thing, circumstances) => ({ body: { id: thing.employee, version: 9_999, ...colleague(circumstances) } }),
  },
  "POST /employee/reassignVp": { plain: () => ({ body: { employeeId: "none-such", password: "not this one" } }) },
  "PUT /employee/enableOrDisableEmployee": {
    about: (thing) => ({ body: { id: thing.employee, enabled: true } }),
  },
  // Both doctors of the matrix have appointments to come, which stand in the way.
  "PUT /employee/disable/:id": colleagueInPath,
  "DELETE /employee/deleteEmployee/:id": colleagueInPath,
  "PUT /employee/adminApproveEmployee/:id": colleagueInPath,
  "PUT /employee/adminRejectEmployee/:id": colleagueInPath,
  "POST /employee/registerEmployeeUser": {
    plain: () => ({ body: { token: "never-was", password: "copper lantern walks" } }),
  },
  "GET /metaData/:organizationId": inPath("organizationId", (thing) => thing.organizationId, { shared: true }),
  "GET /locales/:locale.json": { plain: () => ({ params: { locale: "es_ES" } }) },
  "POST /app/static/javascriptError": { plain: () => ({ body: { name: "TypeError", route: "/", stack: "" } }) },
  "POST /auth/login": { plain: () => ({ body: { username: "nobody@clinic.example" } }) },
  "PUT /api/v2/user/languageCode/:userUuid": {
    about: (thing) => ({ params: { userUuid: thing.patientUser }, body: { languageCode: "en_US" } }),
  },
  "GET /patientSignup/isEmailValid": { plain: ({ unique }) => ({ query: { email: `${unique}@visitor.example` } }) },
  "GET /patientSignup/isPhoneAvailable": { plain: () => ({ query: { phoneCallingCode: "34", phone: "600123123" } }) },
  "POST /enterpriseHpRegistration/create": { plain: (circumstances) => ({ body: professional(circumstances) }) },
};

export const identityInMatrix = { ids, stock, recipes };
