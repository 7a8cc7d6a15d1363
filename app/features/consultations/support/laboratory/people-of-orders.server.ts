import { employeeNames } from "~/features/identity/public.server";
import { patientIdentities } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readLabOrder, type StoredOrder } from "../../data/laboratory/lab-orders-read.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";

/** Of the patient, for labels and ranges; gender by the specification's numbers. */
export interface OrderedFor {
  birthDate: string;
  gender: number;
  number: number;
  /** They can sign in and read it; whoever cannot is told by the practice itself. */
  hasAccount: boolean;
}

/** An order with its tests, its names, and whose it is. */
export interface LoadedOrder extends StoredOrder {
  order: LabOrder & { patientName: string; providerName: string; laboratoryName: string };
  person: OrderedFor;
}

/** Whom orders are about, and who answers for them. */
type People = Pick<LabOrder, "patientId" | "providerId">;

/** What is said of the people of orders, asked of those who own them at once. */
export async function peopleOfOrders(context: RequestContext, orders: readonly People[]) {
  const [patients, employees] = await Promise.all([
    patientIdentities(
      context,
      orders.map(({ patientId }) => patientId),
    ),
    employeeNames(
      context,
      orders.map(({ providerId }) => providerId),
    ),
  ]);
  return ({ patientId, providerId }: People) => {
    const patient = patients.get(patientId);
    const { birthDate = "", gender = 0, number = 0, userId = null } = patient ?? {};
    const names = { patientName: patient?.name ?? "", providerName: employees.get(providerId) ?? "" };
    return { names, person: { birthDate, gender, number, hasAccount: userId !== null } };
  };
}

/** An order with its people. */
export async function withPeople(context: RequestContext, stored: StoredOrder): Promise<LoadedOrder> {
  const peopleOf = await peopleOfOrders(context, [stored.order]);
  const { names, person } = peopleOf(stored.order);
  return { ...stored, order: { ...stored.order, ...names }, person };
}

/** An order by its id, with its people; undefined for none. */
export async function loadLabOrder(context: RequestContext, id: string): Promise<LoadedOrder | undefined> {
  const stored = await readLabOrder(context.db, id);
  return stored && withPeople(context, stored);
}
