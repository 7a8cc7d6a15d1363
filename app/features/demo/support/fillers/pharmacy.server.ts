import { ROLE } from "~/features/identity/public.server";
import { messageLocaleOf, type MessageLocale } from "~/i18n/locales";
import { paths } from "~/paths";
import { openedAt, type Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import { colleagueRows } from "./colleague-rows.server";
import type { Filler, Opened } from "./filler.server";

type Words = readonly [string, string, string];

const PHARMACIES: readonly { name: Words; address: Words; phone: Words }[] = [
  {
    name: ["Corner Pharmacy", "Farmacia de la Esquina", "صيدلية الركن"],
    address: ["2 Market Street", "Calle del Mercado 2", "شارع السوق 2"],
    phone: ["+44 20 7946 0991", "+34 910 000 991", "+973 1700 0991"],
  },
  {
    name: ["Station Pharmacy", "Farmacia de la Estación", "صيدلية المحطة"],
    address: ["14 Station Road", "Calle de la Estación 14", "طريق المحطة 14"],
    phone: ["+44 20 7946 0992", "+34 910 000 992", "+973 1700 0992"],
  },
];
const PHARMACIST: readonly [first: Words, last: Words] = [
  ["Rosalind", "Rosalía", "هدى"],
  ["Achterberg", "Montes", "العلوي"],
];
const FEMALE = 2;

const PLACE: Readonly<Record<MessageLocale, 0 | 1 | 2>> = { en_US: 0, es_ES: 1, ar_BH: 2 };

/** Of words in English, Spanish and Arabic those that a practice speaks. */
export const spokenBy =
  ({ plan }: Cast) =>
  (words: Words): string =>
    words[PLACE[messageLocaleOf(plan.locale)]];

/** The pharmacies of a practice and the person who signs in at the first: the same ids each time. */
export function pharmacyCast(cast: Cast) {
  const random = createRandom(`demo/${cast.plan.slug}/pharmacy`);
  const newId = () => demoId(openedAt(cast), random);
  const say = spokenBy(cast);
  const [first, last] = PHARMACIST;
  return {
    pharmacies: PHARMACIES.map(({ name, address, phone }) => ({
      ...{ id: newId(), name: say(name), address: say(address), phone: say(phone) },
    })),
    pharmacist: {
      ...{ id: newId(), userId: newId(), firstName: say(first), lastName: say(last) },
      email: `pharmacy@${cast.plan.mailDomain}`,
    },
  };
}

/** Who works at the desk of the first pharmacy, with an account. */
function pharmacistRows(cast: Cast, { roles, passwordHash }: Opened): TableRows[] {
  const { pharmacies, pharmacist } = pharmacyCast(cast);
  const roleId = roles[ROLE.PHARMACY];
  if (passwordHash === null || roleId === undefined) return [];
  return [
    ...colleagueRows(cast, { ...pharmacist, gender: FEMALE }, { passwordHash, roleId }),
    tableOf(
      "pharmacy_employee",
      pharmacies.slice(0, 1).map((place) => ({ employee_id: pharmacist.id, pharmacy_id: place.id })),
    ),
  ];
}

/** The pharmacies that a practice sends prescriptions to; in one that stays, also somebody who works there. */
export const pharmacy: Filler = {
  ofPractice: (cast, opened) => [
    tableOf(
      "pharmacy",
      pharmacyCast(cast).pharmacies.map((place): Row => ({ ...place, enabled: 1, version: 1 })),
    ),
    ...pharmacistRows(cast, opened),
  ],
  marked: [
    {
      table: "pharmacy",
      belongings: [{ table: "pharmacy_employee", column: "pharmacy_id" }],
      undeclared: [{ table: "dispense", column: "pharmacy_id" }],
      shown: { name: "t.name", kind: "demo:kinds.pharmacy", href: () => paths.pharmacies() },
    },
  ],
};
