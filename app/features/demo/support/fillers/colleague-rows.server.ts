import { employeeTokens } from "~/features/identity/public.server";
import { NO_HONORIFIC } from "~/kernel/codes/code-tables";
import { openedAt, type Cast } from "../../domain/cast";
import { tableOf, type TableRows } from "../../domain/table-rows";
import { accountRow } from "./accounts.server";

/** Somebody who works in a practice and treats nobody. */
export interface Colleague {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** 1 for men, 2 for women. */
  gender: number;
}

interface SignIn {
  passwordHash: string | null;
  roleId: string;
}

/** A colleague with an account to sign in, one role, and the words by which they are found. */
export function colleagueRows(cast: Cast, colleague: Colleague, { passwordHash, roleId }: SignIn): TableRows[] {
  const { id, userId, firstName, lastName, email, gender } = colleague;
  const createdAt = openedAt(cast);
  return [
    tableOf("user", [accountRow({ id: userId, type: "EMPLOYEE", email, passwordHash, phone: "", createdAt })]),
    tableOf("employee", [
      {
        ...{ id, user_id: userId, first_name: firstName, last_name: lastName, gender, team_user_type: 2 },
        // Whoever treats nobody is no doctor unless they say so.
        ...{ admin_approval: 1, languages: "[]", created_at: createdAt, title: NO_HONORIFIC },
      },
    ]),
    tableOf(
      "employee_search",
      employeeTokens({ firstName, lastName, email }).map((token) => ({ token, employee_id: id })),
    ),
    tableOf("employee_role", [{ employee_id: id, role_id: roleId }]),
  ];
}
