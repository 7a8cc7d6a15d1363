import { z } from "zod";
import { accountText, optionalAccountText } from "../account-schema";

const modeOf = (text: string) => /(?:^|_)(test|prod)_/.exec(text)?.[1];

const accountSchema = z.object({
  publicKey: accountText(/^pub_(test|prod)_\w+$/),
  privateKey: accountText(/^prv_(test|prod)_\w+$/),
  integritySecret: accountText(/^(test|prod)_integrity_\w+$/),
  eventsSecret: optionalAccountText(/^(test|prod)_events_\w+$/),
});
export type WompiAccount = z.infer<typeof accountSchema>;

/**
 * Keys of a merchant at Wompi in Colombia, which say whether payments are tests. One secret signs what payers are led to,
 * the other Wompi's events; where that is empty, payments are found out by asking alone.
 */
export const wompiSchema = accountSchema.superRefine(({ publicKey, ...others }, context) => {
  for (const [field, value] of Object.entries(others))
    if (value !== "" && modeOf(value) !== modeOf(publicKey))
      context.addIssue({ code: "custom", path: [field], message: "billing:account.modesDiffer" });
});

/** Whether payments are tests. */
export const isTestOfWompi = ({ publicKey }: WompiAccount): boolean => modeOf(publicKey) === "test";
