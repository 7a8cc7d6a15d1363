import { organizationArea } from "../setting-area";
import { choice, duration, line, onOff } from "../setting-fields";

/** Who gets in, and who reads what. */
export const securityAreas = {
  compliance: organizationArea("security", {
    words: "settings:areas.compliance",
    reader: "app/features/patients/support/patients/may-read-records.server.ts",
    fields: { adminsMayReadRecords: onOff(false, { hint: "settings:fields.adminsMayReadRecordsHint" }) },
    copy: (settings) => ({ settings }),
  }),
  "two-factor": organizationArea("security", {
    words: "settings:areas.twoFactor",
    reader: "app/platform/access/second-step.server.ts",
    fields: {
      /** Roles that need a second factor. */
      required: choice(["NOBODY", "ADMINISTRATORS", "EMPLOYEES", "EVERYONE"], "NOBODY", {
        hint: "settings:fields.requiredHint",
        reader: "app/platform/access/second-step.server.ts#secondFactorOf",
      }),
      idleMinutes: duration("minutes", [5, 720], 60, {
        hint: "settings:fields.idleMinutesHint",
        reader: "app/platform/access/session.server.ts",
      }),
    },
    copy: ({ required, idleMinutes }) => ({ settings: { secondFactorOf: required, idleMinutes } }),
  }),
  recaptcha: organizationArea("security", {
    words: "settings:areas.recaptcha",
    reader: "app/features/identity/services/protection/check-human.server.ts#recaptchaSiteKey",
    fields: { siteKey: line(200, { latin: true }) },
    credential: { hint: "settings:fields.secretKeyHint" },
    copy: ({ siteKey }) => ({ settings: { recaptchaSiteKey: siteKey } }),
  }),
};
