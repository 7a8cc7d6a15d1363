import { parseArgs } from "node:util";
import { Complaint, main, say } from "./terminal/say";
import { askOperator } from "./worker/operator";

const usage = `npm run tenant:limits -- --slug <slug> [--employees <number or none>] [--credits <number or none>] [--restricted on|off]
  [--trial TRAIL|TRIALEXPIRED|none] [--hipaa-terms on|off] [--packages-tab on|off] [--admin-portal on|off] [--url https://practice.example]`;

const options = {
  slug: { type: "string" },
  employees: { type: "string" },
  credits: { type: "string" },
  restricted: { type: "string" },
  trial: { type: "string" },
  "hipaa-terms": { type: "string" },
  "packages-tab": { type: "string" },
  "admin-portal": { type: "string" },
  url: { type: "string", default: "http://127.0.0.1:8787" },
} as const;

/** A number as it is typed, or `none` for no limit; undefined where it is left out. */
function limitOf(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === "none") return null;
  if (!/^\d+$/.test(typed)) throw new Complaint(usage);
  return Number(typed);
}

/** A switch as it is typed; undefined where it is left out. */
function onOff(name: string, typed: string | undefined): boolean | undefined {
  if (typed === undefined) return undefined;
  if (typed !== "on" && typed !== "off") throw new Complaint(`--${name} is on or off.\n\n${usage}`);
  return typed === "on";
}

/** Sets what an organization may have; what is left out stays as it is. */
main(async () => {
  const { values } = parseArgs({ options });
  const { slug, employees, credits, trial, url } = values;
  if (!slug) throw new Complaint(usage);
  await askOperator(url, "/operator/limits", {
    slug,
    employeeListLimit: limitOf(employees),
    creditMaxValue: limitOf(credits),
    trialState: trial === "none" ? null : trial,
    restrictedMode: onOff("restricted", values.restricted),
    hipaaTerms: onOff("hipaa-terms", values["hipaa-terms"]),
    packagesTab: onOff("packages-tab", values["packages-tab"]),
    adminPortal: onOff("admin-portal", values["admin-portal"]),
  });
  say(`The limits of ${slug} are set.`);
});
