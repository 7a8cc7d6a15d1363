import { randomUUID } from "node:crypto";
import { sha256 } from "~/platform/crypto/crypto.server";
import type { Principal } from "../support/expected/permissions";
import { FEATURES, type Thing } from "./features";
import type { House, Stock } from "./house";
import { newId, type Thing as CommonThing } from "./recipe";

const HOUR = 3_600_000;
const TICK = 300_000;
const onTick = (instant: number) => Math.floor(instant / TICK) * TICK;

/** Fresh ids of all that the features add. */
const added = () =>
  Object.fromEntries(FEATURES.flatMap(({ ids }) => Object.entries(ids).map(([name, make]) => [name, make()]))) as Omit<
    Thing,
    keyof CommonThing
  >;

interface Side {
  patient: string;
  patientUser: string;
  employee: string;
  room: string;
  offering: string;
  clinicOffering: string;
}

const sidesOf = ({ ids }: House): Record<"own" | "others", Side> => ({
  own: {
    patient: ids.patient,
    patientUser: ids.patientUser,
    employee: ids.doctor,
    room: ids.room,
    offering: ids.videoOffering,
    clinicOffering: ids.clinicOffering,
  },
  others: {
    patient: ids.otherPatient,
    patientUser: ids.otherPatientUser,
    employee: ids.otherDoctor,
    room: ids.otherRoom,
    offering: ids.videoOffering,
    clinicOffering: ids.clinicOffering,
  },
});

/**
 * An appointment with its links and a mail, of the first doctor and patient (`own`) or of the others, as rows of the
 * stock.
 */
export async function stockThing(
  stock: Stock,
  house: House,
  whose: "own" | "others",
  soon: boolean,
  changed: Partial<Thing> & { rejected?: boolean; bookedBy?: string; startsAt?: number } = {},
): Promise<Thing> {
  const now = Date.now();
  const usual = onTick(soon ? now + HOUR : now + 100 * HOUR);
  const { rejected = false, bookedBy = "STAFF", startsAt = usual, ...other } = changed;
  const thing: Thing = {
    ...added(),
    ...sidesOf(house)[whose],
    appointment: newId(),
    branch: house.ids.branch,
    file: house.files[whose],
    logo: house.files.logo,
    picture: house.files.picture,
    photo: house.files.photo,
    organizationId: String(house.organization.organizationId),
    ...other,
  };
  for (const feature of FEATURES)
    if ("stock" in feature) await feature.stock(stock, thing, { house, now, startsAt, soon, rejected, bookedBy });
  return thing;
}

/** Ids of the right form that nothing has. */
export const absentThing = (): Thing => ({
  ...added(),
  appointment: newId(),
  patient: newId(),
  patientUser: newId(),
  employee: newId(),
  room: newId(),
  offering: newId(),
  clinicOffering: newId(),
  branch: newId(),
  file: newId(),
  logo: newId(),
  picture: newId(),
  photo: newId(),
  organizationId: "987654321",
});

/** Whose sign-in a principal holds. */
function userOf(principal: Principal, home: House, abroad: House): { house: House; user: string } | undefined {
  const users: Partial<Record<Principal, string>> = {
    patient: home.ids.patientUser,
    otherPatient: home.ids.otherPatientUser,
    unapproved: home.unapprovedUser,
    halfOpen: home.halfOpenUser,
    nurse: home.nurseUser,
    receptionist: home.receptionistUser,
    biller: home.billerUser,
    pharmacy: home.pharmacyUser,
    laboratory: home.laboratoryUser,
    disabledPatient: home.disabledPatientUser,
    doctor: home.ids.doctorUser,
    otherDoctor: home.ids.otherDoctorUser,
    admin: home.creatorUser,
  };
  if (principal === "foreignDoctor") return { house: abroad, user: abroad.ids.doctorUser };
  const user = users[principal];
  return user === undefined ? undefined : { house: home, user };
}

/** Gives a principal fresh credentials as headers: a session of its own, or the links of an appointment. */
export async function credentials(
  principal: Principal,
  { home, abroad, stocks, held }: { home: House; abroad: House; stocks: Map<House, Stock>; held: Thing },
): Promise<Record<string, string>> {
  if (principal === "foreignBearer") return { authorization: `Bearer ${abroad.bearer}` };
  if (principal === "roomGuest") return { cookie: `__Host-vp_room=${held.roomToken}` };
  if (principal === "linkHolder") return { cookie: `__Host-vp_link=${held.appointmentToken}` };
  const signedIn = userOf(principal, home, abroad);
  if (!signedIn) return {};
  const reference = randomUUID();
  const now = Date.now();
  stocks.get(signedIn.house)?.add("user_session", {
    token_hash: await sha256(reference),
    user_id: signedIn.user,
    created_at: now,
    expires_at: now + 4 * HOUR,
  });
  return { cookie: `__Host-vp_session=${reference}` };
}
