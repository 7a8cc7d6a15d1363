import type { RequestContext } from "~/platform/context.server";
import type { ConsultationActor } from "../../domain/consultations/consultation-states";
import type { ReachedConsultation } from "./reach-consultation.server";

/** In which part an employee acts on a consultation; null for whoever only reads it. */
export function consultationActor(
  { actor }: Pick<RequestContext, "actor">,
  { consultation, role }: Pick<ReachedConsultation, "consultation" | "role">,
): ConsultationActor | null {
  if (actor.kind !== "employee") return null;
  if (role === "provider") return actor.employeeId === consultation.providerId ? "provider" : "colleague";
  return role === "nurse" ? "nurse" : null;
}
