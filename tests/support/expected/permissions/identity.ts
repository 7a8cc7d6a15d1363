import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  ANYONES,
  CAPABILITY,
  INSIDE_CALL,
  OF_ORGANIZATION,
  OWN,
  OWN_ACCOUNT,
  STAFF_CALL,
  THEIRS,
  WITH_SESSION,
  doctors,
  entry,
  frontDesk,
  patients,
  screens,
  strangers,
  type Rows,
  type Permissions,
} from "./expectations";

/** Where one looks after one's own account. */
const ACCOUNT = "/account/security";

const TEAM = "/settings/employeeMgmt";

/** About one of the team: administration's alone. */
const MEMBER_SCREEN: Rows = { ...ADMIN_SCREEN, admin: ANYONES };

const MEMBER_CALL: Rows = { ...ADMIN_CALL, admin: ANYONES };

/**
 * About one of the team, whom they themselves may see and change too. A nurse has what is theirs, which these are not.
 */
const OWN_MEMBER_SCREEN: Rows = { ...MEMBER_SCREEN, ...doctors(OWN, THEIRS), nurse: "not-found" };

const membersOwn = ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`);

export const identityPermissions: Permissions = {
  ...entry(["GET /create-organization", "POST /create-organization"], "allowed"),
  ...entry(screens("GET", ["/login", "/login/forgetpassword"]), "allowed"),
  ...entry(screens("POST", ["/login", "/login/forgetpassword"]), "allowed"),
  ...entry(screens("GET", ["/register/hpsignup", "/register/hpsignup/success", "/hp_registration/create"]), "allowed"),
  ...entry(screens("POST", ["/register/hpsignup", "/hp_registration/create"]), "allowed"),
  // The page of a sign-in link says itself that the link does not work.
  "GET /s/in/:token": "allowed",
  "POST /s/in/:token": CAPABILITY,
  // The page of an invitation says itself what has become of it.
  ...entry(["GET /s/invite/:token", "POST /s/invite/:token"], "allowed"),
  ...entry(["GET /s/email/:token", "POST /s/email/:token"], "allowed"),
  ...entry(
    screens("GET", [TEAM, `${TEAM}/list`, `${TEAM}/export`, `${TEAM}/create`, "/ownership_reassign"]),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", [`${TEAM}/create`, "/ownership_reassign"]), ADMIN_SCREEN),
  ...entry(screens("POST", [TEAM, `${TEAM}/list`]), MEMBER_SCREEN),
  ...entry(
    screens(
      "GET",
      ["edit", "services", "employeeSettings"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    ),
    MEMBER_SCREEN,
  ),
  ...entry(
    screens(
      "POST",
      ["edit", "services"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    ),
    MEMBER_SCREEN,
  ),
  ...entry(screens("GET", membersOwn), OWN_MEMBER_SCREEN),
  ...entry(screens("POST", membersOwn), OWN_MEMBER_SCREEN),
  ...entry(
    screens(
      "GET",
      ["", "/password", "/email", "/confirm", "/authenticator", "/passkey", "/recovery-codes"].map(
        (name) => `${ACCOUNT}${name}`,
      ),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  ...entry(
    screens(
      "POST",
      ["/password", "/email", "/confirm", "/authenticator", "/passkey", "/recovery-codes"].map(
        (name) => `${ACCOUNT}${name}`,
      ),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  ...entry([...screens("GET", ["/account/display"]), ...screens("POST", ["/account/display"])], OWN_ACCOUNT("allowed")),
  // What staff make of their lists.
  ...entry([...screens("GET", ["/account/lists"]), ...screens("POST", ["/account/lists"])], {
    ...OWN_ACCOUNT("allowed"),
    ...patients("not-found"),
  }),
  // A change of nothing that is there.
  ...entry(screens("POST", [ACCOUNT]), OWN_ACCOUNT("not-found")),
  // Confirming one's own address, and asking for the link again.
  ...entry(
    [...screens("GET", ["/account/confirm_email"]), ...screens("POST", ["/account/confirm_email"])],
    OWN_ACCOUNT("allowed"),
  ),
  // Whoever owes no second step is led on.
  ...entry(screens("GET", ["/login/second-step"]), { ...OWN_ACCOUNT("allowed"), halfOpen: "allowed" }),
  ...entry(screens("POST", ["/login/second-step"]), { ...OWN_ACCOUNT("not-found"), halfOpen: "allowed" }),
  ...entry(screens("GET", ["/login/passkey"]), "sign-in"),
  // With it, whoever is signed in shows again who they are.
  ...entry(screens("POST", ["/login/passkey"]), OWN_ACCOUNT("allowed")),
  "GET /auth/passkey/signInOptions": "allowed",
  ...entry(["GET /auth/passkey/registerOptions", "POST /auth/keepSession"], OWN_ACCOUNT("allowed")),
  ...entry(["POST /auth/login", "POST /auth/logout", "GET /secure/login/getoAuthToken"], "allowed"),
  // By GET it ends the session of a token alone.
  "GET /auth/logout": WITH_SESSION("refused", "allowed"),
  ...entry(["GET /locales/:locale.json", "GET /registration/getTimezonesAndCountryList"], "allowed"),
  ...entry(["POST /app/static/javascriptError", "POST /enterpriseHpRegistration/create"], "allowed"),
  ...entry(
    ["isEmailValid", "isPhoneAvailable"].map((name) => `GET /patientSignup/${name}`),
    "allowed",
  ),
  // The host says which organization this is: another one in the path is found by nobody.
  "GET /metaData/:organizationId": OF_ORGANIZATION,
  "GET /employee/listByOrganization/:organizationId": {
    ...strangers(["sign-in", "not-found", "not-found"]),
    ...patients(["refused", "not-found", "not-found"]),
    ...doctors(OWN),
    unapproved: ["refused", "not-found", "not-found"],
    nurse: OWN,
    receptionist: OWN,
    admin: OWN,
  },
  ...entry(
    ["searchByName", "instantSearch"].map((name) => `GET /employee/${name}`),
    { ...STAFF_CALL, receptionist: "allowed" },
  ),
  ...entry(["GET /roles", "GET /featureMatrix"], { ...INSIDE_CALL, ...frontDesk("allowed") }),
  "GET /employee/:id": { ...STAFF_CALL, ...doctors(ANYONES), nurse: ANYONES, receptionist: ANYONES, admin: ANYONES },
  ...entry(["POST /employee", "POST /employee/search"], ADMIN_CALL),
  // The administrator of the matrix owns the organization; a wrong password is told before anything else.
  "POST /employee/reassignVp": ADMIN_CALL,
  ...entry(["PUT /employee", "PUT /employee/enableOrDisableEmployee", "PUT /employee/disable/:id"], MEMBER_CALL),
  ...entry(["PUT /employee/adminApproveEmployee/:id", "PUT /employee/adminRejectEmployee/:id"], MEMBER_CALL),
  "DELETE /employee/deleteEmployee/:id": MEMBER_CALL,
  // An invitation that is not known here.
  "POST /employee/registerEmployeeUser": "gone",
  // The language of a patient: nobody's but theirs.
  "PUT /api/v2/user/languageCode/:userUuid": {
    ...strangers("sign-in"),
    ...patients(OWN, THEIRS),
    ...doctors("not-found"),
    unapproved: "not-found",
    nurse: "not-found",
    admin: "not-found",
  },
};
