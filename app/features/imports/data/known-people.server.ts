import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import { phrase, phonesOf, type Person } from "../domain/match-people";

const FIELDS = `p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone, p.birth_date AS "birthDate", p.external_number AS "externalNumber"`;
const having = (condition: string) =>
  `SELECT DISTINCT ${FIELDS} FROM json_each(?2) e CROSS JOIN patient p ON p.organization_id = ?1 AND ${condition}`;
const BY_NUMBER = having("p.external_number = e.value");
const BY_EMAIL = having("p.email = e.value");
const BY_PHONE = having("p.phone = e.value");
/** Of those born that day, those who are called so: by the whole name, as the search knows it. */
const BY_BIRTH = having(`p.birth_date = json_extract(e.value, '$[0]') AND EXISTS (SELECT 1 FROM patient_search s
WHERE s.organization_id = ?1 AND s.token = json_extract(e.value, '$[1]') AND s.patient_id = p.id)`);

type Asked = Omit<Person, "id">;

/** Everybody whom rows of a file may be, in one round trip; what it reads grows with the rows, not with the tenant. */
export async function readKnownPeople(db: TenantDb, asked: readonly Asked[]): Promise<Person[]> {
  const numbers = new Set(asked.flatMap(({ externalNumber }) => externalNumber ?? []));
  const emails = new Set(asked.map(({ email }) => email).filter((email) => email !== ""));
  const phones = new Set(asked.flatMap(({ phone }) => phonesOf(phone)));
  const births = new Map(
    asked
      .filter(({ birthDate }) => birthDate !== "")
      .map((each) => [`${each.birthDate}${phrase(each)}`, [each.birthDate, phrase(each)]] as const),
  );
  const questions: [text: string, values: unknown[]][] = [
    [BY_NUMBER, [...numbers]],
    [BY_EMAIL, [...emails]],
    [BY_PHONE, [...phones]],
    [BY_BIRTH, [...births.values()]],
  ];
  const put = questions.filter(([, values]) => values.length > 0);
  if (put.length === 0) return [];
  const statements = put.map(([text, values]) => db.raw(text, db.organizationId, JSON.stringify(values)));
  const found = (await db.rawBatch(statements)).flatMap((answer) => rowsOf<Person>(answer));
  return [...new Map(found.map((person) => [person.id, person])).values()];
}
