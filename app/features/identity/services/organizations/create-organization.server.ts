import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { TenantDb } from "~/db/client.server";
import { addOrganization, findOrganization } from "~/db/directory.server";
import { DAY_MS } from "~/kernel/time/dates";
import { NO_HONORIFIC } from "~/kernel/codes/code-tables";
import { uuidv7 } from "~/kernel/ids";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import type { Env } from "~/platform/env.server";
import { InvalidError } from "~/platform/http/errors.server";
import { forgetHosts } from "~/platform/hosts/organization-host.server";
import { parse } from "~/platform/http/parse.server";

import { employeeTokens } from "../../domain/team/employee-search";
import { tokenExpiry } from "../../domain/sessions/lifetimes";
import { DEFAULT_ROLES, ROLE, rolesOfTeamUserType, TEAM_USER_TYPE } from "../../domain/team/roles";
import { hashNewPassword } from "../../support/accounts/new-password.server";
import { createOrganizationSchema, type CreateOrganization } from "../../schemas/organizations/create-organization";

export interface CreatedOrganization {
  organizationId: number;
  slug: string;
  creatorEmployeeId: string;
  /** Names of roles to their ids. */
  roles: Record<string, string>;
  /** Where no password was given: the secret of the link that sets one. */
  passwordToken: string | null;
}

const FIRST_SWEEP_MS = DAY_MS;
const SET_PASSWORD_MS = 7 * DAY_MS;

type Rows = [table: string, columns: string[], rows: Cell[][]];

function settingsRows(input: CreateOrganization, now: number): Rows[] {
  const { textConsultation, remoteMonitoring } = input;
  const profile = {
    name: input.name,
    time_zone: input.timeZone,
    default_locale: input.defaultLocale,
    locales: JSON.stringify(input.locales),
    currency_code: input.currencyCode,
    phone_calling_code: input.phoneCallingCode,
    country_code: input.countryCode,
    brand_colour: input.brandColour,
    about: input.about,
    hp_signup_message: "",
    settings: JSON.stringify({
      ...(input.contact ? { contact: { website: "", ...input.contact } } : {}),
      ...(textConsultation ? { textConsultation } : {}),
      ...(remoteMonitoring ? { remoteMonitoring } : {}),
    }),
    created_at: now,
  };
  return [
    ["tenant_fence", ["epoch", "open"], [[1, 1]]],
    ["organization_profile", Object.keys(profile), [Object.values(profile)]],
    [
      "organization_setting",
      ["area", "value", "version", "updated_at"],
      [...(textConsultation ? ["text-consultation"] : []), ...(remoteMonitoring ? ["remote-monitoring"] : [])].map(
        (area) => [area, JSON.stringify({ enabled: true }), 1, now],
      ),
    ],
    [
      "calendar_settings",
      ["calendar_slot_duration", "excluded_dates", "undo_window_seconds"],
      [[input.calendarSlotMinutes, "[]", input.undoWindowSeconds]],
    ],
    [
      "due_work",
      ["due_at", "kind", "id"],
      [
        [now + FIRST_SWEEP_MS, "SECURITY_SWEEP", "daily"],
        [now + FIRST_SWEEP_MS, "LEDGER_CHECK", "daily"],
      ],
    ],
    [
      "service_offering_config",
      ["id", "type", "properties"],
      [
        [uuidv7(now), "VIDEO_CONSULTATION", "{}"],
        [uuidv7(now), "PHYSICAL_CONSULTATION", "{}"],
      ],
    ],
  ];
}

async function creatorRows(
  input: CreateOrganization,
  roles: Record<string, string>,
  ids: { user: string; employee: string },
  now: number,
): Promise<Rows[]> {
  const { creator } = input;
  const teamUserType = creator.provider ? TEAM_USER_TYPE.DOCTOR_AND_ADMIN : TEAM_USER_TYPE.ADMIN;
  const email = creator.email.trim().toLowerCase();
  const owner = { email, practice: input.name };
  const password = creator.password === undefined ? null : await hashNewPassword(creator.password, owner);
  const held = [ROLE.OWNER, ...rolesOfTeamUserType(teamUserType)];
  return [
    [
      "user",
      ["id", "type", "username", "email", "password_hash", "created_at"],
      [[ids.user, "EMPLOYEE", email, email, password, now]],
    ],
    [
      "employee",
      [
        "id",
        "user_id",
        "first_name",
        "last_name",
        "team_user_type",
        "admin_approval",
        "is_creator",
        "languages",
        "created_at",
        "title",
      ],
      [[ids.employee, ids.user, creator.firstName, creator.lastName, teamUserType, 1, 1, "[]", now, NO_HONORIFIC]],
    ],
    [
      "employee_search",
      ["token", "employee_id"],
      employeeTokens({ ...creator, email }).map((token) => [token, ids.employee]),
    ],
    ["employee_role", ["employee_id", "role_id"], held.map((name) => [ids.employee, roles[name] ?? ""])],
    [
      "waiting_room",
      ["id", "employee_id", "name", "created_at"],
      creator.provider ? [[uuidv7(now), ids.employee, `${creator.firstName} ${creator.lastName}`.trim(), now]] : [],
    ],
  ];
}

/** Whether no organization has this web address. */
export const isFreeSlug = async ({ DIRECTORY_DB }: Env, slug: string): Promise<boolean> =>
  (await findOrganization(DIRECTORY_DB, { slug })) === undefined;

/**
 * Opens an organization: its rows in the directory and, in its tenant database, the fence, the profile, the roles
 * and the creator. Whoever calls it has made sure that organizations may be opened: the operator's endpoint, and
 * `createOwnOrganization` where the deployment lets strangers do so.
 * @throws InvalidError for input that does not fit, and for a slug that another one has
 */
export async function createOrganization(env: Env, raw: unknown, now: number): Promise<CreatedOrganization> {
  const input = parse(createOrganizationSchema, raw);
  if (!(await isFreeSlug(env, input.slug)))
    throw new InvalidError([{ field: "slug", message: "organization:create.slugTaken" }]);
  const organizationId = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;
  const ids = { user: uuidv7(now), employee: uuidv7(now) };
  const roles = Object.fromEntries(Object.keys(DEFAULT_ROLES).map((name) => [name, uuidv7(now)]));
  const passwordToken = input.creator.password === undefined ? randomToken() : null;
  const rows: Rows[] = [
    ...settingsRows(input, now),
    ["role", ["id", "name"], Object.entries(roles).map(([name, id]) => [id, name])],
    [
      "role_authority",
      ["role_id", "authority"],
      Object.entries(DEFAULT_ROLES).flatMap(([name, names]) =>
        names.map((authority) => [roles[name] ?? "", authority]),
      ),
    ],
    ...(await creatorRows(input, roles, ids, now)),
  ];
  const tokens = [
    { token: passwordToken, purpose: "RESET_PASSWORD", until: now + SET_PASSWORD_MS },
    { token: input.signInToken, purpose: "SIGN_IN", until: tokenExpiry("SIGN_IN", now) },
  ];
  for (const { token, purpose, until } of tokens) {
    if (!token) continue;
    rows.push([
      "user_token",
      ["token_hash", "user_id", "purpose", "created_at", "expires_at"],
      [[await sha256(token), ids.user, purpose, now, until]],
    ]);
  }
  const db = new TenantDb(env.tenantDatabase(input.database), organizationId, 1, "first-primary");
  await db.rawBatch(rows.flatMap(([table, columns, values]) => loadRowsStatements(db, table, columns, values)));
  const { slug, name, database, jurisdiction, demo } = input;
  await addOrganization(
    env.DIRECTORY_DB,
    { id: organizationId, slug, name, database, epoch: 1, jurisdiction, status: "ACTIVE", demo },
    input.hosts,
    now,
  );
  forgetHosts();
  return { organizationId, slug, creatorEmployeeId: ids.employee, roles, passwordToken };
}
