import { ROLE } from "./roles";
import { timingsView, type StoredSlot } from "./timings-view";

/** The specification's names of the roles that every organization starts with; another role goes by its own. */
const ROLE_NAMES: Readonly<Record<string, string>> = {
  [ROLE.PROVIDER]: "DOCTOR",
  [ROLE.ADMINISTRATOR]: "ADMINISTRATOR",
  [ROLE.OWNER]: "PRIMARY_ACCOUNT_OWNER",
  [ROLE.NURSE]: "NURSE",
  [ROLE.PHARMACY]: "PHARMACY",
  [ROLE.LABORATORY]: "LABORATORY",
  [ROLE.RECEPTIONIST]: "RECEPTIONIST",
  [ROLE.BILLER]: "BILLER",
};

interface Held {
  readonly employeeId: string;
}

/** What a provider tells of themselves. */
interface Told {
  academics: readonly string[];
  achievements: readonly string[];
  additionalTraining: readonly string[];
  profileExtraInfo: string;
  urls: readonly { label: string; url: string }[];
  resources: readonly { label: string; url: string }[];
  testimonials: readonly { author: string; text: string }[];
  posts: readonly { title: string; text: string; on: string }[];
  videoUrl: string;
}

const NOTHING_TOLD: Told = {
  academics: [],
  achievements: [],
  additionalTraining: [],
  profileExtraInfo: "",
  urls: [],
  resources: [],
  testimonials: [],
  posts: [],
  videoUrl: "",
};

/** What employees hold, as rows. */
interface TeamRows<Employee extends { id: string }> {
  readonly employees: readonly Employee[];
  readonly roles: readonly (Held & { id: string; name: string })[];
  readonly branches: readonly (Held & { branchId: string })[];
  readonly departments: readonly (Held & { departmentId: string })[];
  readonly offerings: readonly (Held & { id: string; name: string; offeringsType: string })[];
  readonly slots: readonly (Held & StoredSlot)[];
  readonly profiles: readonly (Held & Told)[];
  readonly ratings: readonly (Held & { count: number; stars: number })[];
}

/**
 * Each employee with what they hold, in the shape of the specification's Employee and Provider details. Only a doctor
 * has timings. A mean is told from five ratings up.
 */
export function teamView<Employee extends { id: string }>({
  employees,
  roles,
  branches,
  departments,
  offerings,
  slots,
  profiles,
  ratings,
}: TeamRows<Employee>) {
  return employees.map((employee) => {
    const own = <Row extends Held>(rows: readonly Row[]) => rows.filter(({ employeeId }) => employeeId === employee.id);
    const branchIds = own(branches).map(({ branchId }) => branchId);
    const doctor = own(roles).some(({ name }) => name === ROLE.PROVIDER);
    const [{ employeeId: _own, ...told }] = [...own(profiles), { employeeId: employee.id, ...NOTHING_TOLD }];
    return {
      ...employee,
      userRoles: own(roles).map(({ id, name }) => ({ id, name: ROLE_NAMES[name] ?? name })),
      roleIds: own(roles).map(({ id }) => id),
      branchIds,
      departmentIds: own(departments).map(({ departmentId }) => departmentId),
      serviceOfferings: own(offerings).map(({ id, name, offeringsType }) => ({ id, name, offeringsType })),
      serviceOfferingIds: own(offerings).map(({ id }) => id),
      offeringsTypes: [...new Set(own(offerings).map(({ offeringsType }) => offeringsType))],
      timings: doctor ? timingsView(branchIds, own(slots)) : [],
      ...told,
      ...ratingView(own(ratings)[0]),
    };
  });
}

/** From so many ratings up a mean says something. */
const SHOWN_FROM = 5;

/** What patients gave somebody: how many did, and their mean with one decimal; null while they are too few to say. */
export function ratingView({ count, stars } = { count: 0, stars: 0 }) {
  return { rating: count < SHOWN_FROM ? null : Math.round((stars / count) * 10) / 10, ratingCount: count };
}

/** The roles with the authorities that each gives. */
export function rolesView(rows: readonly { roleId: string; name: string; authority: string }[]) {
  const roles = new Map<string, { id: string; name: string; authorities: string[] }>();
  for (const { roleId, name, authority } of rows) {
    const role = roles.get(roleId) ?? { id: roleId, name, authorities: [] };
    role.authorities.push(authority);
    roles.set(roleId, role);
  }
  return [...roles.values()];
}
