import { env as bindings } from "cloudflare:workers";
import { loadRowsStatements } from "~/db/load-rows.server";
import { findOrganization, type DirectoryEntry } from "~/db/directory.server";
import {
  createOrganization,
  type CreatedOrganization,
} from "~/features/identity/services/organizations/create-organization.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { createLogger } from "~/platform/log.server";
import { hashPassword } from "~/platform/access/password.server";
import { systemContext } from "~/platform/request-context.server";
import { DEFAULT_ROLES, ROLE } from "~/features/identity/domain/team/roles";
import { PRACTICE_PASSWORD, practiceRows, type PracticeIds } from "../../support/practice";

export const env = parseEnv({ ...bindings });

/** An organization of a suite's own. */
export interface TestOrganization {
  created: CreatedOrganization;
  entry: DirectoryEntry;
  /** A fresh context, with a meter of its own, on behalf of an actor. */
  as: (actor: Actor, now?: number) => Promise<RequestContext>;
  administrator: Actor;
}

let counter = 0;
let passwordHash: string | undefined;

/** Opens an organization in one of the two tenant databases. */
export async function openOrganization(
  options: { database?: string; now?: number; timeZone?: string; provider?: boolean; contact?: object } = {},
): Promise<TestOrganization> {
  const now = options.now ?? Date.now();
  counter += 1;
  const created = await createOrganization(
    env,
    {
      slug: `suite-${counter}-${crypto.randomUUID().slice(0, 8)}`,
      name: `Suite ${counter}`,
      database: options.database ?? "TENANT_DB_0",
      timeZone: options.timeZone ?? "Europe/Madrid",
      contact: options.contact,
      creator: { email: "owner@clinic.example", firstName: "Olive", lastName: "Owner", provider: options.provider },
    },
    now,
  );
  const entry = await findOrganization(env.DIRECTORY_DB, { id: created.organizationId });
  if (!entry) throw new Error("the organization was not opened");
  const as = async (actor: Actor, at = now) => {
    const basis = {
      env,
      requestId: crypto.randomUUID(),
      log: createLogger("test", () => undefined),
      now: at,
      waitUntil: (work: Promise<unknown>) => void work,
    };
    return withActor(await systemContext(basis, entry, "test"), actor);
  };
  return {
    created,
    entry,
    as,
    administrator: employeeActor(created.creatorEmployeeId, {
      roles: [ROLE.OWNER, ROLE.ADMINISTRATOR],
      teamUserType: 1,
    }),
  };
}

/** Someone of the staff, with the authorities that the roles start with. */
export function employeeActor(
  employeeId: string,
  options: { roles?: string[]; teamUserType?: number; approved?: boolean; userId?: string } = {},
): Actor {
  const roles = options.roles ?? [ROLE.PROVIDER];
  return {
    kind: "employee",
    employeeId,
    userId: options.userId ?? employeeId,
    username: "someone",
    languageCode: null,
    sessionHash: "0".repeat(64),
    authenticatedAt: Number.MAX_SAFE_INTEGER,
    displayName: "Someone",
    teamUserType: options.teamUserType ?? 2,
    approved: options.approved ?? true,
    isCreator: false,
    authorities: new Set(roles.flatMap((role) => DEFAULT_ROLES[role] ?? [])),
    roles,
  };
}

/** A patient who is signed in. */
export function patientActor(patientId: string, userId: string): Actor {
  return {
    kind: "patient",
    patientId,
    userId,
    username: "patient",
    languageCode: null,
    sessionHash: "1".repeat(64),
    authenticatedAt: Number.MAX_SAFE_INTEGER,
    displayName: "Patient",
  };
}

/** Opens an organization and fills it with the small practice of tests/support/practice.ts. */
export async function openPractice(
  options: { database?: string; now?: number; timeZone?: string } = {},
): Promise<TestOrganization & { ids: PracticeIds; password: string }> {
  const organization = await openOrganization(options);
  passwordHash ??= await hashPassword(PRACTICE_PASSWORD);
  const now = options.now ?? Date.now();
  const { ids, tables } = practiceRows({
    roles: organization.created.roles,
    now,
    timeZone: options.timeZone,
    passwordHash,
    newId: () => uuidv7(now),
  });
  const context = await organization.as({ kind: "system", task: "test" });
  await context.db.rawBatch(
    tables.flatMap(({ table, columns, rows }) => loadRowsStatements(context.db, table, columns, rows)),
  );
  return { ...organization, ids, password: PRACTICE_PASSWORD };
}
