import type { PracticePlan } from "~/features/demo/domain/practice-plan";

/** The password of every demo user. */
export const DEMO_PASSWORD = "demo-practice-2026";

/** Who can sign in to a demo practice, one of each kind. */
export interface DemoLogin {
  who: string;
  email: string;
}

export const adminEmail = (plan: PracticePlan) => `admin@${plan.mailDomain}`;

export function demoLogins(plan: PracticePlan): DemoLogin[] {
  const mail = (name: string) => `${name}@${plan.mailDomain}`;
  return [
    { who: "admin", email: adminEmail(plan) },
    { who: "doctor, on call", email: mail("doctor") },
    { who: "doctor and admin", email: mail("doctor.admin") },
    { who: "patient", email: mail("patient") },
    { who: "reception", email: mail("reception") },
    { who: "billing", email: mail("billing") },
    { who: "pharmacy", email: mail("pharmacy") },
    { who: "laboratory", email: mail("laboratory") },
  ];
}

/** Where a demo practice is reached on this machine; the first one also at the bare address. */
export function demoAddress(plan: PracticePlan, port: number, isFirst: boolean): string {
  return `http://${isFirst ? "" : `${plan.slug}.`}localhost:${port}`;
}
