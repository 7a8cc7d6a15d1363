import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readBookableDepartments, readBookablePlaces, type CountedChoice } from "../data/booking-lists.server";
import { OFFERINGS_TYPE, type VisitKind } from "../domain/visit-kind";

/** The departments or the places where a visit of a kind can be booked, with the number of doctors there. */
export async function listBookablePlaces(
  context: RequestContext,
  kind: VisitKind,
  by: "department" | "practiceLocation",
): Promise<CountedChoice[]> {
  await authorize(context, "slots.read");
  const read = by === "department" ? readBookableDepartments : readBookablePlaces;
  return read(context.db, OFFERINGS_TYPE[kind]);
}
