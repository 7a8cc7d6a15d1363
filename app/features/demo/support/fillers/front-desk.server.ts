import { ROLE } from "~/features/identity/public.server";
import { openedAt, type Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import type { TableRows } from "../../domain/table-rows";
import { colleagueRows } from "./colleague-rows.server";
import type { Filler } from "./filler.server";
import { spokenBy } from "./pharmacy.server";

const FEMALE = 2;
const MALE = 1;

/** Who receives patients, and who looks after payments, in English, Spanish and Arabic. */
const PEOPLE = [
  {
    ...{ role: ROLE.RECEPTIONIST, mail: "reception", gender: FEMALE },
    first: ["Grace", "Beatriz", "مريم"],
    last: ["Holloway", "Navarro", "الدوسري"],
  },
  {
    ...{ role: ROLE.BILLER, mail: "billing", gender: MALE },
    first: ["Owen", "Tomás", "خالد"],
    last: ["Prescott", "Herrera", "المناعي"],
  },
] as const;

function rowsOf(cast: Cast, person: (typeof PEOPLE)[number], passwordHash: string, roleId: string): TableRows[] {
  const random = createRandom(`demo/${cast.plan.slug}/${person.mail}`);
  const createdAt = openedAt(cast);
  const [id, userId] = [demoId(createdAt, random), demoId(createdAt, random)];
  const say = spokenBy(cast);
  const [firstName, lastName] = [say(person.first), say(person.last)];
  const email = `${person.mail}@${cast.plan.mailDomain}`;
  const colleague = { id, userId, firstName, lastName, email, gender: person.gender };
  return colleagueRows(cast, colleague, { passwordHash, roleId });
}

/** In a practice that stays, those at the front desk, with accounts to sign in. */
export const frontDesk: Filler = {
  ofPractice: (cast, { roles, passwordHash }) =>
    passwordHash === null
      ? []
      : PEOPLE.flatMap((person) => {
          const roleId = roles[person.role];
          return roleId === undefined ? [] : rowsOf(cast, person, passwordHash, roleId);
        }),
};
