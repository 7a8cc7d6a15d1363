import { loadRowsStatements } from "~/db/load-rows.server";
import { employeeTokens } from "~/features/identity/domain/team/employee-search";
import { ROLE } from "~/features/identity/domain/team/roles";
import { uuidv7 } from "~/kernel/ids";
import { employeeActor, type openPractice } from "../support/organization";
import { read } from "./appointments";

export type Practice = Awaited<ReturnType<typeof openPractice>>;

/** Somebody of the team, as rows have them. */
export interface Member {
  id: string;
  userId: string;
}

interface Wish {
  firstName?: string;
  lastName: string;
  teamUserType?: number;
  adminApproval?: number;
  enabled?: number;
  roles?: string[];
  passwordHash?: string | null;
}

/** Puts somebody into the team behind the product's back. */
export async function givenMember(practice: Practice, wish: Wish): Promise<Member> {
  const { firstName = "Mara", lastName, teamUserType = 2, adminApproval = 1, enabled = 1 } = wish;
  const [id, userId] = [uuidv7(Date.now()), uuidv7(Date.now())];
  const email = `${id}@team.example`;
  const { db } = await practice.as({ kind: "system", task: "test" });
  const roles = wish.roles ?? (teamUserType === 1 ? [ROLE.ADMINISTRATOR] : [ROLE.PROVIDER]);
  const now = Date.now();
  const rows = (table: string, columns: string[], values: (string | number | null)[][]) =>
    loadRowsStatements(db, table, columns, values);
  await db.rawBatch([
    ...rows(
      "user",
      ["id", "type", "username", "email", "password_hash", "enabled", "created_at"],
      [[userId, "EMPLOYEE", email, email, wish.passwordHash ?? null, enabled, now]],
    ),
    ...rows(
      "employee",
      [
        ...["id", "user_id", "first_name", "last_name", "team_user_type", "admin_approval", "enabled"],
        ...["languages", "created_at"],
      ],
      [[id, userId, firstName, lastName, teamUserType, adminApproval, enabled, "[]", now]],
    ),
    ...rows(
      "employee_search",
      ["token", "employee_id"],
      employeeTokens({ firstName, lastName, email }).map((token) => [token, id]),
    ),
    ...rows(
      "employee_role",
      ["employee_id", "role_id"],
      roles.map((role) => [id, practice.created.roles[role] ?? ""]),
    ),
  ]);
  return { id, userId };
}

/** The owner of the practice, as an actor that is who the rows say. */
export async function ownerOf(practice: Practice) {
  const [row] = await read<{ userId: string }>(
    practice,
    `SELECT user_id AS "userId" FROM employee WHERE organization_id = ?1 AND is_creator = 1`,
  );
  const actor = employeeActor(practice.created.creatorEmployeeId, {
    roles: [ROLE.OWNER, ROLE.ADMINISTRATOR],
    teamUserType: 1,
    userId: row?.userId,
  });
  return actor.kind === "employee" ? { ...actor, isCreator: true } : actor;
}

interface Standing {
  approval: number;
  enabled: number;
  deleted: number | null;
  version: number;
  username: string;
  account: number;
}

/** How somebody stands, in the rows. */
export async function standingOf(practice: Practice, id: string): Promise<Standing | undefined> {
  const [row] = await read<Standing>(
    practice,
    `SELECT e.admin_approval AS approval, e.enabled, e.deleted_at AS deleted, e.version, u.username, u.enabled AS account
FROM employee e JOIN user u ON u.organization_id = e.organization_id AND u.id = e.user_id WHERE e.organization_id = ?1 AND e.id = ?2`,
    id,
  );
  return row;
}

/** The payloads of what waits in the outbox for a topic, oldest first. */
export async function outboxOf(practice: Practice, topic: string): Promise<unknown[]> {
  const rows = await read<{ payload: string }>(
    practice,
    "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = ?2 ORDER BY id",
    topic,
  );
  return rows.map(({ payload }) => JSON.parse(payload) as unknown);
}
