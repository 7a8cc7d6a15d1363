import { namedSubstances } from "./named-substances";

/**
 * `always`: under international control as strictly as there is (Single Convention on Narcotic Drugs of 1961, schedule I;
 * Convention on Psychotropic Substances of 1971, schedule II), so that every country asks for a system of its own.
 * `often`: in other schedules, or controlled by the law of many countries.
 */
export type Control = "always" | "often";

const ALWAYS = new Set(
  `alfentanil fentanyl hydrocodone hydromorphone methadone morphine oxycodone oxymorphone pethidine remifentanil
sufentanil amfetamine dexamfetamine methylphenidate dronabinol`.split(/\s+/),
);

const OFTEN = new Set(
  `alprazolam bromazepam buprenorphine butorphanol chlordiazepoxide clobazam clonazepam clorazepate codeine diazepam
dihydrocodeine esketamine flunitrazepam gabapentin ketamine lisdexamfetamine lorazepam lormetazepam midazolam modafinil
nalbuphine nitrazepam oxazepam pentazocine phenobarbital phentermine pholcodine pregabalin tapentadol temazepam tramadol
triazolam zolpidem zopiclone`.split(/\s+/),
);

/** How strictly what a medicine is called is controlled; null where it is not, or is not recognized. */
export function controlOf(name: string): Control | null {
  const { substances } = namedSubstances(name);
  if (substances.some((code) => ALWAYS.has(code))) return "always";
  return substances.some((code) => OFTEN.has(code)) ? "often" : null;
}
